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
