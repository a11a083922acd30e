import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import type { FakeCalendar } from '#server/testing/google/google-events.ts'
import { googleEnvironment, startGoogleServer } from '#server/testing/google/google-server.ts'
import { axe } from '../support/axe.ts'
import { connectGoogle, googleMatch } from '../support/google.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson } from '../support/screen.ts'

const google = await startGoogleServer()
afterAll(() => google.close())
const own = google.calendars[0] as FakeCalendar
const journey = journeyWith({ serverOptions: { env: googleEnvironment(google) } })

const settings = '/settings?section=calendar'
const thatDay = '/calendar?view=agenda&day=2030-01-07'
const there = () => own.shown.map(({ summary }) => summary).sort()

async function remindOn(page: Page, title: string): Promise<void> {
  await page.goto('/calendar')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('n')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByText('Reminder', { exact: true }).click()
  await page.getByText('Monthly', { exact: true }).click()
  await page.getByRole('button', { name: 'Keep reminder' }).click()
  await page.getByRole('button', { name: 'Keep reminder' }).waitFor({ state: 'detached' })
}

/** The calendar offers the connection until somebody puts the offer away. */
async function putCardAway(page: Page): Promise<void> {
  await page.goto('/calendar')
  const card = page.getByRole('region', { name: 'Optional calendar connection' })
  await card.getByRole('button', { name: 'Connect Google Calendar' }).waitFor()
  expect(await axe(page)).toEqual([])
  await card.getByRole('button', { name: 'No, thanks' }).click()
  await page.getByText('at any time in Settings, Calendar').first().waitFor()
  await page.reload()
  await page.getByRole('switch', { name: 'Due habits' }).waitFor()
  await expect.poll(() => card.count()).toBe(0)
}

// Spec: S1-017
journey(
  'somebody connects Google, sees it, has reminders written there, changes them on both sides, and hears when Google ends it',
  { tags: ['long'] },
  async ({ arrive }) => {
    own.set('match0', googleMatch('Match against the vale'))
    const person = await arrive()
    person.expectTrouble(new RegExp(`^request to a stranger: ${google.issuer}`))
    const { page } = person
    await arriveAsNewPerson(page)
    await putCardAway(page)
    await connectGoogle(page)
    await page.goto(thatDay)
    await page.getByText('Match against the vale').first().waitFor()

    await page.goto(settings)
    const write = page.getByRole('switch', { name: 'Write my reminders to Google' })
    await write.click()
    await page.getByRole('button', { name: 'Ask Google' }).click()
    await page.getByText('Google is connected.').waitFor()
    await page.getByRole('button', { name: 'Show these' }).click()
    await write.click()
    await page.getByRole('button', { name: 'Write them' }).click()
    await page.getByText('Written to mara@example.org').waitFor()

    await remindOn(page, 'Pay the rent')
    await expect.poll(there, { timeout: 30_000 }).toEqual(['Match against the vale', 'Pay the rent'])
    const rent = own.shown.find(({ summary }) => summary === 'Pay the rent')
    expect(rent?.recurrence).toEqual(['RRULE:FREQ=MONTHLY'])

    own.set(rent?.id ?? '', { summary: 'Pay the rent, by hand' })
    own.set('match0', { summary: 'Match put off' })
    await page.goto(settings)
    await page.getByRole('button', { name: 'Read now' }).click()
    await page.goto('/calendar?view=agenda')
    await page.getByText('Pay the rent, by hand').first().waitFor()
    await page.goto(thatDay)
    await page.getByText('Match put off').first().waitFor()

    // The person takes Inkwell away at Google, which refuses from then on.
    person.expectTrouble(/409/)
    google.oauth.forgetAll()
    await Promise.all([page.waitForResponse(/\/api\/calendar\/google\/token$/), page.goto(thatDay)])
    await page.goto(settings)
    await page.getByText('Google has ended the connection', { exact: true }).waitFor()
    await page.goto(thatDay)
    await page.getByText('Match put off').first().waitFor()

    await page.goto(settings)
    await page.getByRole('button', { name: 'Connect again' }).click()
    await page.getByRole('button', { name: 'Show these' }).click()
    await page.getByRole('button', { name: 'Disconnect Google' }).click()
    await page.getByRole('button', { name: 'Connect Google Calendar' }).waitFor()
    expect(google.oauth.lasting).toEqual([])
    await page.goto(thatDay)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByText('Match put off').count()).toBe(0)
  },
)
