import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { habit, habits } from '#domain/habits/habit.ts'
import { habitStack, habitStackItem, habitStackItems, habitStacks } from '#domain/habits/habit-records.ts'
import { addDays } from '#domain/time/day.ts'
import { keepRecords } from '../../bench/filled-journal.ts'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

const today = new Date().toISOString().slice(0, 10)
const instants = { createdAt: `${today}T06:00:00.000Z`, updatedAt: `${today}T06:00:00.000Z` }
const uid = (nth: number) => `0192f000-0000-7000-8000-${String(nth).padStart(12, '0')}`
const minutes = { value: 10, unit: 'minutes', direction: 'at_least' } as const
const evening = [
  { name: 'Dishes', behavior: 'do the dishes' },
  { name: 'Lid open', behavior: 'play ten minutes', target: minutes },
  { name: 'Phone away', behavior: 'leave the phone outside' },
  { name: 'Resting', behavior: 'swim', pauses: [{ from: today, to: null, reason: '' }] },
]

/** Four habits, the last of them paused, in one stack. */
const records = [
  {
    kind: habitStacks.kind,
    uid: uid(9),
    data: habitStack.parse({ name: 'Evening', timeOfDay: 'evening', ...instants }),
  },
  ...evening.flatMap((fields, order) => [
    {
      kind: habits.kind,
      uid: uid(order),
      data: habit.parse({
        ...{ area: 'other', frequency: { type: 'daily' }, startDate: addDays(today, -9) },
        ...{ ...fields, order, ...instants },
      }),
    },
    {
      kind: habitStackItems.kind,
      data: habitStackItem.parse({ stackId: uid(9), habitId: uid(order), order, ...instants }),
    },
  ]),
]

const middleOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('nothing to drag')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [start])
  for (const part of [0.3, 0.7, 1])
    await touch('touchMove', [{ x: start.x, y: start.y + (end.y - start.y) * part }])
  await touch('touchEnd', [])
}

// Spec: S1-012, S3-081, S3-082, S5-029
journey(
  'a stack is put in order by keys, mouse and finger, a habit stands in two, and a run says at its end what was done',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, mara, null)
    await keepRecords(server.url, mara, records)
    await page.goto('/habits')
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
    await press('Stacks')
    const sheet = page.getByRole('dialog', { name: 'Stacks' })
    const grip = (name: string) => sheet.getByRole('button', { name: `Move ${name} with the arrow keys` })
    const order = () =>
      sheet
        .getByRole('list', { name: 'Evening, in order' })
        .locator('li > span:nth-of-type(2)')
        .allTextContents()

    // Two steps at once are two; the button that leads no further keeps the focus.
    await grip('Phone away').focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(order).toEqual(['Phone away', 'Dishes', 'Lid open', 'Resting'])
    await sheet.getByText('Phone away: 1 of 4').waitFor({ state: 'attached' })
    const down = sheet.getByRole('button', { name: 'Lid open further down' })
    await down.press('Enter')
    await expect.poll(order).toEqual(['Phone away', 'Dishes', 'Resting', 'Lid open'])
    expect(await down.evaluate((one) => one === document.activeElement)).toBe(true)

    // By the mouse, which says it too, and by a finger.
    await grip('Phone away').hover()
    const to = await middleOf(grip('Resting'))
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
    await expect.poll(order).toEqual(['Dishes', 'Resting', 'Phone away', 'Lid open'])
    await sheet.getByText('Phone away: 3 of 4').waitFor({ state: 'attached' })
    await dragByFinger(page, grip('Lid open'), grip('Dishes'))
    await expect.poll(order).toEqual(['Lid open', 'Dishes', 'Resting', 'Phone away'])

    // A second stack, once, with a name of its own; what is typed is there although Escape follows at once.
    const fresh = sheet.getByLabel('New stack')
    await fresh.fill('evening')
    await fresh.press('Enter')
    await sheet.getByText('There is a stack called “Evening” already').waitFor()
    await fresh.fill('Before bed')
    await fresh.press('Enter')
    await fresh.press('Enter')
    const second = sheet.getByRole('region', { name: 'Before bed' })
    await second.getByLabel('Add to Before bed').selectOption('Phone away')
    await second.getByRole('button', { name: 'Add' }).click()
    await second.getByRole('button', { name: 'Take Phone away out' }).waitFor()
    expect(await sheet.getByRole('region').count()).toBe(2)
    expect(await axe(page)).toEqual([])
    await second.getByLabel('Name', { exact: true }).fill('Last of all')
    await page.keyboard.press('Escape')
    const last = page.getByRole('region', { name: 'Last of all' })
    await last.getByRole('button', { name: 'Phone away: done today' }).waitFor()
    const first = page.getByRole('region', { name: 'Evening' })
    await first.getByRole('button', { name: 'Phone away: done today' }).waitFor()

    // Of the four, the one that rests is not asked for.
    await press('One at a time: Evening')
    const run = page.getByRole('dialog', { name: 'Evening' })
    await run.getByText('1 of 3').waitFor()
    await run.getByRole('button', { name: 'Start' }).click()
    const clock = () => run.getByRole('timer').textContent()
    await expect.poll(clock).not.toBe('10:00')
    await run.getByRole('button', { name: 'Pause' }).click()
    await run.getByText('Paused.', { exact: false }).waitFor()
    expect(await axe(page)).toEqual([])
    const stood = await clock()
    await run.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(clock).not.toBe(stood)
    await run.getByRole('button', { name: 'Done' }).click()
    await run.getByText('2 of 3').waitFor()
    await run.getByRole('button', { name: 'Skip' }).click()
    await run.getByText('3 of 3').waitFor()
    await page.keyboard.press('Escape')
    await run.getByRole('heading', { name: 'One done, one skipped, one not reached.' }).waitFor()
    await run.getByRole('button', { name: 'Go on' }).click()
    await run.getByRole('button', { name: 'Done' }).click()
    await run.getByRole('heading', { name: 'Two done, one skipped.' }).waitFor()
    expect(await axe(page)).toEqual([])
    await run.getByRole('button', { name: 'Back to the list' }).click()
    await page.getByText('Both done.').waitFor()
    for (const stack of [first, last])
      await expect
        .poll(() =>
          stack.getByRole('button', { name: 'Phone away: done today' }).getAttribute('aria-pressed'),
        )
        .toBe('true')
  },
)
