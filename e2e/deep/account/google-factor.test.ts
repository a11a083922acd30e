import { afterAll } from 'vitest'
import { oidcEnvironment, startOidcServer } from '#server/testing/oidc-server.ts'
import { setUpApp } from '../../support/authenticator-app.ts'
import { comerTo, googlePerson, proven } from '../../support/google.ts'
import { journeyWith } from '../../support/journey.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'

const oidc = await startOidcServer()
afterAll(() => oidc.close())
const journey = journeyWith({ serverOptions: { env: oidcEnvironment(oidc) } })
const comer = comerTo(oidc)

journey(
  'with a second factor Google is linked and unlinked by password and code, and not without the code',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = { ...mara, username: 'links-with-app', email: 'links-with-app@example.org' }
    oidc.person = googlePerson('links-with-app')
    const here = await comer(arrive)
    here.expectTrouble(/401/)
    const { page } = here
    await arriveAsNewPerson(page, person)
    const { codeIn, codes } = await setUpApp(page, person.password)
    await page.goto('/settings?section=profile')
    const part = page.getByRole('region', { name: 'Google' })
    await part.getByText('Not linked').waitFor()
    await proven(page, 'Link Google', person.password)
    await page.getByLabel('Code', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('This was not confirmed, so nothing was done.').waitFor()
    await page
      .getByRole('dialog', { name: 'Link Google' })
      .getByRole('button', { name: 'Link Google' })
      .click()
    await page.getByLabel('Code', { exact: true }).fill(codeIn(0))
    await page.keyboard.press('Enter')
    await part.getByText('Google is linked').waitFor()

    await proven(page, 'Unlink Google', person.password)
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText('This code is not right, or was used already.').waitFor()
    await page.getByRole('button', { name: 'Use a backup code' }).click()
    await page.getByLabel('Backup code').fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await part.getByText('Google is unlinked.').waitFor()
    await part.getByText('Not linked').waitFor()
  },
)
