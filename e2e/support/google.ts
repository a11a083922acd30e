import type { Page } from 'playwright-core'
import type { Person, PersonOptions } from './browser.ts'

/** Whom the provider says that somebody is. */
export const googlePerson = (name: string) => ({
  sub: `sub-${name}`,
  email: `${name}@example.org`,
  email_verified: true,
  name: 'Mara Lindqvist',
})

/** Somebody whose browser may go to the provider; whoever else is asked is still trouble. */
export const comerTo =
  ({ issuer }: { readonly issuer: string }) =>
  async (
    arrive: (options?: PersonOptions) => Promise<Person>,
    options: PersonOptions = {},
  ): Promise<Person> => {
    const person = await arrive(options)
    person.expectTrouble(new RegExp(`^request to a stranger: ${issuer}/authorize`))
    return person
  }

/** Presses a button of the settings that asks for the password before it does what it says. */
export async function proven(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('region', { name: 'Google' }).getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog', { name })
  await sheet.getByLabel('Your password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name }).click()
}

/** An event as Google has it, on a day far from everything else: 7 January 2030, 18:00 to 20:00 in Berlin. */
export const googleMatch = (summary: string) => ({
  summary,
  start: { dateTime: '2030-01-07T18:00:00+01:00', timeZone: 'Europe/Berlin' },
  end: { dateTime: '2030-01-07T20:00:00+01:00', timeZone: 'Europe/Berlin' },
})

/** To Google and back, and the first of the calendars there is shown. */
export async function connectGoogle(page: Page): Promise<void> {
  await page.goto('/settings?section=calendar')
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await page.getByText('Google is connected.').waitFor()
  await page.getByRole('button', { name: 'Show these' }).click()
  await page.getByRole('button', { name: 'Disconnect Google' }).waitFor()
}
