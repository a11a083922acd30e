import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { reminder, reminders } from '#domain/calendar/reminders/reminder.ts'
import { keepRecords } from '../../bench/filled-journal.ts'
import { setAppearance } from '../support/appearance.ts'
import { axeInEveryRun } from '../support/axe.ts'
import { desktop, phone } from '../support/browser.ts'
import { coveredBy, drawn, misfits, smallest, tablet, zoomed } from '../support/fits.ts'
import { journey } from '../support/journey.ts'
import { arriveWithALife } from '../support/lived-life.ts'
import { loginThroughTheScreen, mara } from '../support/screen.ts'

const ida = { ...mara, username: 'ida', email: 'ida@example.org' }
const tove = { ...mara, username: 'tove', email: 'tove@example.org' }

/** The cards that are drawn, in the order of the page: of two columns one after the other. */
const cardsOn = (page: Page) =>
  page
    .locator('[data-card]:not(:empty)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-card')))

journey('the dashboard has today on it, and its insight is answered', async ({ server, arrive }) => {
  const { page } = await arrive({ timezoneId: 'UTC' })
  await arriveWithALife(page, server.url, mara)
  const startTime = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`
  const instants = { startTime, endTime: startTime, createdAt: startTime, updatedAt: startTime }
  const data = reminder.parse({ title: 'Water the fern', ...instants })
  await keepRecords(server.url, mara, [{ kind: reminders.kind, data }])
  await page.goto('/dashboard')
  await page.getByText(/of 4 habits$/).waitFor()
  await page.getByRole('checkbox', { name: /^Ten minutes, lid open/ }).check()
  await page.getByText('1 of 4 habits').waitFor()
  await page.getByText('Do one thing slowly enough to notice it.').waitFor()
  await page.getByRole('region', { name: 'Meant for today' }).getByRole('button', { name: 'I did' }).click()
  await page.getByText('Done.', { exact: true }).first().waitFor()

  const fern = page.getByRole('checkbox', { name: 'Water the fern is done' })
  await fern.check()
  await page.getByRole('link', { name: /^Water the fern ?done$/ }).waitFor()
  await fern.uncheck()
  await page.getByRole('link', { name: /^Water the fern ?open$/ }).waitFor()

  // A letter that may be opened is not in the way today.
  const letter = page.getByRole('heading', { name: 'A letter from you may be opened.' })
  await letter.waitFor()
  await page.getByRole('button', { name: 'Put the letter away for today' }).click()
  await letter.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await letter.waitFor()

  // The insight waits to be asked for, rests on pages, and its answer is taken back.
  await page.getByRole('button', { name: 'Show the new one' }).click({ timeout: 60_000 })
  await page.getByText(/points?, 95 %/).waitFor()
  const helpful = page.getByRole('button', { name: 'Helpful' })
  for (const isPressed of ['true', 'false']) {
    await helpful.click()
    await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe(isPressed)
  }
  const sentence = await page
    .getByRole('region', { name: 'One thing we noticed' })
    .getByRole('heading')
    .textContent()
  await page.getByRole('link', { name: /^All \d+ days$/ }).click()
  const evidence = page.getByRole('region', { name: sentence ?? '', exact: true })
  await evidence.getByRole('button', { name: 'Fewer' }).waitFor()
  expect(page.url()).toMatch(/\/analytics\?tab=moves$/)

  await page.goBack()
  await page.getByRole('button', { name: 'Write back' }).click()
  await expect
    .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
    .toMatch(/^To \w+day \d+ \w+ \d{4}$/)
})

journey(
  'cards are moved by keys, buttons and drag, and stand in the same order on every device',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveWithALife(page, server.url, ida, '/dashboard')
    await drawn(page)
    await page.getByRole('button', { name: 'Move or hide cards' }).click()
    const rows = (group: string) =>
      page
        .locator(`[data-group="${group}"] > li`)
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-row')))
    const grip = (name: string) => page.getByRole('button', { name: `Move ${name} with the arrow keys` })

    // One press, one place; to the other column, and the focus goes with it.
    await grip('The last fourteen days').press('ArrowUp')
    await expect.poll(() => rows('main')).toEqual(['course', 'letter', 'noticed', 'lately'])
    await page.getByText('The last fourteen days: On the page, 1 of 4').waitFor({ state: 'attached' })
    await grip('One step').press('ArrowLeft')
    await expect.poll(async () => (await rows('main')).at(-1)).toBe('step')
    await expect.poll(() => grip('One step').evaluate((one) => one === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'One step further up' }).click()
    await expect.poll(() => rows('main')).toEqual(['course', 'letter', 'noticed', 'step', 'lately'])

    // Drawn from the one column into the other, and let go there.
    await drag(page, grip('Events and reminders'), grip('Letters and promises'))
    await expect.poll(() => rows('main')).toEqual(['course', 'next', 'letter', 'noticed', 'step', 'lately'])
    await page.getByRole('switch', { name: 'Days in a row' }).click()
    expect(await axeInEveryRun(page)).toEqual([])
    await page.getByRole('button', { name: 'Done' }).click()
    const after = await cardsOn(page)
    expect(after.slice(0, 2)).toEqual(['course', 'next'])
    expect(after).not.toContain('streak')

    // On a phone the same cards stand in one list, which scrolls while one is dragged.
    const there = await arrive({ timezoneId: 'UTC', viewport: smallest })
    await loginThroughTheScreen(there.page, ida)
    await expect
      .poll(async () => (await cardsOn(there.page)).toSorted(), { timeout: 30_000 })
      .toEqual(after.toSorted())
    await there.page.getByRole('button', { name: 'Move or hide cards' }).click()
    const inHand = (name: string) =>
      there.page.getByRole('button', { name: `Move ${name} with the arrow keys` })
    // It waits until the sheet stands still.
    await inHand('The last fourteen days').hover()
    const box = await inHand('The last fourteen days').boundingBox()
    if (!box) throw new Error('no grip')
    await there.page.mouse.down()
    await there.page.mouse.move(box.x + 20, 545, { steps: 4 })
    await expect
      .poll(() => inHand('Practice').evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true)
    expect((await cardsOn(there.page)).indexOf('course')).toBe(0)
    expect((await cardsOn(there.page)).indexOf('course')).toBe(0)
    await there.page.mouse.up()
    await there.page.getByRole('button', { name: 'Done' }).click()
    await expect
      .poll(async () => (await cardsOn(page)).indexOf('course'), { timeout: 30_000 })
      .toBeGreaterThan(0)
  },
)

async function drag(
  page: Page,
  from: ReturnType<Page['locator']>,
  to: ReturnType<Page['locator']>,
): Promise<void> {
  await from.hover()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + 20, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(end.x + 20, end.y + 20, { steps: 6 })
  await page.mouse.up()
}

journey(
  'a full dashboard fits every window, and is fit for everybody, dark and light',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveWithALife(page, server.url, tove, '/dashboard')
    const found: Record<string, string[]> = {}
    for (const theme of ['dark', 'light'] as const) {
      await setAppearance(page, { theme })
      await page.goto('/dashboard')
      await drawn(page)
      for (const size of [smallest, phone, tablet, zoomed, desktop]) {
        await page.setViewportSize(size)
        const isLooked = size === phone || size === desktop
        const faults = [
          ...(await misfits(page)),
          ...(await coveredBy(page, '.mini-player')),
          ...(isLooked ? await axeInEveryRun(page) : []),
        ]
        if (faults.length > 0) found[`${theme}, ${size.width} x ${size.height}`] = faults
      }
    }
    expect(found).toEqual({})
  },
)
