import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { setAppearance } from '../support/appearance.ts'
import { axe } from '../support/axe.ts'
import { desktop, phone } from '../support/browser.ts'
import { misfits } from '../support/fits.ts'
import { journey } from '../support/journey.ts'
import { keptHere, serverGone } from '../support/offline.ts'
import { arriveAgain, arriveAsNewPerson, mara } from '../support/screen.ts'
import { entryRows, writeEntry } from '../support/writing.ts'

const bar = (page: Page) => page.getByText('You are looking around in a sample life.')
const search = (page: Page) => page.getByRole('combobox', { name: 'Search your words' })

/** Whether a search of the journal finds a page that has these words. */
async function expectFound(page: Page, words: string, isThere: boolean): Promise<void> {
  await page.goto('/journal-pages-demo')
  await entryRows(page).first().waitFor()
  await search(page).fill(words)
  if (isThere) await entryRows(page).filter({ hasText: words }).first().waitFor()
  else await page.getByText('No page has these words.').waitFor()
}

journey(
  'somebody new looks around in a sample life, writes a page of their own, and removes the life on another device: their page stays, nothing else does',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, mara)
    await page.getByRole('button', { name: 'Show me' }).click()
    await page.getByText('Setting up a sample life.').waitFor()
    await bar(page).waitFor({ timeout: 120_000 })
    await page.goto('/journal-pages-demo')
    await entryRows(page).filter({ hasText: 'The piano tuner came' }).first().waitFor()

    await page.goto('/habits')
    await page.getByText('Ten minutes, lid open').first().waitFor()
    await bar(page).waitFor()
    await page.goto('/goals')
    await page.getByText('Play the Schumann for Dad').first().waitFor()
    await expectFound(page, 'linen room', true)

    await page.goto('/journal-pages-demo')
    await writeEntry(page, { title: 'Mine', content: 'I have looked around, and this is my own line.' })

    const { page: there } = await arrive()
    await arriveAgain(there, mara, '/dashboard')
    await bar(there).waitFor({ timeout: 60_000 })
    await there.getByRole('button', { name: 'Remove it' }).click()
    await there.getByText('The sample life is gone').first().waitFor({ timeout: 120_000 })
    await bar(there).waitFor({ state: 'detached' })

    await expectFound(there, 'my own line', true)
    await expectFound(there, 'linen room', false)
    await bar(page).waitFor({ state: 'detached', timeout: 60_000 })
    await expectFound(page, 'my own line', true)
    await expectFound(page, 'linen room', false)
    await page.goto('/habits')
    await page.getByRole('heading').first().waitFor()
    await expect.poll(() => page.getByText('Ten minutes, lid open').count()).toBe(0)
  },
)

journey(
  'setting out the sample life is cancelled, and begun again from the settings',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, { ...mara, username: 'again', email: 'again@example.org' })
    await page.getByRole('button', { name: 'Show me' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Setting up a sample life.').waitFor({ state: 'detached', timeout: 60_000 })
    expect(await bar(page).count()).toBe(0)
    await page.getByRole('heading', { name: 'Look around' }).waitFor()

    await page.goto('/settings?section=data')
    await page.getByRole('button', { name: 'Show me' }).click()
    await bar(page).waitFor({ timeout: 120_000 })
    await page.getByRole('button', { name: 'Remove the sample life' }).click()
    await page.getByText('The sample life is gone').first().waitFor({ timeout: 120_000 })
    await page.getByRole('button', { name: 'Show me' }).waitFor()
  },
)

journey(
  'without a connection the sample life is set up from this device, and is fit for everybody, dark and light, on a phone and on a desk',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context, expectTrouble } = await arrive({ serviceWorker: true })
    expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    expectTrouble(serverGone)
    await arriveAsNewPerson(page, { ...mara, username: 'offline', email: 'offline@example.org' })
    await page.getByRole('heading', { name: 'Look around' }).waitFor()
    await keptHere(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Show me' }).click()
    await bar(page).waitFor({ timeout: 120_000 })
    await page.getByRole('heading', { name: 'How have the last fourteen days felt?' }).waitFor()
    const found: Record<string, string[]> = {}
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      const faults = [...(await misfits(page)), ...(await axe(page))]
      if (faults.length > 0) found[String(size.width)] = faults
    }
    await context.setOffline(false)
    await setAppearance(page, { theme: 'light' })
    await page.goto('/settings?section=data')
    await page.getByRole('button', { name: 'Remove the sample life' }).waitFor()
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      const faults = [...(await misfits(page)), ...(await axe(page))]
      if (faults.length > 0) found[`light, ${size.width}`] = faults
    }
    expect(found).toEqual({})
  },
)
