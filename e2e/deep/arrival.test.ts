import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { sidebarItems } from '#web/app/pages.ts'
import { axe } from '../support/axe.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson, mara, registerThroughTheScreen, type Sample } from '../support/screen.ts'
import { wordsOnPage } from '../support/writing.ts'

const journey = journeyWith({ usually: { serviceWorker: false } })

const someone = (username: string): Sample => ({ ...mara, username, email: `${username}@example.org` })
const toastWith = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).first()
const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Holds requests back until `letGo` is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = (): void => undefined
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.context().route(address, async (route) => {
    await until
    await route.continue()
  })
  return letGo
}

// Spec: S2-012, S2-061, S2-069, S2-070, S2-071, S2-072, S2-074, S2-075, S2-076, S2-077, S2-078, S2-079
journey('the way in has two tabs, with the fields and words of each', async ({ arrive }) => {
  const { page } = await arrive()
  for (const mode of ['login', 'register'] as const) {
    await page.goto(`/auth?mode=${mode}`)
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await page.getByText('Sign in to continue your journaling journey').waitFor()
    const inHeader = await page.getByRole('banner').getByRole('link').allTextContents()
    expect(inHeader).toContain('Try the Demo')
    expect(inHeader).not.toContain('Sign In')
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    const chosen = page.getByRole('tab', { selected: true })
    expect(await chosen.textContent()).toBe(mode === 'login' ? 'Login' : 'Register')
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Login', 'Register'])
    const fields = await page.locator('main form label').allTextContents()
    if (mode === 'login') {
      expect(fields).toEqual(['Username', 'Password'])
      await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
    } else {
      expect(fields.map((words) => words.replace(/\s+/g, ''))).toEqual([
        'Username',
        'Email',
        'FullName(Optional)',
        'Password',
      ])
      await page.getByRole('button', { name: 'Create Account' }).waitFor()
    }
    await page.getByText('By signing up, you agree to our Privacy Policy').waitFor()
  }
  await page.getByRole('tab', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await page.waitForURL('**/privacy-policy')
  await page.goto('/auth')
  await page.getByRole('link', { name: '← Back to Landing Page' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

// Spec: S2-080, S2-081
journey(
  'the panel of the way in stands on large screens only, with fewer particles at rest',
  { tags: ['long'] },
  async ({ arrive }) => {
    for (const [reducedMotion, particles] of [
      ['no-preference', 50],
      ['reduce', 15],
    ] as const) {
      const { page } = await arrive({ reducedMotion })
      await page.goto('/auth')
      const panel = page.getByText('Nobody is reading over your shoulder.')
      await panel.waitFor()
      expect(await page.locator('aside circle').count()).toBe(particles)
      await page.setViewportSize({ width: 1023, height: 800 })
      await panel.waitFor({ state: 'hidden' })
      await page.setViewportSize({ width: 1024, height: 800 })
      await panel.waitFor()
    }
  },
)

// Spec: S2-073, S7-021
journey('Google is a way for the whole browser, and one that is not set up says so', async ({ arrive }) => {
  const { page } = await arrive()
  await page.goto('/auth')
  const going = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/api/auth/google'),
  )
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await going
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  expect(pathOf(page)).toBe('/auth')
})

// Spec: S2-082, S2-084, S4-001, S4-003, S4-004, S7-015, S7-017, S8-006, S8-007
journey(
  'a sign-in that is under way shows it, and one that fails says so',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = someone('slow-line')
    const visitor = await arrive()
    const { page } = visitor
    visitor.expectTrouble(/status of 500|The server answered 500/)
    const broken = (route: Route) => route.fulfill({ status: 500, body: '' })
    await page.context().route('**/api/register', broken)
    await page.goto('/auth?mode=register')
    await page.getByLabel('Username').fill(person.username)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await toastWith(page, 'Registration failed').waitFor()
    await page.context().unroute('**/api/register')
    await registerThroughTheScreen(page, person)
    await page.context().clearCookies()

    const other = await arrive()
    other.expectTrouble(/status of 500|The server answered 500/)
    await other.page.context().route('**/api/login', broken)
    await other.page.goto('/auth?mode=login')
    await other.page.getByLabel('Username').fill(person.username)
    await other.page.getByLabel('Password', { exact: true }).fill(person.password)
    const enter = other.page.getByRole('button', { name: 'Sign In', exact: true })
    await enter.click()
    const failed = toastWith(other.page, 'Login failed')
    await failed.waitFor()
    expect(await failed.textContent()).toContain('Error')
    expect(await failed.getAttribute('data-kind')).toBe('destructive')
    await other.page.context().unroute('**/api/login')

    const letGo = await holdBack(other.page, '**/api/login')
    await enter.click()
    await expect.poll(() => enter.getAttribute('aria-busy')).toBe('true')
    expect(await enter.isDisabled()).toBe(true)
    expect(await enter.locator('.animate-turn').count()).toBe(1)
    expect(await other.page.getByRole('button', { name: 'Continue with Google' }).isDisabled()).toBe(true)
    letGo()
    await other.page.waitForURL('**/onboarding')
  },
)

// Spec: S2-017, S2-018, S2-085, S2-086, S2-087, S2-088, S2-089, S2-090, S2-091, S2-092, S2-093, S2-094
// Spec: S4-022, S4-023, S4-025, S5-009, S8-008, S8-009, S8-010, S8-011, S8-041
journey('three steps welcome a person, each asked for before the next', async ({ arrive }) => {
  const newcomer = await arrive()
  const { page } = newcomer
  newcomer.expectTrouble(/status of (400|500)|ERR_FAILED|Error: /)
  await registerThroughTheScreen(page, someone('three-steps'))
  const [back, goOn] = [
    page.getByRole('button', { name: 'Back', exact: true }),
    page.getByRole('button', { name: 'Continue' }),
  ]
  await page.getByRole('progressbar').and(page.getByText('Step 1 of 3')).waitFor()
  expect(await back.isDisabled()).toBe(true)
  await page.getByRole('heading', { name: 'What should we call you?' }).waitFor()
  await page.getByRole('group', { name: 'Have you tried journaling before?' }).waitFor()
  expect(await page.getByRole('radio').count()).toBe(4)
  await page.getByLabel('Preferred name').fill('')
  await goOn.click()
  await page.getByText('Name is required').waitFor()
  await page.getByText('Step 1 of 3').waitFor()
  await page.getByLabel('Preferred name').fill('Mara')
  await goOn.click()

  await page.getByText('Step 2 of 3').waitFor()
  await page.getByRole('heading', { name: 'What are you hoping to achieve?' }).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(6)
  await back.click()
  await page.getByText('Step 1 of 3').waitFor()
  await goOn.click()
  await page.getByRole('checkbox', { name: 'Self Reflection' }).check()
  await page.getByRole('checkbox', { name: 'Personal Growth' }).check()
  await goOn.click()

  await page.getByText('Step 3 of 3').waitFor()
  await page.getByRole('heading', { name: 'How would you like your AI companion to communicate?' }).waitFor()
  expect(await page.getByRole('radio').count()).toBe(4)
  const last = page.getByRole('button', { name: 'Get Started' })
  const answers = (status: number, body: string) => (route: Route) => route.fulfill({ status, body })
  for (const [refuse, told] of [
    [answers(400, 'That name is not for us.'), 'That name is not for us.'],
    [answers(500, ''), 'Failed to save onboarding data'],
    [(route: Route) => route.abort(), 'Something went wrong. Please try again.'],
  ] as const) {
    await page.route('**/api/user/onboarding', refuse)
    await last.click()
    const oops = toastWith(page, told)
    await oops.waitFor()
    expect(await oops.textContent()).toContain('Oops!')
    expect(await oops.getAttribute('data-kind')).toBe('destructive')
    await page.unroute('**/api/user/onboarding', refuse)
  }
  const letGo = await holdBack(page, '**/api/user/onboarding')
  await last.click()
  const saving = page.getByRole('button', { name: 'Setting up...' })
  await saving.waitFor()
  expect(await saving.isDisabled()).toBe(true)
  letGo()
  await page.waitForURL('**/dashboard')
  const welcome = toastWith(page, 'Welcome aboard! 🎉')
  await welcome.waitFor()
  expect(await welcome.getAttribute('data-kind')).toBe('success')
})

/** What an empty page says of itself, the control that begins it, and the field that it leads to. */
const firstSteps: Readonly<Record<string, readonly [says: string, control: string, field: string]>> = {
  '/dashboard': ['Sealed on this device before it goes anywhere.', 'A word to go', 'Write a line'],
  '/journal-pages-demo': ['Your pages will stand here by month', 'Begin from a template', 'Find a template'],
  '/memory-lane': ['The first page will be the first thing here.', 'Write a page', 'Your words'],
  '/analytics': ['It starts with a single day.', 'Rate today', 'heavy, 2 of 10'],
  '/goals': ['Goals will stand here with their steps', 'Add a goal', 'What do you want to achieve?'],
  '/habits': ['A habit is one sentence', 'Write your first habit', 'What you will do'],
  '/calendar': ['A page about it will stand here', 'Write about this day', 'Your words'],
}

journey(
  'every page of somebody new says what it will be, and one press begins it',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('all-empty'))
    expect(Object.keys(firstSteps).sort()).toEqual(
      sidebarItems('main')
        .map(({ to }) => to)
        .sort(),
    )
    for (const { to, label } of sidebarItems('main')) {
      const [says, control, field] = firstSteps[to] ?? ['', '', '']
      await page.getByRole('link', { name: label, exact: true }).first().click()
      await page.waitForURL((url) => url.pathname === to)
      const main = page.getByRole('main')
      await main.getByText(says, { exact: false }).waitFor()
      const first = main.getByRole('button', { name: control, exact: true }).last()
      // On the dashboard the field is there already, and the button says what is missing.
      await first.waitFor()
      if (await first.isEnabled()) await first.click()
      await page.getByLabel(field, { exact: true }).first().waitFor()
      await page.keyboard.press('Escape')
    }
  },
)

journey(
  'the first line is answered where it was written: quoted, sealed, with what was noticed by its words, also after a reload',
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('first-line'))
    const line = 'I am a little sad tonight, but Anna rang and I laughed.'
    await page.getByLabel('Write a line').fill(line)
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Seal this line' }).press('Enter')
    const answer = page.getByRole('region', { name: 'Your first words here' })
    await answer.getByText(`“${line}”`).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe('Your first words here')
    const noticed = answer.getByRole('listitem')
    for (const [words, what] of [
      ['“Anna rang and I laughed”', 'joy'],
      ['“sad”', 'sadness'],
      ['“Anna”', 'a person'],
    ] as const)
      await noticed.filter({ hasText: words }).filter({ hasText: what }).waitFor()
    await answer
      .getByText(/^Sealed (?:on this device|and synced) at .*\. 0 words left this device this week\.$/)
      .waitFor()
    expect(pathOf(page)).toBe('/dashboard')
    expect(await axe(page)).toEqual([])

    await page.reload()
    await answer.getByText(`“${line}”`).waitFor()
    await noticed.filter({ hasText: '“Anna”' }).waitFor()
    expect(await page.getByLabel('Write a line').count()).toBe(0)
    await answer.getByRole('button', { name: 'Go on writing' }).click()
    await page.waitForURL('**/journal-pages-demo?entry=*')
    await expect.poll(() => wordsOnPage(page)).toBe(line)
  },
)
