import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { arriveWithALife } from '../support/lived-life.ts'
import { loginThroughTheScreen, mara } from '../support/screen.ts'

/** Everything that was found of what moves with what, to the digit. */
async function foundOn(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'What moves with what?' }).waitFor({ timeout: 90_000 })
  const table = page.getByRole('table', { name: 'What moves with what, in points of ten' })
  return (await table.textContent({ timeout: 10_000 })) ?? ''
}

async function saved(page: Page, words: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: words, exact: true }).first().click()
  const file = await saving
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

journey(
  'two devices find the same, what is disputed on one is gone from both, and a section leaves as numbers and as a picture',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveWithALife(page, server.url, mara, '/analytics?tab=moves')
    const before = await foundOn(page)
    expect(before).toContain('Walk')

    const numbers = await saved(page, 'CSV')
    expect(numbers.name).toMatch(/^inkwell-links-.*\.csv$/)
    expect(numbers.bytes.toString()).toContain('What,With,When,')
    const picture = await saved(page, 'Picture')
    expect(picture.name).toMatch(/\.png$/)
    expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')

    const there = (await arrive({ timezoneId: 'UTC' })).page
    await loginThroughTheScreen(there, mara)
    await there.goto('/analytics?tab=moves')
    expect(await foundOn(there)).toBe(before)

    const walk = page.getByRole('button', { name: /^Walk stress, same day/ })
    await walk.first().click()
    await page.getByRole('button', { name: 'Dispute' }).first().click()
    await expect.poll(() => walk.count()).toBe(0)
    await there.getByText('Put away by you, 1').waitFor({ timeout: 30_000 })
    expect(await foundOn(there)).toBe(await foundOn(page))
    await there.reload()
    await there.getByText('Put away by you, 1').click({ timeout: 60_000 })
    await there.getByRole('button', { name: /^Bring back: / }).click()
    await expect.poll(() => walk.count(), { timeout: 30_000 }).toBe(1)
  },
)
