import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveWithALife } from '../support/lived-life.ts'
import { loginThroughTheScreen, mara } from '../support/screen.ts'

journey(
  'the dashboard has today on it, its insight is answered, and its cards stand in the same order on every device',
  async ({ server, arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveWithALife(page, server.url, mara, '/dashboard')
    const cardsOn = (on: typeof page) =>
      on
        .locator('[data-card]')
        .evaluateAll((all) =>
          all.filter((one) => one.childElementCount > 0).map((one) => one.getAttribute('data-card')),
        )

    // What is due is done by one press, and an intention kept.
    await page.getByText(/of 4 habits$/).waitFor()
    await page.getByRole('checkbox', { name: /^Ten minutes, lid open/ }).check()
    await page.getByText('1 of 4 habits').waitFor()
    await page.getByText('Do one thing slowly enough to notice it.').waitFor()
    await page.getByRole('region', { name: 'For today' }).getByRole('button', { name: 'Done' }).click()
    await page.getByText('Done.', { exact: true }).first().waitFor()

    // The insight rests on pages, and is answered.
    await page.getByText(/points?, 95 %/).waitFor({ timeout: 90_000 })
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Helpful' }).click()
    await expect
      .poll(() => page.getByRole('button', { name: 'Helpful' }).getAttribute('aria-pressed'))
      .toBe('true')

    // By keys, by a button, and hidden.
    const before = await cardsOn(page)
    await page.getByRole('button', { name: 'Move or hide cards' }).click()
    const grip = page.getByRole('button', { name: 'Move The last fourteen days with the arrow keys' })
    await grip.focus()
    for (let nth = 0; nth < 8; nth++) await page.keyboard.press('ArrowUp')
    await page.getByText('The last fourteen days: 1 of 12').waitFor({ state: 'attached' })
    await page.getByRole('switch', { name: 'Practice' }).click()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => cardsOn(page)).not.toEqual(before)
    const after = await cardsOn(page)
    expect(after).not.toContain('practice')
    expect(after[0]).toBe('course')

    const there = await arrive({ timezoneId: 'UTC' })
    await loginThroughTheScreen(there.page, mara)
    await expect.poll(() => cardsOn(there.page), { timeout: 30_000 }).toEqual(after)
  },
)
