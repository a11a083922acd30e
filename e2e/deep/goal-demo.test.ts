import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { phone } from '../support/browser.ts'
import { misfits } from '../support/fits.ts'
import { journey } from '../support/journey.ts'

const path = '/goal-visualizations'
const timeout = 60_000

/** Addresses of the scripts that a page asks for from now on, without the path's beginning and the hash. */
function scriptsAskedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

const appHasCome = (page: Page): Promise<void> => page.locator('#first-frame').waitFor({ state: 'detached' })

/** Tab until a control is focused: the keyboard's own way, which the frame sees from its first step. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  for (let steps = 0; steps < 40 && (await focused()) !== name; steps++) await page.keyboard.press('Tab')
  expect(await focused()).toBe(name)
}

const savedBy = async (page: Page, question: string, words: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('figure', { name: question }).getByRole('button', { name: words }).click(),
  ])
  return download
}

/** Cells of a CSV without line breaks in its cells: `"a ""b""",2` -> ['a "b"', '2']. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) =>
    cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
  )

/** A table as the page has it, its head first; what is not given is empty. */
const tableOf = (page: Page, question: string): Promise<string[][]> =>
  page
    .getByRole('figure', { name: question })
    .evaluate((figure) =>
      [...figure.querySelectorAll('tr')].map((row) =>
        [...row.children].map(({ textContent }) => (textContent === '–not given' ? '' : (textContent ?? ''))),
      ),
    )

// Spec: S2-024
journey(
  'visitors read nine drawings of one goal before the app is there, and their first press is not lost',
  { tags: ['long'], timeout },
  async ({ arrive }) => {
    const { page, expectTrouble } = await arrive()
    const asked = scriptsAskedBy(page)
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(300)
    await page.evaluate(() => scrollTo(0, 0))
    expect(asked.map((one) => one.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
      '/first-paint.js',
      '/assets/first-touch',
    ])
    const questions = await page.getByRole('figure').getByRole('heading', { level: 2 }).allTextContents()
    expect(questions).toHaveLength(9)
    for (const question of questions) expect(question).toMatch(/\?$/)
    expect(await axe(page)).toEqual([])

    // The server is away for a moment: the page stays, says so, and the next press tries again.
    expectTrouble(/assets\/index|Failed to (?:load|fetch)|ERR_FAILED/)
    await page.route('**/assets/index-*.js', (route) => route.abort())
    const mood = page.getByRole('switch', { name: 'Mood' })
    await mood.click()
    await page.getByText('This could not be loaded. Press again to try once more.').waitFor()
    expect(await page.getByRole('figure').count()).toBe(9)
    await page.unroute('**/assets/index-*.js')
    // Somebody who is pressing while the app comes finishes what they do on the frame.
    await mood.hover()
    await page.mouse.down()
    await page
      .locator('#root')
      .getByRole('figure', { includeHidden: true })
      .first()
      .waitFor({ state: 'attached' })
    await page.waitForTimeout(200)
    expect(await page.locator('#first-frame').count()).toBe(1)
    await page.mouse.up()
    await appHasCome(page)
    await expect.poll(() => mood.getAttribute('aria-checked')).toBe('true')
    await expect.poll(() => mood.evaluate((one) => one === document.activeElement)).toBe(true)
    // All that was chosen while the app was on its way is chosen there, too.
    const app = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', (route) => app.promise.then(() => route.continue()))
    await page.reload()
    await page.getByText('Compact').click()
    await page.getByText('Detailed').click()
    await page.getByRole('slider', { name: 'Background' }).press('End')
    await page.getByRole('figure').nth(1).getByRole('button', { name: 'Numbers' }).press(' ')
    await page.getByText('Loading ...').waitFor()
    app.resolve()
    await appHasCome(page)
    await expect.poll(() => page.getByRole('radio', { name: 'Detailed' }).isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('slider', { name: 'Background' }).inputValue()).toBe('100')
    await page.getByRole('figure').nth(1).getByRole('button', { name: 'Hide the numbers' }).waitFor()
    expect(await page.getByRole('figure').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      questions,
    )
    const start = page.getByRole('link', { name: 'Start with a goal of your own' })
    expect(await start.getAttribute('href')).toBe('/auth?mode=register')
  },
)

journey(
  'the drawings of the public goal are walked by keyboard, and their numbers and pictures are saved',
  { tags: ['long'], timeout },
  async ({ arrive }) => {
    const { page } = await arrive()
    await page.goto(path)
    await tabTo(page, 'Progress by day, from 0 to 100')
    const drawing = page.getByRole('slider', { name: 'Progress by day, from 0 to 100' })
    await page.keyboard.press('Home')
    await appHasCome(page)
    await expect.poll(() => drawing.evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => drawing.getAttribute('aria-valuetext')).toContain('Opened the piano at the flat')
    const first = await drawing.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => drawing.getAttribute('aria-valuetext')).not.toBe(first)
    await page.keyboard.press('t')
    const question = 'How far is it, and is it fast enough?'
    const figure = page.getByRole('figure', { name: question })
    await figure.getByRole('button', { name: 'Hide the numbers' }).waitFor()
    await figure.getByText('Once for Anna, all but the last page.').first().waitFor()

    const csv = await readFile(await (await savedBy(page, question, 'CSV')).path(), 'utf8')
    const table = await tableOf(page, question)
    expect(table.length).toBeGreaterThan(25)
    expect(csv.replace('\uFEFF', '').trim().split(/\r?\n/).map(cellsOf)).toEqual(table)
    for (const name of [question, 'What ran beside what?']) {
      const picture = await savedBy(page, name, 'Picture')
      const { width = 0, height = 0, channels } = await sharp(await picture.path()).metadata()
      expect(Math.min(width, height), name).toBeGreaterThan(300)
      const { channels: colours } = await sharp(await picture.path()).stats()
      expect(channels).toBeGreaterThanOrEqual(3)
      expect(Math.max(...colours.map(({ stdev }) => stdev)), `${name}: not blank`).toBeGreaterThan(5)
    }
    await page.setViewportSize(phone)
    expect(await misfits(page)).toEqual([])
    expect(await axe(page)).toEqual([])
  },
)

journey(
  'on a phone, and in a browser without script, the public goal is there to be read',
  { tags: ['long'], timeout },
  async ({ arrive, browser, server }) => {
    const { page } = await arrive({ viewport: phone })
    await page.goto(path)
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      expect(await misfits(page)).toEqual([])
      expect(await axe(page), theme).toEqual([])
    }
    // A mouse that comes to a drawing wants to know what lies under it.
    await page.getByRole('slider', { name: 'Progress by day, from 0 to 100' }).hover()
    await appHasCome(page)

    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
    const still = await context.newPage()
    await still.goto(path)
    const figures = still.getByRole('figure')
    expect(await figures.count()).toBe(9)
    for (const figure of await figures.all()) {
      expect(await figure.locator('p').first().textContent()).toMatch(/\.$/)
      expect(await figure.locator('[data-drawing]:visible').count()).toBeGreaterThan(0)
      expect((await figure.getByRole('table').boundingBox())?.height ?? 0).toBeGreaterThan(60)
    }
    expect(await still.getByRole('button').count()).toBe(0)
    await still.getByText('Without JavaScript the drawings stand still.').waitFor()
    await context.close()
  },
)
