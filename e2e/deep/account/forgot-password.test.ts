import { expect } from 'vitest'
import { startMailServer } from '#server/testing/mail-server.ts'
import { axe } from '../../support/axe.ts'
import { desktop, phone } from '../../support/browser.ts'
import { journeyWith } from '../../support/journey.ts'
import { arriveAsNewPerson, mara, type Sample } from '../../support/screen.ts'
import { startServer } from '../../support/server.ts'

const mail = await startMailServer()
const journey = journeyWith({ serverOptions: () => ({ env: mail.env }) })

const someone = (username: string): Sample => ({ ...mara, username, email: `${username}@example.org` })
const next = 'a lake in february'
const mailsTo = (address: string) => mail.mails.filter(({ to }) => to.includes(address))

journey(
  'a mail brings a link, the link a new password, and the vault says how it opens',
  async ({ arrive }) => {
    const person = someone('forgetful')
    const here = await arrive()
    await arriveAsNewPerson(here.page, person)
    const { page } = await arrive()
    await page.goto('/auth?mode=login')
    await page.getByLabel('Username').fill(person.username)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    const modal = page.getByRole('dialog', { name: 'A new password' })
    await modal.getByText('A new password gives back your account, not your pages.').waitFor()
    const who = modal.getByLabel('Username or email')
    expect(await who.inputValue()).toBe(person.username)
    expect(await who.evaluate((field) => field === document.activeElement)).toBe(true)
    await who.fill('')
    await modal.getByRole('button', { name: 'Send me a link' }).click()
    await modal.getByText('Type your username or your email address').waitFor()
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      expect(await axe(page)).toEqual([])
    }
    await page.setViewportSize(desktop)
    await who.fill('nobody-at-all')
    await modal.getByRole('button', { name: 'Send me a link' }).click()
    const sent = modal.getByText('If somebody here has this name or address')
    await sent.waitFor()
    const answerForNobody = await modal.textContent()
    await modal.getByRole('button', { name: 'Back to the sign-in' }).click()
    await modal.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await who.fill(person.email)
    await who.press('Enter')
    await sent.waitFor()
    expect(await modal.textContent()).toBe(answerForNobody)
    expect(await axe(page)).toEqual([])
    await expect.poll(() => mailsTo(person.email).length).toBe(1)
    const [link = ''] = mailsTo(person.email)[0]?.text.match(/http\S+token=\S+/) ?? []
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: `A new password for ${person.username}` }).waitFor()
    await page.getByText('What it does not open').waitFor()
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await page
      .getByLabel(/recovery code/i)
      .first()
      .waitFor()
    await expect
      .poll(() => mailsTo(person.email).map(({ subject }) => subject))
      .toEqual(['A new password for your journal', 'Your password was changed'])
  },
)

journey(
  'a mail server that takes nothing, and a server that is gone, are no dead end',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const person = await arrive()
    const { page } = person
    person.expectTrouble(/ERR_CONNECTION_REFUSED|Failed to fetch|Failed to load resource/)
    mail.mood = 'refuses'
    await page.goto('/auth?mode=login')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    const modal = page.getByRole('dialog', { name: 'A new password' })
    await modal.getByLabel('Username or email').fill('forgetful')
    await modal.getByRole('button', { name: 'Send me a link' }).click()
    await modal.getByText('If somebody here has this name or address').waitFor()
    await modal.getByRole('button', { name: 'Close' }).click()
    mail.mood = 'well'

    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await modal.getByLabel('Username or email').fill('forgetful')
    await server.kill()
    await modal.getByRole('button', { name: 'Send me a link' }).click()
    await modal.getByText('There is no connection to the server.').waitFor()
    await server.restart()
    await modal.getByRole('button', { name: 'Send me a link' }).click()
    await modal.getByText('If somebody here has this name or address').waitFor()
  },
)

journey('a server without mails says which command makes a link', { tags: ['long'] }, async ({ arrive }) => {
  const bare = await startServer()
  const { page } = await arrive()
  try {
    await page.context().route('**/api/auth/forgot', async (route) => {
      const answer = await fetch(`${bare.url}/api/auth/forgot`)
      await route.fulfill({ contentType: 'application/json', body: await answer.text() })
    })
    await page.goto('/auth?mode=login')
    await page.getByLabel('Username').fill('forgetful')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    const modal = page.getByRole('dialog', { name: 'A new password' })
    await modal.getByText('npm run admin -- reset forgetful').waitFor()
    expect(await modal.getByRole('textbox').count()).toBe(0)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await modal.getByRole('button', { name: 'Copy the command' }).click()
    await modal.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm run admin -- reset forgetful')
    expect(await axe(page)).toEqual([])
  } finally {
    await bare.stop()
  }
})
