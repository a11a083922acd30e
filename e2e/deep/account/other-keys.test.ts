import { expect } from 'vitest'
import type { SlotList } from '#contract/vault.ts'
import { journey } from '../../support/journey.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'

const person = { ...mara, username: 'keeps-her-keys', email: 'keeps-her-keys@example.org' }
const junk = (length: number) => Buffer.alloc(length, 7).toString('base64')

journey(
  'a server that shows keys which open nothing: the browser says so, locks, and opens with what it kept',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, person)
    await page.context().route('**/api/vault/slots', async (route) => {
      const answer = await route.fetch()
      const { version, slots } = (await answer.json()) as SlotList
      const password = slots.filter(({ kind }) => kind === 'password')
      const shown = password.map((slot) => ({ ...slot, commitment: junk(32), wrapped: junk(97) }))
      await route.fulfill({ json: { version: version + 1, slots: shown } })
    })
    await page.reload()
    const said = page.getByText('It keeps the keys that it has, and asks for what you type.', {
      exact: false,
    })
    await said.waitFor()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await said.waitFor({ state: 'detached' })
    await page
      .getByText(/other keys than those that this device knows/)
      .first()
      .waitFor()
    await page.reload()
    await page
      .getByText(/other keys than those that this device knows/)
      .first()
      .waitFor()
    expect(await page.getByText(/^Locked, /).count()).toBe(0)
  },
)
