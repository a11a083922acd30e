import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson } from '../support/screen.ts'

/** Somebody else's calendar; null: it is there no more. */
const theirs = { text: null as string | null }
const server = createServer((_request, response) => {
  response.writeHead(theirs.text === null ? 404 : 200, { 'content-type': 'text/calendar' }).end(theirs.text)
})
await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
afterAll(() => new Promise<unknown>((closed) => server.close(closed).closeAllConnections()))
const address = `http://localhost:${(server.address() as AddressInfo).port}/team.ics`
const journey = journeyWith({ serverOptions: { env: { INKWELL_CALENDAR_HOSTS: 'localhost' } } })

const settings = '/settings?section=calendar'
const thatDay = '/calendar?view=agenda&day=2030-01-07'
const calendarFile = (title: string): string =>
  [
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Team//EN',
      'BEGIN:VEVENT',
      'UID:match',
      `SUMMARY:${title}`,
    ],
    ...['DTSTAMP:20260101T000000Z', 'DTSTART:20300107T180000Z', 'DTEND:20300107T200000Z', 'END:VEVENT'],
    'END:VCALENDAR',
  ].join('\r\n')

const onThatDay = (page: Page, title: string) => page.getByRole('main').getByText(title).first()
const fault = 'There is no calendar at this address any more.'

async function keepEvent(page: Page, title: string): Promise<void> {
  await page.keyboard.press('n')
  await page.getByLabel('Title', { exact: true }).fill(title)
  const keep = page.getByRole('button', { name: 'Keep event' })
  await keep.click()
  await keep.waitFor({ state: 'detached' })
}

/** What a calendar program gets: the file, or the status. */
async function read(from: string): Promise<string | number> {
  const answer = await fetch(from)
  return answer.ok ? await answer.text() : answer.status
}

/** The feed's address as it is shown, on the settings of the calendar. */
const feedOn = (page: Page) => page.getByText(/\/feeds\/[\w-]{43}\.ics$/)

/** Turns the feed on, has it say more, gives it another address and turns it off, and reads it each time. */
async function shareFeed(page: Page): Promise<void> {
  const isOn = page.getByRole('switch', { name: 'Let calendar programs read my events' })
  await isOn.click()
  const shown = feedOn(page)
  const first = (await shown.textContent()) ?? ''
  const busy = await read(first)
  expect(busy).toContain('SUMMARY:Busy')
  expect(busy).not.toMatch(/Therapy|Match/)
  await page.getByRole('radio', { name: 'Titles' }).click()
  await expect.poll(() => read(first)).toContain('SUMMARY:Therapy')
  expect(await read(first)).not.toContain('Match')
  await page.getByRole('button', { name: 'New address' }).click()
  await expect.poll(() => shown.textContent()).not.toBe(first)
  const second = (await shown.textContent()) ?? ''
  expect([await read(first), await read(second)]).toEqual([404, expect.stringContaining('SUMMARY:Therapy')])
  await isOn.click()
  await shown.waitFor({ state: 'detached' })
  expect(await read(second)).toBe(404)
}

// Spec: S1-017
journey(
  'a calendar is followed, hidden and coloured, said once to be gone, kept as it was and left; what is shared by address is what was chosen',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = await arrive({ timezoneId: 'UTC' })
    // What the server could not fetch it refuses.
    person.expectTrouble(/400 .*\/api\/calendar\/fetch|400: .*There is no calendar at this address/)
    const { page } = person
    await arriveAsNewPerson(page, undefined, settings)
    await page.getByRole('button', { name: 'Follow a calendar' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Team')
    await page.getByLabel('Address', { exact: true }).fill(address)
    const follow = page.getByRole('button', { name: 'Follow', exact: true })
    await follow.click()
    await page.getByText(fault).waitFor()
    theirs.text = calendarFile('Match against the vale')
    await follow.click()
    await page.getByText(/^Fetched /).waitFor()
    await page.getByLabel('Colour of Team').selectOption('amber')
    expect(await axe(page)).toEqual([])

    await page.goto(thatDay)
    await onThatDay(page, 'Match against the vale').waitFor()
    await keepEvent(page, 'Therapy')
    const own = page.getByRole('switch', { name: 'Team' })
    await own.click()
    await onThatDay(page, 'Match against the vale').waitFor({ state: 'detached' })
    expect(await axe(page)).toEqual([])
    await page.reload()
    await onThatDay(page, 'Therapy').waitFor()
    expect(await onThatDay(page, 'Match against the vale').count()).toBe(0)
    await own.click()
    await onThatDay(page, 'Match against the vale').waitFor()

    await page.goto(settings)
    const fetchNow = page.getByRole('button', { name: 'Fetch now' })
    const fetchOnce = () => Promise.all([page.waitForResponse(/\/api\/calendar\/fetch$/), fetchNow.click()])
    theirs.text = calendarFile('Match put off')
    await fetchOnce()
    await shareFeed(page)
    theirs.text = null
    await fetchOnce()
    await page.getByText(fault).waitFor()

    await page.goto(thatDay)
    const told = page.getByText('“Team” could not be fetched')
    await told.first().waitFor()
    await onThatDay(page, 'Match put off').waitFor()
    await page.reload()
    await onThatDay(page, 'Match put off').waitFor()
    expect(await told.count()).toBe(0)

    await page.goto(settings)
    await page.getByText(fault).waitFor()
    await page.getByRole('button', { name: 'Stop following' }).click()
    await page.getByText('Team is not followed any more').first().waitFor()
    await page.goto(thatDay)
    await onThatDay(page, 'Therapy').waitFor()
    expect(await page.getByText('Match put off').count()).toBe(0)
  },
)
