import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { desktop } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from '../support/screen.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })
const openAt = async (page: Page, view: string, day: string): Promise<void> => {
  await page.goto(`/calendar?view=${view}&day=${day}`)
  await page.getByRole('button', { name: 'Add to this day' }).waitFor()
}
/** What stands in the hours of a day, by its name for those who hear it. */
const inColumn = (page: Page, day: string, name: RegExp): Locator =>
  page.locator(`[data-column="${day}"]`).getByRole('button', { name })
const onDay = (page: Page): Locator => page.getByRole('region', { name: /^\d/ })
const sheet = (page: Page): Locator => page.getByRole('dialog')

/** The middle of a column at an hour of the day, on the screen. */
async function pointAt(page: Page, day: string, hour: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-column="${day}"]`).boundingBox()
  if (!box) throw new Error(`${day} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + (box.height * hour) / 24 }
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

/** Fills in what was begun, and keeps it. */
async function keepEvent(
  page: Page,
  {
    title,
    again,
    clock,
    day,
    zone,
    which,
  }: { title: string } & Partial<Record<'again' | 'clock' | 'day' | 'zone' | 'which', string>>,
): Promise<void> {
  const form = sheet(page)
  await form.getByLabel('Title', { exact: true }).fill(title)
  if (zone) await form.getByLabel('By the clock of').selectOption(zone)
  if (day) await form.getByLabel('Begins', { exact: true }).fill(day)
  if (clock) await form.getByLabel('Time', { exact: true }).first().fill(clock)
  if (again) await form.getByText(again, { exact: true }).click()
  const keep = form.getByRole('button', { name: 'Keep event' })
  await keep.click()
  if (which) await page.getByRole('button', { name: which }).click()
  await keep.waitFor({ state: 'detached' })
}

// Spec: S1-017
journey(
  'an event is drawn into a week, moved and stretched by the mouse and by keys, and two devices agree on it',
  async ({ arrive }) => {
    const her = someone('draws')
    const { page } = await arrive({ timezoneId: 'UTC', viewport: desktop })
    await arriveAsNewPerson(page, her)
    await openAt(page, 'week', '2027-01-13')
    await drag(page, await pointAt(page, '2027-01-12', 10), await pointAt(page, '2027-01-12', 11.5))
    // Nothing is kept without a name, and nothing of it is lost.
    await sheet(page).getByRole('button', { name: 'Keep event' }).click()
    await sheet(page).getByText('Title is required').waitFor()
    expect(await axe(page)).toEqual([])
    await keepEvent(page, { title: 'Choir' })
    await inColumn(page, '2027-01-12', /^Choir ?10:00 to 11:30/).waitFor()

    await drag(page, await pointAt(page, '2027-01-12', 10.5), await pointAt(page, '2027-01-14', 12.5))
    const moved = inColumn(page, '2027-01-14', /^Choir ?12:00 to 13:30/)
    await moved.waitFor()
    expect(await inColumn(page, '2027-01-12', /^Choir/).count()).toBe(0)
    await drag(page, await pointAt(page, '2027-01-14', 13.49), await pointAt(page, '2027-01-14', 14.45))
    await inColumn(page, '2027-01-14', /^Choir ?12:00 to 14:30/).waitFor()

    const elsewhere = await arrive({ timezoneId: 'UTC', viewport: desktop })
    await loginThroughTheScreen(elsewhere.page, her)
    await openAt(elsewhere.page, 'week', '2027-01-13')
    const there = inColumn(elsewhere.page, '2027-01-14', /^Choir ?12:00 to 14:30/)
    await there.focus()
    await elsewhere.page.keyboard.press('Alt+ArrowDown')
    await inColumn(elsewhere.page, '2027-01-14', /^Choir ?12:15 to 14:45/).waitFor()
    await inColumn(page, '2027-01-14', /^Choir ?12:15 to 14:45/).waitFor()

    await inColumn(page, '2027-01-14', /^Choir/).focus()
    await page.keyboard.press('Alt+ArrowLeft')
    await inColumn(page, '2027-01-13', /^Choir ?12:15 to 14:45/).waitFor()
    await inColumn(elsewhere.page, '2027-01-13', /^Choir/).focus()
    await elsewhere.page.keyboard.press('Alt+Shift+ArrowUp')
    await inColumn(page, '2027-01-13', /^Choir ?12:15 to 14:30/).waitFor()
    expect(await inColumn(elsewhere.page, '2027-01-14', /^Choir/).count()).toBe(0)

    // Both carry the same occurrence of a series at once: it stands once, at the same time on both, and the others stay.
    await drag(page, await pointAt(page, '2027-01-11', 16), await pointAt(page, '2027-01-11', 17))
    await keepEvent(page, { title: 'Swim', again: 'Daily' })
    const swim = (on: Page, day = '2027-01-14') => inColumn(on, day, /^Swim/)
    const carry = async (on: Page, key: string) => {
      await swim(on).focus()
      await on.keyboard.press(key)
      await on.getByRole('button', { name: 'Only this one' }).click()
    }
    await swim(elsewhere.page).waitFor()
    await Promise.all([carry(page, 'Alt+ArrowDown'), carry(elsewhere.page, 'Alt+ArrowUp')])
    const both = () => Promise.all([page, elsewhere.page].map((on) => swim(on).allTextContents()))
    await expect
      .poll(async () => {
        const [here = [], there = []] = await both()
        return here.length === 1 && here.join() === there.join() && /16:15|15:45/.test(here.join())
      })
      .toBe(true)
    await inColumn(page, '2027-01-15', /^Swim.*16:00/).waitFor()
    await inColumn(elsewhere.page, '2027-01-15', /^Swim.*16:00/).waitFor()

    // Whole days are carried and stretched too, by the mouse and by keys, and go on from the day's list.
    await page.getByRole('button', { name: 'Add to this day' }).click()
    await sheet(page).getByText('All day', { exact: true }).click()
    await keepEvent(page, { title: 'Fair' })
    const fair = page.getByRole('button', { name: /^Fair/ })
    const own = onDay(page).getByRole('button', { name: /Fair/ })
    await own.focus()
    await page.keyboard.press('Alt+ArrowRight')
    await page.waitForURL(/day=2027-01-14/)
    await own.waitFor()
    await fair.first().focus()
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await expect.poll(() => fair.count()).toBe(2)
    const box = await fair.first().boundingBox()
    if (!box) throw new Error('The fair is not on the screen')
    await drag(page, { x: box.x + 20, y: box.y + 10 }, await pointAt(page, '2027-01-12', 8))
    await page.getByText('The event is moved').last().waitFor()
    await openAt(page, 'week', '2027-01-12')
    await onDay(page).getByRole('button', { name: /Fair/ }).waitFor()
  },
)

journey(
  'a monthly 31st leaves out the months that have none, and one of its days goes alone to another',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC', viewport: desktop })
    await arriveAsNewPerson(page, someone('monthly'))
    await openAt(page, 'month', '2026-12-31')
    await page.locator('[data-day="2026-12-31"]').focus()
    await page.keyboard.press('n')
    await sheet(page).getByText('Monthly', { exact: true }).click()
    await sheet(page)
      .getByText(/^Every month on the 31st at 09:00, .*Months without a 31st are left out\./)
      .waitFor()
    // Letter by letter: what is half typed is neither wrong nor the end of the sheet.
    await sheet(page).getByLabel('Until').pressSequentially('31 Dec 2029')
    await sheet(page)
      .getByText(/, until 31 December 2029\./)
      .waitFor()
    await keepEvent(page, { title: 'Pay the rent' })
    const rent = onDay(page).getByRole('button', { name: /Pay the rent/ })
    for (const day of ['2026-12-31', '2027-01-31', '2027-03-31', '2027-05-31', '2028-01-31']) {
      await openAt(page, 'month', day)
      await rent.waitFor()
    }
    for (const day of ['2027-02-28', '2027-03-01', '2027-04-30', '2027-05-01']) {
      await openAt(page, 'month', day)
      await onDay(page).getByText('Nothing planned yet.').waitFor()
    }

    await openAt(page, 'month', '2027-03-31')
    await onDay(page)
      .getByRole('button', { name: /Pay the rent/ })
      .click()
    const title = sheet(page).getByLabel('Title', { exact: true })
    await title.fill('Pay the rent, early')
    await sheet(page).getByRole('button', { name: 'Keep event' }).click()
    // Who thinks better of it finds the sheet as it was.
    await page.getByText('Which do you mean?').waitFor()
    await page.keyboard.press('Escape')
    expect(await title.inputValue()).toBe('Pay the rent, early')
    await keepEvent(page, { title: 'Pay the rent', day: '30 Mar 2027', which: 'Only this one' })
    await page
      .locator('[data-cell="2027-03-30"]')
      .getByRole('button', { name: /Pay the rent/ })
      .waitFor()
    expect(
      await page
        .locator('[data-cell="2027-03-31"]')
        .getByRole('button', { name: /Pay the rent/ })
        .count(),
    ).toBe(0)
    await openAt(page, 'month', '2027-05-31')
    await page
      .locator('[data-cell="2027-05-31"]')
      .getByRole('button', { name: /Pay the rent/ })
      .waitFor()
  },
)

journey(
  'what keeps the clock of another place goes with it when clocks change there, and over the date line',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'Pacific/Honolulu', viewport: desktop })
    await arriveAsNewPerson(page, someone('far-away'))
    // Eight in the morning in Auckland is nine in the morning of the day before in Honolulu; in their winter ten.
    await openAt(page, 'month', '2027-03-30')
    await page.getByRole('button', { name: 'Add to this day' }).click()
    await keepEvent(page, {
      ...{ title: 'Ring Aunt Rua', zone: 'Pacific/Auckland', day: '31 Mar 2027', clock: '08:00' },
      again: 'Weekly',
    })
    const rings = async (day: string) => {
      await openAt(page, 'day', day)
      const own = onDay(page).getByRole('button', { name: /Ring Aunt Rua/ })
      await own.waitFor()
      return (await own.textContent())?.slice(0, 5)
    }
    expect(await rings('2027-03-30')).toBe('09:00')
    expect(await rings('2027-04-06')).toBe('10:00')
    expect(await rings('2027-09-21')).toBe('10:00')
    expect(await rings('2027-09-28')).toBe('09:00')
    await onDay(page)
      .getByRole('button', { name: /Ring Aunt Rua/ })
      .click()
    await sheet(page).getByText('You see it by the clock of Honolulu.').waitFor()
    expect(await sheet(page).getByLabel('Begins', { exact: true }).inputValue()).toBe('Wed 29 Sep 2027')
    expect(await sheet(page).getByLabel('Time', { exact: true }).first().inputValue()).toBe('08:00')
  },
)
