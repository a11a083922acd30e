import { expect } from 'vitest'
import { registerByCall } from '../support/account-calls.ts'
import { axe } from '../support/axe.ts'
import { phone } from '../support/browser.ts'
import { misfits } from '../support/fits.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { act, prove } from './admin.test-support.ts'

const journey = journeyWith({ serverOptions: { env: { INKWELL_TESTING: 'off' } } })
const other = { username: 'somebody', password: 'a river in november' }

journey(
  'a phone is enough to look after a server on which nothing is set up, and all of that is said',
  { tags: ['long'] },
  async ({ arrive, server }) => {
    const { page } = await arrive({ viewport: phone })
    await arriveAsNewPerson(page, mara, null)
    await registerByCall(server.url, other)
    const expectToFit = async () => expect([await misfits(page), await axe(page)]).toEqual([[], []])

    await page.goto('/admin')
    await page.getByText(/Six are not configured, which is not an error\./).waitFor()
    for (const part of ['Backups', 'Mail', 'Model providers', 'Google', 'Stripe', 'Certificate'])
      await page
        .getByRole('listitem')
        .filter({ hasText: part })
        .getByText('not configured', { exact: true })
        .waitFor()
    await expectToFit()

    await page.goto('/admin?tab=users')
    await page.getByLabel('Find by username').fill(other.username)
    await page.getByText('1 account', { exact: true }).waitFor()
    await act(page, other.username, 'Disable', 'Disable', mara.password)
    await page.getByText('disabled', { exact: true }).waitFor()
    await expectToFit()

    await page.goto('/admin/jobs?category=analytics')
    await page.getByRole('button', { name: 'Run now: prune.hourly' }).click()
    await prove(page, mara.password, 'Run it now')
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await page.getByRole('button', { name: /^completed.*prune\.hourly/ }).press('Enter')
    await page.getByText('Attempt 1').waitFor()
    await expectToFit()
    // What is looked at stays looked at.
    await page.getByRole('button', { name: 'completed', exact: true }).click()
    await page.waitForURL(/status=completed/)
    await page.reload()
    await page.getByRole('button', { name: 'completed', exact: true, pressed: true }).waitFor()
    await page.getByRole('button', { name: /^completed.*prune\.hourly/ }).waitFor()
    expect(await page.getByRole('button', { name: /^scheduled./ }).count()).toBe(0)

    await page.goto('/admin?tab=codes')
    await page.getByText(/^Nothing is sold here/).waitFor()
    await expectToFit()

    await page.goto('/admin/testing')
    await page.getByRole('heading', { name: 'Nothing is tried out here' }).waitFor()
    await page.getByRole('button', { name: 'Check it' }).click()
    await page.getByText(/give the published answers\.$/).waitFor()
    expect(await page.getByRole('button', { name: 'Send it' }).count()).toBe(0)
    await expectToFit()
  },
)
