import { journey } from './support/journey.ts'
import { arriveAsNewPerson, mara } from './support/screen.ts'

const person = { ...mara, username: 'goes-for-tea', email: 'goes-for-tea@example.org' }

journey(
  'a device that nobody touches warns and locks, with every word kept, and a touch keeps it open',
  async ({ arrive }) => {
    const { page } = await arrive()
    await page.clock.install()
    await arriveAsNewPerson(page, person, '/settings?section=vault')
    await page.getByRole('switch', { name: 'Lock when idle' }).click()
    await page.getByText('15 min', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Journal' }).click()
    await page.getByRole('button', { name: 'New entry' }).first().click()
    await page.locator('#page-text').pressSequentially('The kettle is on')
    await page.clock.fastForward('01:05')

    const warning = page.getByRole('listitem').filter({ hasText: 'Locking in half a minute' })
    await page.clock.fastForward('13:40')
    await warning.waitFor()
    await page.keyboard.press('Shift')
    await warning.waitFor({ state: 'detached' })

    await page.clock.fastForward('16:00')
    await page.getByText(/^Locked, /).waitFor()
    await page.reload()
    await page.getByText(/^Locked, /).waitFor()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await page.getByText('The kettle is on').first().waitFor()
  },
)
