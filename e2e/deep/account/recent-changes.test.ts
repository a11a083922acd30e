import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../../support/axe.ts'
import { axeInEveryMode } from '../../support/axe-modes.ts'
import { phone } from '../../support/browser.ts'
import { journey } from '../../support/journey.ts'
import { keptHere, serverGone } from '../../support/offline.ts'
import { makeCode } from '../../support/recovery.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara, type Sample } from '../../support/screen.ts'

const someone = (username: string): Sample => ({ ...mara, username, email: `${username}@example.org` })
const another = 'quite another river'
const list = (page: Page) => page.getByRole('region', { name: 'Recent changes' })
const notice = (page: Page) => page.getByRole('link', { name: 'See what changed' })

async function openList(page: Page) {
  await page.goto('/settings?section=security')
  await list(page).waitFor()
  return list(page)
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.goto('/settings?section=vault')
  await page.getByRole('button', { name: 'Change password' }).click()
  const form = page.getByRole('dialog', { name: 'Change password' })
  await form.getByLabel('Current password', { exact: true }).fill(from)
  await form.getByLabel('New password', { exact: true }).fill(to)
  await form.getByLabel('Once more', { exact: true }).fill(to)
  await form.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password is changed. Your other devices are told.').waitFor()
}

journey(
  'a changed password is told on the other open screen, not where it was done, once, and leads to the list',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = someone('told-elsewhere')
    const [here, there] = [await arrive(), await arrive()]
    await arriveAsNewPerson(here.page, person)
    await (await openList(here.page)).getByText('in the last 90 days.').waitFor()
    await loginThroughTheScreen(there.page, person)
    await there.page.getByRole('heading', { level: 1 }).waitFor()
    const second = await there.context.newPage()
    await second.goto('/journal-pages-demo')

    await changePassword(here.page, person.password, another)
    for (const page of [there.page, second]) {
      await page.getByRole('status').getByText('Your password was changed.').waitFor()
      await notice(page).waitFor()
    }
    expect(await axe(there.page)).toEqual([])
    expect(await notice(here.page).count()).toBe(0)
    // It waits for somebody to read it, whatever happens to the page.
    await there.page.reload()
    await notice(there.page).focus()
    await there.page.keyboard.press('Enter')
    await list(there.page)
      .getByText(/^New · (Just now|\d+ minutes ago), in Chrom/)
      .waitFor()
    await expect
      .poll(() => there.page.evaluate(() => document.activeElement?.textContent))
      .toBe('Recent changes')
    for (const page of [there.page, second]) await notice(page).waitFor({ state: 'detached' })
    await there.page.goto('/dashboard')
    await there.page.getByRole('heading', { level: 1 }).waitFor()
    await (await openList(there.page)).getByText(/^(Just now|\d+ minutes ago), in Chrom/).waitFor()
    expect(await list(there.page).getByText(/^New/).count()).toBe(0)
    expect(await notice(there.page).count()).toBe(0)
    await (await openList(here.page)).getByText(/, in this browser$/).waitFor()
  },
)

journey(
  'what happened while a device was away is told when it is back, and the list is there without a connection',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = someone('told-later')
    const here = await arrive()
    await arriveAsNewPerson(here.page, person)
    const there = await arrive({ serviceWorker: true, viewport: phone })
    there.expectTrouble(serverGone)
    there.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    await loginThroughTheScreen(there.page, person)
    await keptHere(there.page)
    await (await openList(there.page)).getByText('in the last 90 days.').waitFor()

    await there.context.setOffline(true)
    await there.page.reload()
    await list(there.page).getByText('There is no connection now.').waitFor()
    await list(there.page).getByText('in the last 90 days.').waitFor()
    await here.page.goto('/settings?section=vault')
    await makeCode(here.page, person.password)
    await here.page.getByRole('button', { name: 'Not now' }).click()
    await there.page.goto('/dashboard')
    expect(await notice(there.page).count()).toBe(0)
    await there.context.setOffline(false)
    await there.page.getByText('A new recovery code was made.').waitFor({ timeout: 60_000 })

    // Heard once, it is said without a connection as well, until somebody has closed it.
    await there.context.setOffline(true)
    await there.page.reload()
    await there.page.getByText('A new recovery code was made.').waitFor()
    await there.page.getByRole('status').getByRole('button', { name: 'Close' }).press('Enter')
    await notice(there.page).waitFor({ state: 'detached' })
    await there.page.reload()
    await there.page.getByRole('heading', { level: 1 }).waitFor()
    await (await openList(there.page)).getByText('A new recovery code was made').waitFor()
    expect(await notice(there.page).count()).toBe(0)
    await there.context.setOffline(false)
  },
)

journey(
  'who did not do it themselves finds what to do: steps, a reset link, and the end of all other sessions',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = someone('not-me')
    const [thief, owner] = [await arrive(), await arrive()]
    await arriveAsNewPerson(thief.page, person)
    await loginThroughTheScreen(owner.page, person)
    const { page } = owner
    await thief.page.goto('/settings?section=vault')
    await makeCode(thief.page, person.password)
    await notice(page).click()
    const ask = page.getByRole('button', { name: 'Not you? A new recovery code was made' })
    await ask.press('Enter')
    expect(await ask.getAttribute('aria-expanded')).toBe('true')
    await list(page).getByText('Make a code of your own, which ends this one').waitFor()
    expect(await axe(page)).toEqual([])
    await list(page).getByRole('button', { name: 'End all other sessions' }).press('Enter')
    const question = page.getByRole('dialog', { name: 'End all others?' })
    await question.getByLabel('Your password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await list(page).getByText('Every other browser is signed out.').waitFor()
    await thief.page.getByLabel('Password', { exact: true }).waitFor()
    await list(page).getByRole('link', { name: 'Make a new code' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Privacy and vault' }).waitFor()

    await loginThroughTheScreen(thief.page, person)
    const before = person.password
    await thief.page.goto('/settings?section=vault')
    await thief.page.getByRole('button', { name: 'Change password' }).click()
    const form = thief.page.getByRole('dialog', { name: 'Change password' })
    await form.getByLabel('Current password', { exact: true }).fill(before)
    await form.getByLabel('New password', { exact: true }).fill(another)
    await form.getByRole('button', { name: 'Change password' }).click()
    await notice(page).click()
    await page.getByRole('button', { name: 'Not you? Your password was changed' }).click()
    expect(await list(page).getByRole('button', { name: 'End all other sessions' }).count()).toBe(0)
    await list(page).getByRole('button', { name: 'Get a reset link' }).click()
    await page
      .getByRole('dialog', { name: 'A new password' })
      .getByRole('button', { name: 'Close' })
      .last()
      .click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get a reset link')
  },
)

journey(
  'a list that the server does not give says so, is asked for again, and can be read in every look',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = await arrive()
    const { page, context } = person
    person.expectTrouble(/status of 500/)
    await arriveAsNewPerson(page, someone('no-list'))
    const events = '**/api/security-events'
    await context.route(events, (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected', message: 'No.' } }),
    )
    await (await openList(page)).getByRole('alert').waitFor()
    expect(await axe(page)).toEqual([])
    await context.unroute(events)
    await list(page).getByRole('button', { name: 'Ask again' }).press('Enter')
    await list(page).getByText('in the last 90 days.').waitFor()
    await page.goto('/settings?section=vault')
    await makeCode(page, mara.password)
    await page.getByRole('button', { name: 'Not now' }).click()
    await axeInEveryMode(page, async () => {
      await (await openList(page))
        .getByRole('button', { name: 'Not you? A new recovery code was made' })
        .click()
      await list(page).getByText('Make a code of your own').waitFor()
    })
  },
)
