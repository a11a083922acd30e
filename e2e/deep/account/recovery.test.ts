import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../../support/axe.ts'
import { journey } from '../../support/journey.ts'
import { keptHere } from '../../support/offline.ts'
import {
  makeAndConfirmCode,
  makeCode,
  resetLinkFor,
  setPasswordByLink,
  shownGroups,
  typeAskedGroups,
} from '../../support/recovery.ts'
import {
  arriveAsNewPerson,
  loginThroughTheScreen,
  logoutThroughTheScreen,
  mara,
} from '../../support/screen.ts'
import { writeEntry } from '../../support/writing.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })
const page1 = { title: 'The tuner came', content: 'He let the low F ring until it was gone.' }
const nextPassword = 'a lake in february'

/** Everything that a page leaves where it could be found again. */
const traces = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const caches = await window.caches.keys().catch(() => [])
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.title, caches])
  })

journey(
  'a code is made, kept, shown to be kept, and then the dashboard asks no more',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context } = await arrive()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await arriveAsNewPerson(page, someone('keeps-a-code'))
    await page.getByText('If you lose your password, this opens your pages.').waitFor()
    expect(await axe(page)).toEqual([])
    await makeCode(page, mara.password)
    const groups = await shownGroups(page)
    expect(groups).toHaveLength(7)
    expect(groups.every((group) => /^[0-9A-HJKMNP-TV-Z]{4}$/.test(group))).toBe(true)
    expect(await axe(page)).toEqual([])

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('inkwell-recovery-code.txt')
    const stream = await file.createReadStream()
    let text = ''
    for await (const piece of stream) text += piece
    expect(text).toContain(groups.slice(0, 4).join(' '))
    expect(text).toContain('keeps-a-code')
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(groups.join(' '))

    await page.getByRole('button', { name: 'Confirm' }).click()
    expect(await page.getByRole('region', { name: 'Recovery code' }).textContent()).not.toContain(groups[0])
    await typeAskedGroups(page, () => 'ZZZZ')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Not quite. Look once more.').first().waitFor()
    await page.getByRole('button', { name: 'Show the code again' }).click()
    expect(await shownGroups(page)).toEqual(groups)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await typeAskedGroups(page, (place) => groups[place - 1]?.toLowerCase() ?? '')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('heading', { name: 'Recovery code' }).waitFor({ state: 'detached' })
    expect(await traces(page)).not.toContain(groups[0])
    expect(await page.content()).not.toContain(groups[0])

    await page.reload()
    await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor()
    await page.getByText('Write a line').waitFor()
    expect(await page.getByText('Recovery code').count()).toBe(0)
  },
)

journey('Later lets the dashboard rest, also after a reload', { tags: ['long'] }, async ({ arrive }) => {
  const { page } = await arrive()
  await arriveAsNewPerson(page, someone('asks-later'))
  await page.getByRole('button', { name: 'Later', exact: true }).click()
  await page.getByText('Later, then').first().waitFor()
  await page.reload()
  await page.getByText('Write a line').waitFor()
  expect(await page.getByText('Recovery code').count()).toBe(0)
})

journey('on paper there is the card and nothing else', { tags: ['long'] }, async ({ arrive }) => {
  const { page } = await arrive()
  await arriveAsNewPerson(page, someone('prints-it'))
  await makeCode(page, mara.password)
  const groups = await shownGroups(page)
  const sheet = page.locator('.print-sheet')
  expect(await sheet.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await sheet.isVisible()).toBe(true)
  expect(await page.locator('#root').isVisible()).toBe(false)
  const printed = await sheet.textContent()
  for (const words of [...groups, 'prints-it', 'Inkwell recovery code']) expect(printed).toContain(words)
  await page.emulateMedia({ media: 'screen' })
})

journey(
  'a forgotten password: the account comes back by the link, the journal by the code',
  async ({ server, arrive }) => {
    const person = someone('forgot-it')
    const first = await arrive()
    await arriveAsNewPerson(first.page, person)
    const groups = await makeAndConfirmCode(first.page, person.password)
    await first.page.goto('/journal-pages-demo')
    await writeEntry(first.page, page1)
    await first.close()

    const { page } = await arrive()
    const link = await resetLinkFor(server, person.username)
    await page.goto(link)
    await page.getByRole('heading', { name: `A new password for ${person.username}` }).waitFor()
    await page.getByText('What it does not open').waitFor()
    expect(page.url()).toBe(`${server.url}/auth?mode=reset`)
    expect(await axe(page)).toEqual([])
    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await page.getByText('Password must be at least 8 characters').waitFor()
    await page.getByLabel('New password', { exact: true }).fill(nextPassword)
    await page.getByRole('button', { name: 'Set new password' }).click()

    await page.getByRole('heading', { name: 'Your account has a new password.' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    expect(await axe(page)).toEqual([])
    const code = page.getByLabel('Recovery code', { exact: true })
    await code.fill(`${groups.join(' ').slice(0, -1)}`)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await page.getByText(/27 of the 28/).waitFor()
    await code.fill(groups.join(' ').toLowerCase())
    await page.getByRole('button', { name: 'Unlock' }).click()
    await page.getByText(page1.content).first().waitFor()

    const other = await arrive()
    await loginThroughTheScreen(other.page, { ...person, password: nextPassword })
    await other.page.getByText(page1.content).first().waitFor()

    other.expectTrouble(/404/)
    await other.page.goto(link)
    await other.page.getByText('This link is over.').waitFor()
    expect(other.page.url()).not.toContain('token')
  },
)

journey(
  'a device that still has the key opens with the new password without being asked, and others follow',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const person = someone('still-has-it')
    const home = await arrive()
    await arriveAsNewPerson(home.page, person, '/journal-pages-demo')
    await writeEntry(home.page, page1)

    const away = await arrive()
    const link = await resetLinkFor(server, person.username)
    await setPasswordByLink(away.page, link, nextPassword)
    await away.page.getByRole('heading', { name: 'Your account has a new password.' }).waitFor()

    await home.page.goto('/auth?mode=login')
    await loginThroughTheScreen(home.page, { ...person, password: nextPassword })
    await home.page.getByText(page1.content).first().waitFor()

    await away.page.getByRole('button', { name: 'With another device of mine' }).click()
    await away.page.getByLabel('New password', { exact: true }).fill(nextPassword)
    await away.page.getByRole('button', { name: 'Unlock' }).click()
    await away.page.getByText(page1.content).first().waitFor()
  },
)

journey('an earlier password opens what it sealed', { tags: ['long'] }, async ({ server, arrive }) => {
  const person = someone('remembers-late')
  const first = await arrive()
  await arriveAsNewPerson(first.page, person, '/journal-pages-demo')
  await writeEntry(first.page, page1)
  await first.close()
  const { page } = await arrive()
  await setPasswordByLink(page, await resetLinkFor(server, person.username), nextPassword)
  await page.getByRole('button', { name: 'With an earlier password' }).click()
  await page.getByLabel('Earlier password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByText(page1.content).first().waitFor()
})

journey('a locked tab opens by the code as well, where it stands', { tags: ['long'] }, async ({ arrive }) => {
  const person = someone('locked-with-code')
  const { page } = await arrive()
  await arriveAsNewPerson(page, person)
  const groups = await makeAndConfirmCode(page, person.password)
  await page.goto('/journal-pages-demo')
  await page.getByRole('button', { name: /account of/, expanded: false }).click()
  await page.getByRole('menuitem', { name: 'Lock now' }).click()
  await page.getByRole('button', { name: 'Use my recovery code' }).click()
  expect(await axe(page)).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/journal-pages-demo')
  await page.getByLabel('Recovery code', { exact: true }).fill(groups.join(''))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'New entry' }).first().waitFor()
})

journey('words written just before a lock are there after it', { tags: ['long'] }, async ({ arrive }) => {
  const person = someone('locks-in-haste')
  const { page } = await arrive()
  await arriveAsNewPerson(page, person, '/journal-pages-demo')
  await page.getByRole('button', { name: 'New entry' }).first().click()
  await page.locator('#page-text').pressSequentially('The last word before the door')
  await page.getByRole('button', { name: /account of/, expanded: false }).click()
  await page.getByRole('menuitem', { name: 'Lock now' }).click()
  await page.getByText(/^Locked, /).waitFor()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByText('The last word before the door').first().waitFor()
})

journey(
  'signing out with words that the server does not have asks what becomes of them',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const person = someone('leaves-offline')
    const visitor = await arrive({ serviceWorker: true })
    visitor.expectTrouble(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|Failed to fetch/)
    const { page } = visitor
    await arriveAsNewPerson(page, person)
    await page.getByRole('button', { name: 'Later', exact: true }).click()
    await page.goto('/journal-pages-demo')
    await page.getByRole('button', { name: 'New entry' }).first().waitFor()
    await keptHere(page)
    await server.kill()
    await page.getByRole('button', { name: 'New entry' }).first().click()
    await page.locator('#page-text').pressSequentially('Nobody else has this yet')
    const account = page.getByRole('button', { name: /account of/, expanded: false })
    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('heading', { name: 'Not everything is sent' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: /^Sign out and discard/ }).click()
    await page.getByRole('heading', { name: 'Discard for good?' }).waitFor()
    await page.getByRole('button', { name: /Sign out and discard \d changes?/ }).waitFor()
    await page.getByRole('button', { name: 'Go back' }).click()
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    expect(await page.locator('#page-text').inputValue()).toBe('Nobody else has this yet')

    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('button', { name: /sealed here/ }).click()
    await page.getByRole('heading', { name: 'Not everything is sent' }).waitFor({ state: 'detached' })
    await server.restart()
    await loginThroughTheScreen(page, person)
    await page.getByText('Nobody else has this yet').first().waitFor()
  },
)

journey('with everything sent, signing out asks nothing', { tags: ['long'] }, async ({ arrive }) => {
  const person = someone('leaves-at-once')
  const { page } = await arrive()
  await arriveAsNewPerson(page, person, '/journal-pages-demo')
  await writeEntry(page, page1)
  await page.goto('/dashboard')
  await logoutThroughTheScreen(page, person)
})
