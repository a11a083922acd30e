import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addAuthenticator } from '../../support/authenticator.ts'
import { confirmBy, dialogOf, setUpApp, shownCodes } from '../../support/authenticator-app.ts'
import { axe } from '../../support/axe.ts'
import { journey } from '../../support/journey.ts'
import { arriveAsNewPerson, logoutThroughTheScreen, mara } from '../../support/screen.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })
const { password } = mara
const atSecurity = '/settings?section=security'

async function typeLogin(page: Page, username: string): Promise<void> {
  await page.goto('/auth?mode=login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto(atSecurity)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialogOf(page).getByLabel('Name', { exact: true }).fill(name)
  await dialogOf(page).getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Add the passkey' }).click()
}

journey(
  'an authenticator app is set up, asked for at sign-in, and a backup code stands in for it',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = await arrive()
    const { page } = person
    person.expectTrouble(/401/)
    const her = someone('has-an-app')
    await arriveAsNewPerson(page, her)
    const { codeIn, codes } = await setUpApp(page, password)
    await page.getByText('10 left').waitFor()
    expect(await axe(page)).toEqual([])
    await logoutThroughTheScreen(page, her)

    await typeLogin(page, her.username)
    await page.getByRole('heading', { name: 'Confirm that it’s you' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText('This code is not right, or was used already.').waitFor()
    await page.getByLabel('Code', { exact: true }).fill(codeIn(0))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await logoutThroughTheScreen(page, her)

    await typeLogin(page, her.username)
    await page.getByRole('button', { name: 'Use a backup code' }).click()
    await page.getByLabel('Backup code').fill(codes[0]?.toLowerCase() ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await page.goto(atSecurity)
    await page.getByText('9 left').waitFor()

    await page.getByRole('button', { name: 'Turn off the app' }).click()
    await confirmBy(page, password, 'Turn it off')
    await page.getByLabel('Code', { exact: true }).fill(codeIn(1))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Set up an app' }).waitFor()
    await logoutThroughTheScreen(page, her)
    await typeLogin(page, her.username)
    await page.waitForURL('**/dashboard')
  },
)

journey(
  'a passkey that can opens the pages as well: at sign-in, and when they are locked',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = await arrive()
    const { page } = person
    person.expectTrouble(/401/)
    const authenticator = await addAuthenticator(page, { hasPrf: true })
    const her = someone('has-a-key')
    await arriveAsNewPerson(page, her)
    const bodies: string[] = []
    page.on('request', (request) => bodies.push(request.postData() ?? ''))
    await addPasskey(page, 'This laptop')
    await shownCodes(page)
    await page.getByText('It signs you in and opens your pages.').waitFor()
    await page.getByText('Signs in, opens your pages').waitFor()
    expect(await axe(page)).toEqual([])
    await logoutThroughTheScreen(page, her)

    await page.goto('/auth?mode=login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Locked').count()).toBe(0)
    // What the passkey computed for the vault has left the browser in no request.
    expect(bodies.filter((body) => /clientExtensionResults|"prf"/.test(body))).toEqual([])

    await page.goto('/settings?section=vault')
    await page.getByRole('button', { name: 'Lock now' }).click()
    await page.getByRole('heading', { name: 'Locked, Mara.' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('button', { name: 'Lock now' }).waitFor()

    // A sensitive action: the passkey confirms it, and who closes the question changes nothing.
    await page.goto(atSecurity)
    await page.getByRole('button', { name: 'Make new codes' }).click()
    await confirmBy(page, password, 'Make new codes')
    await page.getByRole('button', { name: 'Use a passkey' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('This was not confirmed, so nothing was done.').waitFor()
    await dialogOf(page).getByRole('button', { name: 'Make new codes' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await shownCodes(page)

    await page.getByRole('button', { name: 'Rename This laptop' }).click()
    await page.getByLabel('Name', { exact: true }).fill('The grey laptop')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Remove The grey laptop' }).click()
    await confirmBy(page, password, 'Remove the passkey')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('The passkey is removed here.').waitFor()
    expect(await authenticator.count()).toBe(1)
    await logoutThroughTheScreen(page, her)
    await page.goto('/auth?mode=login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    const refusal = 'This passkey opens no account here. Sign in with your password instead.'
    await page.getByText(refusal, { exact: true }).waitFor()
  },
)

journey(
  'a passkey that cannot open the pages signs in, and they ask for the password',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = await arrive()
    const { page } = person
    person.expectTrouble(/401/)
    await addAuthenticator(page, { hasPrf: false })
    const her = someone('has-an-old-key')
    await arriveAsNewPerson(page, her, null)
    await addPasskey(page, 'An older key')
    await shownCodes(page)
    await page.getByText('this one cannot open your pages').waitFor()
    await logoutThroughTheScreen(page, her)
    await page.goto('/auth?mode=login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('heading', { name: 'Locked, Mara.' }).waitFor()
    expect(await page.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await page.waitForURL('**/dashboard')
    await logoutThroughTheScreen(page, her)
    // Beside the password it is the second factor.
    await typeLogin(page, her.username)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.waitForURL('**/dashboard')
  },
)

journey(
  'another username takes the second factor as well as the password',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = await arrive()
    const { page } = person
    person.expectTrouble(/401/)
    const her = someone('soon-another')
    await arriveAsNewPerson(page, her)
    const { codeIn } = await setUpApp(page, password)
    await page.goto('/settings?section=profile')
    await page.getByRole('button', { name: 'Change username' }).click()
    const sheet = dialogOf(page)
    await sheet.getByLabel('New username').fill('another-now')
    await sheet.getByLabel('Your password', { exact: true }).fill(password)
    await sheet.getByRole('button', { name: 'Change username' }).click()
    await page.getByLabel('Code', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('This was not confirmed, so nothing was done.').waitFor()

    await dialogOf(page).getByRole('button', { name: 'Change username' }).click()
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText('This code is not right, or was used already.').waitFor()
    await page.getByLabel('Code', { exact: true }).fill(codeIn(0))
    await page.keyboard.press('Enter')
    await page.getByText('Your username is changed.').waitFor()
    await logoutThroughTheScreen(page, her)
    await typeLogin(page, 'another-now')
    await page.getByLabel('Code', { exact: true }).fill(codeIn(1))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
  },
)
