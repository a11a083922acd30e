import { expect } from 'vitest'
import { axeInEveryMode } from '../support/axe-modes.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

journey(
  'a token is made by the password, shown once, reads what it may, and ends by a press',
  { tags: ['long'] },
  async ({ arrive, server }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, mara, '/settings?section=developer')
    await page.getByText('There are no tokens.').waitFor()
    await page.getByRole('button', { name: 'Make a token' }).press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Make a token' })
    await sheet.getByRole('button', { name: 'Make the token' }).press('Enter')
    await sheet.getByText('Give it a name.').waitFor()
    await sheet.getByLabel('Name', { exact: true }).fill('The old laptop')
    await sheet.getByRole('checkbox', { name: /^Account/ }).press('Space')
    await sheet.getByRole('radio', { name: '7 days' }).press('Space')
    await sheet.getByLabel('Your password', { exact: true }).fill(mara.password)
    await sheet.getByRole('button', { name: 'Make the token' }).press('Enter')
    const shown = page.getByRole('region', { name: 'Your new token' })
    await shown.waitFor()
    const token = (await shown.getByText(/^inkwell_/).textContent()) ?? ''
    const read = async (path: string): Promise<number> =>
      (await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })).status
    expect([await read('/api/user'), await read('/api/records'), await read('/api/sessions')]).toEqual([
      200, 200, 403,
    ])
    await shown.getByRole('button', { name: 'I have it' }).press('Enter')
    await shown.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText(/^May read sealed records, account; last used on /).waitFor()
    expect(await page.content()).not.toContain(token)
    await page.getByRole('button', { name: 'End the token The old laptop' }).press('Enter')
    await page.getByText('There are no tokens.').waitFor()
    expect(await read('/api/user')).toBe(401)
    await axeInEveryMode(page, async () => {
      await page.goto('/settings?section=developer')
      await page.getByRole('button', { name: 'Make a token' }).waitFor()
    })
  },
)

journey(
  'where nothing is sold the page about prices says so, and nothing is locked',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, { ...mara, username: 'pays-nothing' }, '/pricing')
    await page
      .getByText('Everything is free here. This server takes no payments, and nothing is locked.')
      .waitFor()
    expect(await page.getByRole('button', { name: /^(Take|Cancel)/ }).count()).toBe(0)
  },
)
