import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { loginByCall, registerByCall, userOf, writeOverAs } from '../support/account-calls.ts'
import { desktop, phone } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { kept, pressB } from '../support/practice.ts'
import { makeCode } from '../support/recovery.ts'
import {
  arriveAsNewPerson,
  finishOnboarding,
  loginThroughTheScreen,
  mara,
  type Sample,
} from '../support/screen.ts'
import { entryRows, writeEntry } from '../support/writing.ts'

const someone = (username: string): Sample => ({ ...mara, username, email: `${username}@example.org` })
const another = 'quite another river'

/** A browser whose session ended asks for the password before it shows a page again. */
const asksForThePassword = (page: Page) => page.getByLabel('Password', { exact: true }).waitFor()

async function openSettings(page: Page, section: 'vault' | 'data' = 'vault'): Promise<void> {
  await page.goto(`/settings?section=${section}`)
  const title = section === 'vault' ? 'Privacy and vault' : 'Data'
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })

async function refused(url: string, person: Pick<Sample, 'username' | 'password'>): Promise<void> {
  await expect(loginByCall(url, person)).rejects.toThrow('401')
}

journey(
  'a dialog opens, closes and gives the focus back by keys alone',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ reducedMotion: 'reduce' })
    await arriveAsNewPerson(page, someone('by-keys'))
    // From section to section the focus stays on the list.
    await openSettings(page)
    for (const name of ['Voice', 'Privacy and vault']) {
      const link = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true })
      await link.press('Enter')
      await page.getByRole('heading', { level: 1, name }).waitFor()
      expect(await link.evaluate((one) => one === document.activeElement)).toBe(true)
    }
    for (const name of ['Change password', 'Renew the keys']) {
      const opener = page.getByRole('button', { name })
      await opener.focus()
      await page.keyboard.press('Enter')
      await sheet(page, name).waitFor()
      // It begins where something can be typed.
      expect(await page.evaluate(() => document.activeElement?.matches('dialog input'))).toBe(true)
      // Before that is the cross; its name floats beside it and goes with the same press.
      await page.keyboard.press('Shift+Tab')
      await page.getByRole('tooltip', { name: 'Close' }).waitFor()
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
      await page.keyboard.press('Escape')
      await sheet(page, name).waitFor({ state: 'detached' })
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    }
  },
)

journey(
  'a changed password opens account and journal elsewhere, and the old one opens nothing',
  async ({ server, arrive }) => {
    const person = someone('new-password')
    const { page } = await arrive()
    await arriveAsNewPerson(page, person, '/journal-pages-demo')
    await writeEntry(page, { title: 'Before', content: 'Sealed under the old password.' })
    await openSettings(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    const form = sheet(page, 'Change password')
    await form.getByLabel('Current password', { exact: true }).fill('not the password')
    await form.getByLabel('New password', { exact: true }).fill(another)
    await form.getByLabel('Once more', { exact: true }).fill(another)
    await form.getByRole('button', { name: 'Change password' }).click()
    await form.getByText('This is not your password.').waitFor()
    expect(await form.getByLabel('New password', { exact: true }).inputValue()).toBe(another)
    await form.getByLabel('Current password', { exact: true }).fill(person.password)
    await form.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Your password is changed.').waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Privacy and vault' }).waitFor()

    const elsewhere = await arrive()
    await loginThroughTheScreen(elsewhere.page, { ...person, password: another })
    await elsewhere.page.goto('/journal-pages-demo')
    await entryRows(elsewhere.page).filter({ hasText: 'Before' }).waitFor()
    await refused(server.url, person)
  },
)

journey(
  'renewed keys end the second device and the recovery code, and every page still opens',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = someone('new-keys')
    const here = await arrive()
    await arriveAsNewPerson(here.page, person, '/journal-pages-demo')
    for (const title of ['One', 'Two', 'Three']) await writeEntry(here.page, { title, content: title })
    const there = await arrive()
    await loginThroughTheScreen(there.page, person)
    await openSettings(here.page)
    await makeCode(here.page, person.password)
    await here.page.getByRole('button', { name: 'Not now' }).click()
    await here.page.getByRole('button', { name: 'Renew the keys' }).click()
    const form = sheet(here.page, 'Renew the keys')
    await form.getByText('Your recovery code opens nothing any more').waitFor()
    await form.getByText('is signed out, and its key opens nothing any more').waitFor()
    await form.getByLabel('Current password', { exact: true }).fill(person.password)
    await form.getByRole('button', { name: 'Renew the keys' }).click()
    await here.page.getByText('New keys are at work.').waitFor()
    await here.page.getByRole('button', { name: 'Make a new recovery code' }).click()
    await here.page.getByText(/opens nothing any more/).waitFor()
    await here.page
      .getByRole('progressbar', { name: 'Sealing with the new keys' })
      .waitFor({ state: 'detached' })
    await asksForThePassword(there.page)
    await loginThroughTheScreen(there.page, person)
    await there.page.goto('/journal-pages-demo')
    for (const title of ['One', 'Two', 'Three'])
      await entryRows(there.page).filter({ hasText: title }).waitFor()
    await here.page.reload()
    await here.page.goto('/journal-pages-demo')
    await entryRows(here.page).filter({ hasText: 'Three' }).waitFor()
  },
)

journey(
  'an account made by a plain call is sealed properly',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const person = someone('once-seen')
    await registerByCall(server.url, person)
    const { page } = await arrive()
    await loginThroughTheScreen(page, person)
    await finishOnboarding(page, person)
    await openSettings(page)
    await page.getByRole('button', { name: 'Seal it properly' }).click()
    const form = sheet(page, 'Seal it properly')
    await form.getByLabel('Current password', { exact: true }).fill(person.password)
    await form.getByLabel('New password', { exact: true }).fill(another)
    await form.getByRole('button', { name: 'Seal it properly' }).click()
    await page.getByText('New keys are at work.').waitFor()
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('region', { name: 'Seal it properly' }).waitFor({ state: 'detached' })
    const cookies = await page.context().cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect(await userOf(server.url, cookie)).toMatchObject({ passwordSeen: false })
    await refused(server.url, person)
  },
)

journey('an idle device locks itself after its minutes', { tags: ['long'] }, async ({ arrive }) => {
  const person = someone('idle')
  const { page } = await arrive()
  await page.clock.install()
  await arriveAsNewPerson(page, person, null)
  await openSettings(page)
  await page.getByRole('switch', { name: 'Lock when idle' }).click()
  const minutes = page.getByRole('slider', { name: 'Minutes without a touch' })
  const chosen = () => minutes.getAttribute('aria-valuetext')
  await expect.poll(chosen).toBe('15 minutes')
  await minutes.press('Home')
  await expect.poll(chosen).toBe('5 minutes')
  await page.locator('[aria-busy="false"]', { has: minutes }).waitFor()
  await page.reload()
  await expect.poll(chosen).toBe('5 minutes')
  await page.clock.fastForward('04:00')
  await page.getByRole('heading', { level: 1, name: 'Privacy and vault' }).waitFor()
  await page.clock.fastForward('02:00')
  await page.getByRole('heading', { level: 1, name: 'Locked, Mara.' }).waitFor()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy and vault' }).waitFor()
})

journey(
  'a record that was tampered with is set aside, opens again when it is whole, and is put back when somebody wrote over it',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const person = someone('tampered')
    const here = await arrive()
    await arriveAsNewPerson(here.page, person, '/journal-pages-demo')
    await writeEntry(here.page, { title: 'Whole', content: 'Until somebody touched it.' })
    const database = new DatabaseSync(join(server.dataDir, 'inkwell.db'), { timeout: 5_000 })
    const newest = database.prepare('select uid, sealed from records order by rowid desc limit 1').get()
    if (!newest) throw new Error('There is no record.')
    const sealed = newest.sealed as Uint8Array
    const touched = sealed.slice()
    touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1
    const write = database.prepare('update records set sealed = ? where uid = ?')
    write.run(touched, String(newest.uid))
    const there = await arrive()
    await loginThroughTheScreen(there.page, person)
    await openSettings(there.page)
    const quarantine = there.page.getByRole('region', { name: 'Quarantine' })
    await quarantine.getByText('1 record', { exact: true }).waitFor()
    await quarantine.getByText('It opens with none of your keys').waitFor()
    const [copy] = await Promise.all([
      there.page.waitForEvent('download'),
      quarantine.getByRole('button', { name: /^Save a copy/ }).click(),
    ])
    expect(copy.suggestedFilename()).toContain(String(newest.uid))
    await quarantine.getByRole('button', { name: 'Try again' }).click()
    await quarantine.getByText('It still does not open.').waitFor()
    write.run(sealed, String(newest.uid))
    database.close()
    await quarantine.getByRole('button', { name: 'Try again' }).click()
    await quarantine.getByText('One record opened; nothing is set aside any more.').waitFor()
    await quarantine.getByText('Nothing is set aside: every record opens.').waitFor()

    await writeOverAs(here.page, String(newest.uid))
    await quarantine.getByText('1 record', { exact: true }).waitFor()
    await quarantine.getByRole('button', { name: 'Bring back the earlier versions' }).click()
    await there.page.getByRole('button', { name: 'Bring them back' }).click()
    await quarantine.getByText('One record is back.').waitFor()
    await quarantine.getByText('Nothing is set aside: every record opens.').waitFor()
  },
)

journey(
  'a record that the server lost is said loudly until somebody has read it',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('lost'), '/journal-pages-demo')
    await writeEntry(page, { title: 'Kept here', content: 'Whatever the server does.' })
    await openSettings(page)
    await page.getByRole('button', { name: 'Compare now' }).click()
    await page.getByText('the server has everything that this device has seen').waitFor()
    const database = new DatabaseSync(join(server.dataDir, 'inkwell.db'), { timeout: 5_000 })
    database.exec('delete from records where rowid = (select max(rowid) from records)')
    database.close()
    await page.getByRole('button', { name: 'Compare now' }).click()
    const loud = page.getByRole('region', { name: 'The server does not show what it showed before' })
    await loud.getByText(/The server no longer has record/).waitFor()
    await loud.getByRole('button', { name: 'I have read this' }).click()
    await loud.waitFor({ state: 'detached' })
    await page.goto('/journal-pages-demo')
    await entryRows(page).filter({ hasText: 'Kept here' }).waitFor()
  },
)

journey('a deleted account opens nothing any more', async ({ server, arrive }) => {
  const person = someone('leaving')
  const { page } = await arrive()
  await arriveAsNewPerson(page, person)
  await pressB(page)
  expect(Object.keys(await kept(page))).not.toEqual([])
  await openSettings(page, 'data')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const form = sheet(page, 'Delete account')
  await form.getByText('nobody can bring it back').waitFor()
  await form.getByRole('button', { name: 'Type leaving to go on' }).waitFor()
  await form.getByLabel(/^Your username/).fill(person.username)
  await form.getByLabel('Your password', { exact: true }).fill('not the password')
  await form.getByRole('button', { name: 'Delete everything' }).click()
  await form.getByText('This is not your password.').waitFor()
  await form.getByLabel('Your password', { exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByText('Your account is deleted').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await refused(server.url, person)
  await page.goto('/dashboard')
  await page.waitForURL('**/auth**')
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContainEqual(expect.stringMatching(/^inkwell-\d/))
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringMatching(/-\d+$|owner/),
  )
})

journey(
  'on a phone the settings are a list first, and each section leads back to it',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ viewport: phone })
    await page.setViewportSize(desktop)
    await arriveAsNewPerson(page, someone('by-thumb'))
    await page.setViewportSize(phone)
    await page.goto('/settings')
    await page.getByRole('heading', { name: 'Sealed, on one device' }).waitFor()
    await page.getByRole('link', { name: /^Data/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Data' }).waitFor()
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await page.getByRole('button', { name: 'Lock now' }).click()
    await page.getByRole('heading', { level: 1, name: 'Locked, Mara.' }).waitFor()
  },
)
