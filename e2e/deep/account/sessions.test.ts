import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { setUpApp } from '../../support/authenticator-app.ts'
import { axe } from '../../support/axe.ts'
import { journey } from '../../support/journey.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara, type Sample } from '../../support/screen.ts'

const someone = (username: string): Sample => ({ ...mara, username, email: `${username}@example.org` })

/** A browser whose session ended asks for the password before it shows a page again. */
const asksForThePassword = (page: Page) => page.getByLabel('Password', { exact: true }).waitFor()

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })

async function devicesOf(page: Page) {
  await page.goto('/settings?section=vault')
  const devices = page.getByRole('region', { name: 'Devices and sessions' })
  await devices.getByText('this one').waitFor()
  return devices
}

journey('ending the session of another browser locks it and takes its key', async ({ arrive }) => {
  const person = someone('two-browsers')
  const here = await arrive()
  await arriveAsNewPerson(here.page, person)
  const there = await arrive()
  await loginThroughTheScreen(there.page, person)
  const devices = await devicesOf(here.page)
  expect(await devices.getByText('has a key of its own').count()).toBe(2)
  await devices.getByRole('button', { name: /^End / }).click()
  const question = sheet(here.page, 'End this session?')
  await question.getByText('is signed out within a second').waitFor()
  await question.getByRole('button', { name: 'End session' }).click()
  await question.getByText('Your password is needed for this').waitFor()
  await question.getByLabel('Your password', { exact: true }).fill('not the password')
  await here.page.keyboard.press('Enter')
  await question.getByText('This is not your password.').waitFor()
  await question.getByLabel('Your password', { exact: true }).fill(person.password)
  await here.page.keyboard.press('Enter')
  await devices.getByText('Nobody else is signed in, and no other device has a key.').waitFor()
  expect(await here.page.evaluate(() => document.activeElement?.textContent)).toBe('Devices and sessions')
  await asksForThePassword(there.page)
  await there.page.goto('/dashboard')
  await there.page.waitForURL('**/auth**')
})

journey(
  'one press signs out everywhere, with proof, this browser last',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = someone('leaves-all')
    const here = await arrive()
    await arriveAsNewPerson(here.page, person)
    const there = await arrive()
    await loginThroughTheScreen(there.page, person)
    const devices = await devicesOf(here.page)
    await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
    const question = sheet(here.page, 'Sign out everywhere?')
    await question.getByLabel('Your password', { exact: true }).fill(person.password)
    await here.page.keyboard.press('Enter')
    await here.page.waitForURL(/\/(auth.*)?$/)
    await asksForThePassword(there.page)
    for (const { page } of [here, there]) {
      await page.goto('/dashboard')
      await page.waitForURL('**/auth**')
    }
  },
)

journey(
  'whoever has set up a second factor is offered to sign the other browsers out',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = someone('ends-others')
    const [here, there] = [await arrive(), await arrive()]
    here.expectTrouble(/401/)
    await arriveAsNewPerson(here.page, person)
    await loginThroughTheScreen(there.page, person)
    const { page } = here
    const { codeIn } = await setUpApp(page, person.password)
    const part = page.getByRole('region', { name: 'Authenticator app' })
    await part.getByText('One other browser is still signed in.').waitFor()
    expect(await axe(page)).toEqual([])
    await part.getByRole('button', { name: 'Sign it out' }).press('Enter')
    await sheet(page, 'End all others?').getByLabel('Your password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await page.getByLabel('Code', { exact: true }).fill(codeIn(0))
    await page.keyboard.press('Enter')
    await part.getByText('Every other browser is signed out.').waitFor()
    await asksForThePassword(there.page)
  },
)
