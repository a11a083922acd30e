import { expect } from 'vitest'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

const journey = journeyWith({ usually: { serviceWorker: false } })

journey(
  'while the scripts are still on their way, the page itself says that it is loading',
  async ({ arrive }) => {
    const { page } = await arrive()
    let letGo = (): void => undefined
    const until = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/*.js', async (route) => {
      if (!route.request().url().includes('first-paint')) await until
      await route.continue()
    })
    await page.goto('/speech-to-text-demo', { waitUntil: 'commit' })
    await page.getByText('Loading Inkwell').waitFor()
    expect((await page.getByRole('main').boundingBox())?.height).toBe(900)
    letGo()
    await page.getByRole('heading', { name: 'Speech to text', level: 1 }).waitFor()
  },
)

// Spec: S2-048, S2-049, S2-050
journey(
  'while it is asked who is here, a ring creeps toward 99 percent',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const visitor = await arrive()
    const { page } = visitor
    let letGo = (): void => undefined
    const until = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(`${server.url}/api/auth/status`, async (route) => {
      await until
      await route.continue()
    })
    await page.goto('/speech-to-text-demo')
    const ring = page.getByRole('progressbar', { name: 'Loading Inkwell' })
    await ring.waitFor()
    await page.getByText('Loading Inkwell').waitFor()
    expect((await page.getByRole('main').boundingBox())?.height).toBe(900)
    const first = Number(await ring.getAttribute('aria-valuenow'))
    await page.waitForTimeout(700)
    const later = Number(await ring.getAttribute('aria-valuenow'))
    expect(later).toBeGreaterThan(first)
    expect(later).toBeLessThanOrEqual(99)
    letGo()
    await page.getByRole('heading', { name: 'Speech to text', level: 1 }).waitFor()
  },
)

// Spec: S8-037
journey(
  'an error that nobody expected, and a promise that nobody kept, are only logged',
  { tags: ['long'] },
  async ({ arrive }) => {
    const visitor = await arrive()
    const { page } = visitor
    visitor.expectTrouble(/planted/)
    const logged: string[] = []
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()))
    await page.goto('/speech-to-text-demo')
    const title = page.getByRole('heading', { name: 'Speech to text', level: 1 })
    await title.waitFor()
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted error')
      })
      setTimeout(() => void Promise.reject(new Error('planted rejection')))
    })
    await expect.poll(() => logged.join(' ')).toContain('planted error')
    await expect.poll(() => logged.join(' ')).toContain('planted rejection')
    expect(await title.isVisible()).toBe(true)
    expect(await page.getByRole('listitem').filter({ hasText: 'planted' }).count()).toBe(0)
  },
)

journey(
  'a part that cannot be fetched leaves the page standing, and comes when it can',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, expectTrouble } = await arrive()
    expectTrouble(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await arriveAsNewPerson(page, { ...mara, username: 'half-fetched', email: 'half-fetched@example.org' })
    const isMissing =
      /\/assets\/(reminder-host|idle-lock|frame-note|announcement-line|new-goal-sheet)-[^/]+\.js$/
    const refused: string[] = []
    await page.route(isMissing, (route) => {
      refused.push(new URL(route.request().url()).pathname)
      return route.abort('internetdisconnected')
    })
    await page.goto('/goals')
    await expect.poll(() => refused.some((path) => path.includes('reminder-host'))).toBe(true)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.getByRole('button', { name: /goal/i }).filter({ visible: true }).first().click()
    await page.getByText('This could not be loaded', { exact: true }).waitFor()
    expect(await page.getByText('This page did not open.').count()).toBe(0)
    await page.unroute(isMissing)
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  },
)

journey(
  'a section, or a page, that cannot be fetched says so in its own place, and comes by a press or by itself',
  async ({ arrive }) => {
    const { page, expectTrouble } = await arrive({ savesData: true })
    expectTrouble(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await arriveAsNewPerson(page, { ...mara, username: 'half-a-page', email: 'half-a-page@example.org' })
    const refuse = (part: RegExp) => page.route(part, (route) => route.abort('internetdisconnected'))
    const [section, habits] = [/\/assets\/feed-section-[^/]+\.js$/, /\/assets\/habits-page-[^/]+\.js$/]
    await refuse(section)
    await page.goto('/settings?section=calendar')
    const missing = page.getByText('This part could not be loaded.')
    await missing.waitFor()
    expect(await missing.count()).toBe(1)
    await page.getByRole('heading', { name: 'Calendar' }).first().waitFor()
    await page.unroute(section)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => missing.count()).toBe(0)

    await refuse(habits)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.getByRole('navigation').getByRole('link', { name: 'Habits' }).first().click()
    await page.getByRole('heading', { name: 'This page could not be loaded.' }).waitFor()
    expect(await page.getByRole('navigation').getByRole('link', { name: 'Goals' }).first().isVisible()).toBe(
      true,
    )
    await page.unroute(habits)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Habits', level: 1 }).waitFor()
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  },
)
