import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone } from '../../support/browser.ts'
import { smallest } from '../../support/fits.ts'
import { journey } from '../../support/journey.ts'
import { overlay, pressB, someone } from '../../support/practice.ts'
import { arriveAsNewPerson } from '../../support/screen.ts'

const lying = { width: 568, height: 320 } as const

/**
 * What lies over the rings or over a word in them, and what of them is out of sight: asked at points all over. Empty: all of it can be seen.
 * `ring` is a square around a circle.
 */
const hiddenOf = (ring: Locator): Promise<string[]> =>
  ring.evaluate((stage) => {
    const { left, top, width } = stage.getBoundingClientRect()
    const steps = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]
    const points = steps
      .flatMap((x) => steps.map((y) => ({ x, y })))
      .filter(({ x, y }) => Math.hypot(x, y) < 0.95)
      .map(({ x, y }) => ({ x: left + ((1 + x) * width) / 2, y: top + ((1 + y) * width) / 2 }))
    const words = [...stage.querySelectorAll('p')].flatMap((word) => {
      const range = document.createRange()
      range.selectNodeContents(word)
      const box = range.getBoundingClientRect()
      return [0.02, 0.5, 0.98].map((at) => ({ x: box.left + at * box.width, y: box.top + box.height / 2 }))
    })
    const over = [...points, ...words].flatMap(({ x, y }) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return ['out of sight']
      const above = document.elementFromPoint(x, y)
      const lies = above?.closest('.toast, .mini-player, header, nav, button, [role="tablist"]')
      return lies && !stage.contains(lies) ? [`${lies.tagName} ${lies.textContent?.slice(0, 30)}`] : []
    })
    return [...new Set(over)]
  })

/** Asked again and again while the message of the beginning is there, and once after it. */
async function expectInSight(page: Page, ring: Locator, at: string): Promise<void> {
  const message = page.locator('.toast')
  await message.waitFor()
  // It slides in, and then looks for its place.
  await page.waitForTimeout(700)
  expect(await hiddenOf(ring), `${at}, under a message`).toEqual([])
  expect(await message.count()).toBeGreaterThan(0)
  await message.waitFor({ state: 'detached', timeout: 9_000 })
  expect(await hiddenOf(ring), at).toEqual([])
}

journey(
  'nothing lies over the rings of a breath or a meditation or the word in them, on phones upright and across',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ viewport: phone })
    await arriveAsNewPerson(page, someone('insight'))
    for (const size of [phone, smallest, lying]) {
      await page.setViewportSize(size)
      await page.goto('/dashboard')
      await pressB(page)
      const breathing = overlay(page, 'Breathing Exercise')
      await breathing.getByText('Calm', { exact: true }).click()
      await breathing.getByRole('button', { name: 'Begin Breathing Exercise' }).click()
      await expectInSight(page, breathing.locator('.breath-stage'), `${size.width} x ${size.height}`)
    }

    // The time that is left of a meditation, beside what is said.
    await page.goto('/dashboard')
    await pressB(page)
    await page.getByRole('dialog').getByRole('tab', { name: 'Meditation' }).click()
    const meditation = overlay(page, 'Meditation Timer')
    await meditation.getByRole('button', { name: 'Start Meditation' }).click()
    await expectInSight(page, meditation.locator('.meditation-stage'), 'a meditation on a phone held across')
  },
)
