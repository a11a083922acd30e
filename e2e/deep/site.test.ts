import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { startMailServer } from '../../src/server/testing/mail-server.ts'
import { phone } from '../support/browser.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { startServer } from '../support/server.ts'

const mails = await startMailServer()
const contact = 'hello@example.org'
afterAll(() => mails.close())
const journey = journeyWith({ serverOptions: { env: { ...mails.env, INKWELL_CONTACT: contact } } })

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** Everything that a page leads to or loads is asked for; what does not answer well is named with the page that leads there. */
async function deadLinks(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const waiting = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address)
  expect(waiting.length).toBeGreaterThan(45)
  const seen = new Map(waiting.map((address) => [address, 'the sitemap']))
  const dead: string[] = []
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    const answer = await fetch(address, { headers: { accept: 'text/html,*/*' } })
    if (!answer.ok) dead.push(`${address} (${answer.status}), from ${seen.get(address)}`)
    const text = await answer.text()
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    for (const href of hrefsIn(text)) {
      const target = new URL(href, address)
      target.hash = ''
      if (target.origin !== origin || seen.has(target.href)) continue
      seen.set(target.href, address)
      waiting.push(target.href)
    }
  }
  return dead
}

async function walksThroughMenu(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await page.goto('/about')
  const open = page.getByRole('button', { name: 'Menu' })
  await open.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    'Features',
    'About',
    'Blog',
    'Contact',
    'Sign In',
    'Try the Demo',
  ])
  expect(await menu.locator('[aria-current=page]').textContent()).toBe('About')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Blog' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/blog')
}

async function shrinksBelow(page: Page): Promise<void> {
  const head = page.getByRole('banner')
  const heightOf = async () => (await head.boundingBox())?.height ?? 0
  const tall = await heightOf()
  await page.evaluate(() => scrollTo(0, 80))
  await expect.poll(() => head.getAttribute('data-compact')).toBe('false')
  await page.evaluate(() => scrollTo(0, 81))
  await expect.poll(() => head.getAttribute('data-compact')).toBe('true')
  await expect.poll(heightOf).toBeLessThan(tall)
}

/** How many users the page says are journaling right now. */
async function usersCounted(page: Page): Promise<number> {
  const words = ((await page.locator('.count').textContent()) ?? '').replace(/\s+/g, ' ')
  return Number(/^\s*([\d,]+) users journaling right now/.exec(words)?.[1]?.replace(',', ''))
}

// Spec: S1-030, S2-002, S2-004, S2-064, S2-065, S9-014
journey(
  'a visitor walks by keyboard, sees the page for their width, and has a line sealed and found',
  async ({ arrive }) => {
    const { page } = await arrive()
    await walksThroughMenu(page)
    await shrinksBelow(page)
    await page.goto('/')
    const story = (kind: string) => page.locator(`.story-${kind}`).isVisible()
    expect([await story('mobile'), await story('enhanced')]).toEqual([true, false])
    await page.setViewportSize({ width: 767, height: 900 })
    expect([await story('mobile'), await story('enhanced')]).toEqual([true, false])
    await page.setViewportSize({ width: 768, height: 900 })
    expect([await story('mobile'), await story('enhanced')]).toEqual([false, true])
    const counts = new Set<number>()
    for (let visit = 0; visit < 6; visit++) {
      counts.add(await usersCounted(page))
      await page.reload()
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3278)
    expect(Math.max(...counts)).toBeLessThanOrEqual(3377)
    expect(counts.size).toBeGreaterThan(1)

    const sealed = page.locator('#hero-sealed')
    const found = page.locator('#hero-found')
    const before = await sealed.textContent()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByLabel('A line of yours').fill('We planted the walnut tree in the rain.')
    await expect.poll(() => sealed.textContent()).not.toBe(before)
    expect(await sealed.textContent()).toMatch(new RegExp(`^[0-9a-f]{${before?.length}}$`))
    await expect.poll(() => found.locator('mark').textContent()).toBe('planted')
    await page.getByLabel('Words to find').fill('WALNUT TREE')
    await expect.poll(() => found.locator('mark').textContent()).toBe('walnut tree')
    await page.getByLabel('Words to find').fill('apple')
    await expect.poll(() => found.textContent()).toBe('Not in this line.')
    expect(asked).toEqual([])
  },
)

journey(
  'questions are searched, letters are sent, and every link of the site leads somewhere',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page, expectTrouble } = await arrive()
    await page.goto('/faq')
    await page.getByLabel('Search the questions and answers').fill('recovery code')
    const shown = page.locator('.faq details:visible')
    await expect.poll(() => shown.count()).toBeGreaterThan(0)
    expect(await shown.count()).toBeLessThan(12)
    await page.getByRole('status').filter({ hasText: 'of 26 answers' }).waitFor()
    await page.getByLabel('Search the questions and answers').fill('xylophone')
    await page.getByText('No answer has these words.').waitFor()

    await page.goto('/contact')
    await page.getByLabel('Your email address').fill('nowhere')
    await page.getByLabel('What you want to say').fill('A question about an answer.')
    expectTrouble(/400/)
    const sent = page.waitForRequest('**/api/contact')
    await page.getByRole('button', { name: 'Send' }).click()
    expect((await sent).headers()).toMatchObject({
      'cache-control': 'no-cache, no-store',
      pragma: 'no-cache',
    })
    const email = page.getByLabel('Your email address')
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
    await email.fill('reader@example.org')
    await page.keyboard.press('Enter')
    await page.getByText('Your message is on its way. Thank you.').waitFor()
    expect(mails.mails.at(-1)).toMatchObject({ to: [contact] })
    expect(mails.mails.at(-1)?.text).toContain('A question about an answer.')

    // Nothing is wider than a telephone.
    await page.setViewportSize(phone)
    for (const path of [
      '/',
      '/features',
      '/blog/breathing-patterns',
      '/blog/strength-not-streaks',
      '/privacy-policy',
    ]) {
      await page.goto(path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        path,
        phone.width,
      ])
    }
    expect(await deadLinks(server.url)).toEqual([])
    const other = await startServer({ env: { INKWELL_CONTACT: contact } })
    expect(await (await fetch(`${other.url}/contact`)).text()).toContain(`href="mailto:${contact}"`)
    await other.stop()
  },
)

journey(
  'a guide opens in the journal as its template, for a visitor once they are in',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await page.goto('/guides/three-good-things')
    await page.getByRole('link', { name: 'Open as a template' }).click()
    await page.waitForURL('**/auth*')
    await arriveAsNewPerson(page, { ...mara, username: 'reads-guides', email: 'guides@example.org' })
    const wished = page.getByRole('region', { name: 'What you came for' })
    await wished.getByText('Three good things').waitFor()
    await wished.getByRole('button', { name: 'Open it as a template' }).click()
    await page.getByRole('dialog').getByText('Three good things').first().waitFor()
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await wished.count()).toBe(0)

    await page.goto('/guides/three-good-things')
    await page.getByRole('link', { name: 'Open as a template' }).click()
    await page.getByRole('dialog').getByText('Three good things').first().waitFor()
    await expect.poll(() => new URL(page.url()).search).not.toContain('template')
  },
)
