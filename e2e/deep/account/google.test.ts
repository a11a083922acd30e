import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect } from 'vitest'
import { oidcEnvironment, startOidcServer } from '#server/testing/oidc-server.ts'
import { axe } from '../../support/axe.ts'
import { desktop, type Person, phone } from '../../support/browser.ts'
import { comerTo, googlePerson, proven } from '../../support/google.ts'
import { journeyWith } from '../../support/journey.ts'
import { arriveAsNewPerson, finishOnboarding, loginThroughTheScreen, mara } from '../../support/screen.ts'
import type { RunningServer } from '../../support/server.ts'
import { entryRows, wordsOnPage, writeEntry } from '../../support/writing.ts'

const oidc = await startOidcServer()
afterAll(() => oidc.close())
const journey = journeyWith({ serverOptions: { env: oidcEnvironment(oidc) } })

const passphrase = 'a river in november'
const entry = { title: 'The tuner came', content: 'He let the low F ring until it was gone.' }
beforeEach(() => {
  oidc.mood = 'well'
})

const comer = comerTo(oidc)

async function continueWithGoogle(page: Page): Promise<void> {
  await page.goto('/auth?mode=login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
}

async function choosePassphrase(page: Page, words = passphrase): Promise<void> {
  await page.getByLabel('Passphrase', { exact: true }).fill(words)
  await page.getByLabel('Once more', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Seal my pages' }).click()
}

async function arriveByGoogle(page: Page): Promise<void> {
  await continueWithGoogle(page)
  await page.waitForURL('**/onboarding')
  await choosePassphrase(page)
  await finishOnboarding(page)
}

async function unlockWith(page: Page, label: 'Passphrase' | 'Password', words: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Unlock' }).click()
}

/** The same with what is right: the lock goes. */
async function unlocked(page: Page, label: 'Passphrase' | 'Password', words: string): Promise<void> {
  await unlockWith(page, label, words)
  await page.getByRole('button', { name: 'Unlock' }).waitFor({ state: 'detached' })
}

/** Everything that a profile sends from now on. */
function listenTo({ context }: Person): () => string {
  const sent: string[] = []
  context.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  return () => sent.join('\n')
}

const bytesOf = ({ dataDir }: RunningServer): string =>
  readdirSync(dataDir)
    .map((name) => readFileSync(join(dataDir, name)).toString('latin1'))
    .join('\n')

// Spec: S2-072, S2-073, S3-021, S7-021
journey(
  'a new person comes by Google, chooses a passphrase, writes, and reads it in a second browser',
  async ({ server, arrive }) => {
    oidc.person = googlePerson('comes-by-google')
    const first = await comer(arrive)
    const { page } = first
    const sent = listenTo(first)
    await page.goto('/auth?mode=register')
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    expect(await page.getByText('Google sign-in is not set up').count()).toBe(0)
    await continueWithGoogle(page)
    await page.waitForURL('**/onboarding')
    await page.getByRole('heading', { name: 'What shall open your pages?' }).waitFor()
    expect(await axe(page)).toEqual([])

    await page.getByLabel('Passphrase', { exact: true }).fill('a river')
    await page.getByText('5 characters to go.').waitFor()
    await page.getByRole('button', { name: 'Seal my pages' }).click()
    await page.getByText('Use at least 12 characters').waitFor()
    await page.getByLabel('Passphrase', { exact: true }).fill(passphrase)
    await page.getByText('Long enough. Longer is stronger.').waitFor()
    await page.getByLabel('Once more', { exact: true }).fill('a river in December')
    await page.getByRole('button', { name: 'Seal my pages' }).click()
    await page.getByText('This is not the same as above').waitFor()
    expect(await axe(page)).toEqual([])
    // Until it is chosen there is nothing else here, after a reload as before.
    await page.reload()
    await page.getByRole('heading', { name: 'What shall open your pages?' }).waitFor()
    await choosePassphrase(page)
    await finishOnboarding(page)
    await page.goto('/journal-pages-demo')
    await writeEntry(page, entry)

    await page.goto('/settings?section=vault')
    await page.getByRole('heading', { name: 'Vault passphrase' }).waitFor()
    await page.getByRole('button', { name: 'Lock now' }).click()
    await page.getByRole('button', { name: 'Use my recovery code' }).click()
    await page.getByRole('button', { name: 'Use my passphrase' }).click()
    await unlockWith(page, 'Passphrase', 'not the passphrase')
    await page.getByText('This passphrase does not open your pages.').waitFor()
    await unlocked(page, 'Passphrase', passphrase)
    await page.getByRole('heading', { name: 'Vault passphrase' }).waitFor()

    const second = await comer(arrive, { viewport: phone, colorScheme: 'light' })
    await continueWithGoogle(second.page)
    await second.page.waitForURL('**/dashboard')
    await second.page.getByLabel('Passphrase', { exact: true }).waitFor()
    expect(await axe(second.page)).toEqual([])
    await unlocked(second.page, 'Passphrase', passphrase)
    await second.page.setViewportSize(desktop)
    await second.page.goto('/journal-pages-demo')
    await entryRows(second.page).filter({ hasText: entry.title }).click()
    await expect.poll(() => wordsOnPage(second.page)).toBe(entry.content)

    expect(sent()).toContain('/api/vault/passphrase')
    expect(sent()).not.toContain(passphrase)
    expect(bytesOf(server)).not.toContain(passphrase)
    expect(server.output()).not.toContain(passphrase)
  },
)

// Spec: S3-005
journey(
  'an account with the same email address is linked only from inside, and unlinked again',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = { ...mara, username: 'links-google', email: 'links-google@example.org' }
    oidc.person = googlePerson('links-google')
    const here = await comer(arrive)
    const { page } = here
    await arriveAsNewPerson(page, person, '/journal-pages-demo')
    await writeEntry(page, entry)

    const there = await comer(arrive)
    await continueWithGoogle(there.page)
    await there.page.getByText('An account here already uses your email address').waitFor()
    expect(await axe(there.page)).toEqual([])
    await loginThroughTheScreen(there.page, person)

    await page.goto('/settings?section=profile')
    const part = page.getByRole('region', { name: 'Google' })
    await part.getByText('Not linked').waitFor()
    oidc.mood = 'denied'
    await proven(page, 'Link Google', person.password)
    await part.getByText('Stopped at Google').waitFor()
    oidc.mood = 'well'
    await proven(page, 'Link Google', person.password)
    await part.getByText('Google is linked').waitFor()
    await part.getByText('One other browser is still signed in.').waitFor()
    expect(page.url()).toMatch(/\/settings\?section=profile$/)
    expect(await axe(page)).toEqual([])

    const third = await comer(arrive)
    await continueWithGoogle(third.page)
    await third.page.waitForURL('**/dashboard')
    await unlocked(third.page, 'Password', person.password)
    await third.page.goto('/journal-pages-demo')
    await entryRows(third.page).filter({ hasText: entry.title }).waitFor()

    await page.reload()
    await proven(page, 'Unlink Google', person.password)
    await part.getByText('Google is unlinked.').waitFor()
    await part.getByText('Two other browsers are still signed in.').waitFor()
    await page.reload()
    await part.getByText('Not linked').waitFor()
    const fourth = await comer(arrive)
    await continueWithGoogle(fourth.page)
    await fourth.page.getByText('An account here already uses your email address').waitFor()
  },
)

journey(
  'the passphrase is changed, then a password takes its place, and only then Google can go',
  { tags: ['long'] },
  async ({ arrive }) => {
    oidc.person = googlePerson('sets-a-password')
    const { page } = await comer(arrive)
    await arriveByGoogle(page)
    await page.goto('/journal-pages-demo')
    await writeEntry(page, entry)
    await page.goto('/settings?section=profile')
    const google = page.getByRole('region', { name: 'Google' })
    await google.getByText('Google is the only way into your account').waitFor()
    await google.getByRole('link', { name: 'Set a password' }).click()

    const part = page.getByRole('region', { name: 'Vault passphrase' })
    await part.getByRole('button', { name: 'Change passphrase' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Current passphrase', { exact: true }).fill('not the passphrase')
    await sheet.getByLabel('New passphrase', { exact: true }).fill('a lake in february')
    await sheet.getByLabel('Once more', { exact: true }).fill('a lake in february')
    await sheet.getByRole('button', { name: 'Change passphrase' }).click()
    await sheet.getByText('This is not your passphrase.').waitFor()
    await sheet.getByLabel('Current passphrase', { exact: true }).fill(passphrase)
    await sheet.getByRole('button', { name: 'Change passphrase' }).click()
    await part.getByText('Your passphrase is changed.').waitFor()

    await part.getByRole('button', { name: 'Set a password' }).click()
    expect(await axe(page)).toEqual([])
    await sheet.getByLabel('Passphrase', { exact: true }).fill('a lake in february')
    await sheet.getByLabel('New password', { exact: true }).fill('a pond, later')
    await sheet.getByLabel('Once more', { exact: true }).fill('a pond, later')
    await sheet.getByRole('button', { name: 'Set a password' }).click()
    await page
      .getByRole('region', { name: 'Password', exact: true })
      .getByText('Your password is set.')
      .waitFor()

    const there = await arrive()
    await loginThroughTheScreen(there.page, { username: 'sets-a-password', password: 'a pond, later' })
    await there.page.goto('/journal-pages-demo')
    await entryRows(there.page).filter({ hasText: entry.title }).waitFor()
    await there.page.goto('/settings?section=profile')
    await proven(there.page, 'Unlink Google', 'a pond, later')
    await there.page.getByText('Google is unlinked.').waitFor()
  },
)

journey(
  'somebody who comes by Google can delete their account with the passphrase',
  { tags: ['long'] },
  async ({ arrive }) => {
    oidc.person = googlePerson('goes-again')
    const { page } = await comer(arrive)
    await arriveByGoogle(page)
    await page.goto('/settings?section=data')
    await page.getByRole('button', { name: 'Delete account' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Your username, goes-again').fill('goes-again')
    await sheet.getByRole('button', { name: 'Type your passphrase' }).waitFor()
    await sheet.getByLabel('Your passphrase', { exact: true }).fill(passphrase)
    await sheet.getByRole('button', { name: 'Delete everything' }).click()
    await page.getByText('Your account is deleted').first().waitFor()
    await continueWithGoogle(page)
    await page.getByRole('heading', { name: 'What shall open your pages?' }).waitFor()
  },
)

journey(
  'what goes wrong at Google ends on the sign-in, with a sentence and nothing lost',
  { tags: ['long'] },
  async ({ arrive }) => {
    oidc.person = googlePerson('meets-trouble')
    const { page } = await comer(arrive)
    for (const [mood, words] of [
      ['denied', 'Stopped at Google'],
      ['broken', 'Google did not answer'],
      ['wrong-nonce', "Google's answer did not hold"],
      ['wrong-state', 'That took too long'],
    ] as const) {
      oidc.mood = mood
      await continueWithGoogle(page)
      await page.getByText(words).waitFor()
      expect(page.url()).toContain('/auth?mode=login&notice=')
    }
    await page.getByRole('tab', { name: 'Register' }).click()
    await page.getByText('That took too long').waitFor()
  },
)
