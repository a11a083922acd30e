import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addDays, dateOnWall, hourOf } from '#domain/time/day.ts'
import { dayNumber, longDate, weekday } from '#domain/time/entry-date.ts'
import { axe } from '../support/axe.ts'
import { axeInEveryMode } from '../support/axe-modes.ts'
import { journey } from '../support/journey.ts'
import { keptHere, serverGone } from '../support/offline.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from '../support/screen.ts'
import { entryRows, writeEntry } from '../support/writing.ts'

/** A place where it is this hour now: no clock has to be turned, in the page or in its worker. */
function placeAt(hour: number): string {
  const zone = Intl.supportedValuesOf('timeZone').find((place) => hourOf(Date.now(), place) === hour)
  if (!zone) throw new Error(`It is ${hour} o'clock nowhere`)
  return zone
}
const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

const slider = (page: Page) => page.getByRole('slider', { name: 'Hour at which your day begins' })
const now = (page: Page) => page.getByText(/^It is \d\d:\d\d in /)
const choice = (page: Page, name: string) => page.getByRole('radio', { name })

async function openDay(page: Page): Promise<void> {
  await page.goto('/settings?section=day')
  await page.getByRole('heading', { level: 1, name: 'My day' }).waitFor()
}

async function beginsAt(page: Page, hour: string): Promise<void> {
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe(hour)
}

const firstRow = (page: Page) => entryRows(page).filter({ hasText: 'After midnight' })
/** The calendar, on another screen, begins its weeks with it. */
async function expectWeeksFrom(page: Page, day: string): Promise<void> {
  await page.goto('/calendar')
  await page.getByRole('columnheader').first().filter({ hasText: day }).waitFor()
}

/** Many screens one after the other, each with its start. */
journey(
  'a page written after midnight moves to the evening before it, on every screen and every device',
  { tags: ['long'] },
  async ({ arrive }) => {
    const night = placeAt(1)
    const { page } = await arrive({ timezoneId: night })
    await arriveAsNewPerson(page, mara)
    const date = dateOnWall(Date.now(), night)
    const before = addDays(date, -1)
    await page.goto('/journal-pages-demo')
    await writeEntry(page, { title: 'After midnight', content: 'The street is empty.' })
    await firstRow(page)
      .getByText(String(dayNumber(date)), { exact: true })
      .waitFor()

    await axeInEveryMode(page, () => openDay(page))
    await expect.poll(() => now(page).textContent()).toContain(`today is ${weekday(date, 'long')}`)
    await slider(page).focus()
    for (let hour = 0; hour < 3; hour++) await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'An hour later' }).click()
    await beginsAt(page, '04:00')
    await expect
      .poll(() => now(page).textContent())
      .toContain(`for you it is still ${weekday(before, 'long')}`)
    await page.getByText('What you write at 02:30 belongs to').getByText(weekday(before, 'long')).waitFor()
    await page.reload()
    await beginsAt(page, '04:00')

    await page.goto('/journal-pages-demo')
    await firstRow(page)
      .getByText(String(dayNumber(before)), { exact: true })
      .waitFor()
    await firstRow(page).click()
    await page.getByText(new RegExp(`^${longDate(before)}, 01:\\d\\d next day$`)).waitFor()
    await page.goto('/dashboard')
    await page.getByText(new RegExp(`^${weekday(before, 'long')} ${dayNumber(before)} .*, night$`)).waitFor()
    await page.getByRole('rowheader', { name: longDate(before) }).waitFor({ state: 'attached' })
    expect(await page.getByRole('rowheader', { name: longDate(date) }).count()).toBe(0)

    const elsewhere = await arrive({ timezoneId: 'UTC' })
    await loginThroughTheScreen(elsewhere.page, mara)
    await openDay(elsewhere.page)
    await beginsAt(elsewhere.page, '04:00')
    await elsewhere.page.goto('/journal-pages-demo')
    await firstRow(elsewhere.page)
      .getByText(String(dayNumber(before)), { exact: true })
      .waitFor()
  },
)

journey(
  'a fixed zone changes hours, greeting and the zone of new pages, and can be found by typing',
  { tags: ['long'] },
  async ({ arrive }) => {
    const afternoon = placeAt(14)
    const { page } = await arrive({ timezoneId: placeAt(8) })
    await arriveAsNewPerson(page, { ...mara, username: 'zoned', email: 'zoned@example.org' })
    await page.getByRole('heading', { name: /^Good morning/ }).waitFor()
    await openDay(page)
    await slider(page).fill('3')
    await choice(page, 'One zone').check()
    const field = page.getByRole('combobox', { name: 'Another place' })
    await field.fill('no such place')
    await page.getByText('No place of that name.').waitFor()
    await field.fill(cityOf(afternoon))
    await field.press('ArrowDown')
    await field.press('ArrowUp')
    expect(await axe(page)).toEqual([])
    await page
      .getByRole('option', { name: cityOf(afternoon) })
      .first()
      .click()
    await expect.poll(() => now(page).textContent()).toMatch(/^It is 1[45]:\d\d in /)
    await page.reload()
    await expect.poll(() => now(page).textContent()).toContain(`in ${cityOf(afternoon)}`)
    await beginsAt(page, '03:00')

    await page.goto('/dashboard')
    await page.getByRole('heading', { name: /^Good afternoon/ }).waitFor()
    await page.goto('/journal-pages-demo')
    await writeEntry(page, { title: 'Written there', content: 'By the clock of another place.' })
    await page
      .getByText(new RegExp(`^${longDate(dateOnWall(Date.now(), afternoon))}, 1[45]:\\d\\d$`))
      .waitFor()

    await openDay(page)
    await choice(page, 'Follow this device').check()
    await expect.poll(() => now(page).textContent()).toMatch(/^It is 0[89]:\d\d in /)
    await page.goto('/journal-pages-demo')
    await entryRows(page).filter({ hasText: 'Written there' }).click()
    await page
      .getByText(/, 1[45]:\d\d( next day)?$/)
      .first()
      .waitFor()
  },
)

journey(
  'weeks begin where the person says, also when they said it without a connection',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const person = { ...mara, username: 'weeks', email: 'weeks@example.org' }
    const here = await arrive({ timezoneId: 'UTC', serviceWorker: true })
    here.expectTrouble(serverGone)
    await arriveAsNewPerson(here.page, person)
    await expectWeeksFrom(here.page, 'Monday')
    await openDay(here.page)
    await choice(here.page, 'Saturday').check()
    const week = here.page.getByRole('list', { name: 'This week' }).getByRole('listitem')
    await expect.poll(() => week.first().textContent()).toContain('Sat')
    await here.page.reload()
    await expect.poll(() => choice(here.page, 'Saturday').isChecked()).toBe(true)
    await expectWeeksFrom(here.page, 'Saturday')

    await openDay(here.page)
    await keptHere(here.page)
    const there = await arrive({ timezoneId: 'UTC' })
    there.expectTrouble(serverGone)
    await loginThroughTheScreen(there.page, person)
    await openDay(there.page)
    await expect.poll(() => choice(there.page, 'Saturday').isChecked()).toBe(true)
    await server.kill()
    await choice(here.page, 'Sunday').check()
    await here.page.reload()
    await expect.poll(() => choice(here.page, 'Sunday').isChecked()).toBe(true)
    await expect.poll(() => week.first().textContent()).toContain('Sun')
    await server.restart()
    await expect.poll(() => choice(there.page, 'Sunday').isChecked(), { timeout: 90_000 }).toBe(true)
    await expectWeeksFrom(there.page, 'Sunday')
  },
)

journey(
  'days in a row are counted on the dashboard, until the person would rather not be counted',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(
      page,
      { ...mara, username: 'in-a-row', email: 'in-a-row@example.org' },
      '/journal-pages-demo',
    )
    await writeEntry(page, { title: 'Today', content: 'The first one.' })
    await writeEntry(page, { title: 'The day before', content: 'Written down late.' })
    await page.getByRole('button', { name: 'Change the date' }).click()
    await page.getByLabel('Day').fill(addDays(dateOnWall(Date.now(), 'UTC'), -1))
    await page.getByRole('button', { name: 'Move it there' }).click()
    const said = page.getByText('2 days in a row, the longest run so far.')
    const course = page.getByRole('heading', { name: 'How have the last fourteen days felt?' })
    await page.goto('/dashboard')
    await said.waitFor()

    await openDay(page)
    await page.getByRole('checkbox', { name: /^Count them/ }).uncheck()
    await page.reload()
    await expect.poll(() => page.getByRole('checkbox', { name: /^Count them/ }).isChecked()).toBe(false)
    await page.goto('/dashboard')
    await course.waitFor()
    expect(await said.count()).toBe(0)
  },
)
