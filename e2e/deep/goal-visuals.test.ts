import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { desktop, phone } from '../support/browser.ts'
import { misfits } from '../support/fits.ts'
import { journey } from '../support/journey.ts'
import { arriveWithALife } from '../support/lived-life.ts'
import { mara } from '../support/screen.ts'

const figures = (page: Page) => page.locator('figure')
const questions = (page: Page) => figures(page).locator('h2').allTextContents()
const figure = (page: Page, question: RegExp) => figures(page).filter({ hasText: question })

/** The rows of a CSV file without line breaks in its fields. */
const rowsOf = (csv: string): string[][] =>
  csv
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    )

async function saved(page: Page, button: string, within: RegExp): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await figure(page, within).getByRole('button', { name: button }).click()
  return readFile(await (await downloading).path())
}

// Spec: S1-011, S3-063, S3-064, S3-065, S3-066, S3-067, S3-068, S5-038
journey(
  'a goal is looked at in nine ways: arranged, laid over, read as numbers and saved, one of them closer, and all of it is kept',
  { tags: ['long'] },
  async ({ arrive, server }) => {
    const { page } = await arrive()
    await arriveWithALife(
      page,
      server.url,
      { ...mara, username: 'looks', email: 'looks@example.org' },
      '/goals',
    )
    await page.getByText('Play the Schumann for Dad').first().click()
    await page.getByRole('button', { name: 'All nine charts' }).click()
    await expect.poll(() => figures(page).count()).toBe(9)
    const asked = await questions(page)
    expect(new Set(asked).size).toBe(9)
    expect(asked[0]).toBe('How far is it, and is it fast enough?')

    // The file has what the table has, and the picture is one.
    const numbers = figure(page, /Which step is next/)
    await numbers.getByRole('button', { name: 'Numbers' }).click()
    const shown = await numbers
      .locator('tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('th, td')].map((cell) =>
            (cell.textContent ?? '').replace('–not given', ''),
          ),
        ),
      )
    expect(shown.length).toBeGreaterThan(3)
    expect(rowsOf((await saved(page, 'CSV', /Which step is next/)).toString('utf8'))).toEqual(shown)
    const picture = sharp(await saved(page, 'Picture', /How far is it/))
    const { width = 0, height = 0 } = await picture.metadata()
    expect(Math.min(width, height)).toBeGreaterThan(400)
    const { entropy } = await picture.stats()
    expect(entropy).toBeGreaterThan(0.1)

    // What is chosen for all of them stays.
    await page.getByText('Compact').click()
    await page.getByRole('switch', { name: 'Energy' }).click()
    await page.getByRole('button', { name: 'As tables' }).click()
    await expect.poll(() => page.locator('figure [data-drawing]:visible').count()).toBe(0)
    await page.getByRole('button', { name: 'As tables' }).click()
    await figure(page, /What ran beside what/)
      .getByRole('button', { name: 'Add to favourites' })
      .click()
    await expect.poll(async () => (await questions(page)).indexOf('What ran beside what?')).toBe(0)

    // The order, by keys and by buttons.
    await page.getByRole('button', { name: 'Arrange' }).click()
    await page.getByRole('button', { name: /^Move “On which days/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await questions(page)).indexOf('On which days did I work on it?')).toBe(1)
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await questions(page)).indexOf('On which days did I work on it?')).toBe(0)
    await figure(page, /How far is it/)
      .getByRole('button', { name: 'Later' })
      .click()
    await page.getByRole('button', { name: 'Arrange' }).click()

    // One alone: by itself denser, and kept in words.
    await figure(page, /On which days/)
      .getByRole('button', { name: 'Look closer' })
      .click()
    await page.getByText('This chart alone').waitFor()
    await page.getByRole('button', { name: 'Keep what it says today' }).click()
    await page.getByRole('button', { name: 'Today’s answer is kept' }).waitFor()
    await page.getByText('Looked at 1 time, last on', { exact: false }).waitFor()
    await page.getByRole('slider', { name: 'Background' }).focus()
    await page.keyboard.press('End')
    await page.getByRole('button', { name: 'The next one' }).click()
    await page.getByRole('heading', { level: 1, name: /What ran beside what/ }).waitFor({ state: 'attached' })
    expect(await axe(page)).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'The one before' }).click()
    await page.getByText('Looked at 2 times', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Today’s answer is kept' }).waitFor()
    expect(await page.getByRole('slider', { name: 'Background' }).inputValue()).toBe('100')

    await page.getByRole('button', { name: 'Nine ways to look at it' }).click()
    await expect.poll(() => figures(page).count()).toBe(9)
    expect((await questions(page))[0]).toBe('On which days did I work on it?')
    expect(await page.getByRole('radio', { name: 'Compact' }).isChecked()).toBe(true)
    expect(await page.getByRole('switch', { name: 'Energy' }).getAttribute('aria-checked')).toBe('false')
    expect(await axe(page)).toEqual([])
    await page.setViewportSize(phone)
    expect(await misfits(page)).toEqual([])
    await page.setViewportSize(desktop)

    // The list below the graph leads on, here to another goal.
    const graph = figure(page, /What does it hang together with/)
    await graph.getByRole('button', { name: /^The flat, every room/ }).click()
    await page.getByRole('heading', { level: 1, name: 'The flat, every room' }).waitFor()
    await page.goBack()

    // On the goal's page stand its own, and all goals have an overview.
    await page.getByRole('button', { name: 'Play the Schumann for Dad' }).click()
    await expect
      .poll(async () => await questions(page))
      .toEqual([
        'How far is it, and is it fast enough?',
        'On which days did I work on it?',
        'What ran beside what?',
      ])
    await page.getByRole('button', { name: 'Goals', exact: true }).click()
    await page.getByText('Overview').click()
    await expect.poll(() => figures(page).count()).toBe(4)
    expect(await axe(page)).toEqual([])
    await page.setViewportSize(phone)
    expect(await misfits(page)).toEqual([])
  },
)
