import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { finishOnboarding, mara, registerThroughTheScreen } from './support/screen.ts'

const guarded = [
  '/dashboard',
  '/journal-pages-demo',
  '/memory-lane',
  '/memory-lane-test',
  '/calendar',
  '/analytics',
  '/goals',
  '/habits',
  '/resonance',
  '/pricing',
  '/settings',
  '/referrals',
]
const adminOnly = ['/admin', '/admin/jobs', '/admin/testing']
const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })

journey('a visitor is sent to /auth from every guarded page', async ({ arrive }) => {
  const { page } = await arrive()
  for (const path of [...guarded, ...adminOnly, '/onboarding', '/journal']) {
    await page.goto(path)
    await page.waitForURL(/\/auth/)
  }
})

journey('an unfinished user is sent to /onboarding, a finished one past it', async ({ arrive }) => {
  const first = await arrive()
  await registerThroughTheScreen(first.page, someone('the-first-is-admin'))
  const { page } = await arrive()
  await registerThroughTheScreen(page, someone('unfinished'))
  for (const path of [...guarded, ...adminOnly, '/auth', '/', '/mobile', '/enhanced']) {
    await page.goto(path)
    await page.waitForURL('**/onboarding')
  }
  await finishOnboarding(page)
  for (const path of ['/auth', '/onboarding', '/', '/mobile', '/enhanced', ...adminOnly]) {
    await page.goto(path)
    await page.waitForURL('**/dashboard')
  }
  await page.goto('/journal')
  await page.waitForURL('**/journal-pages-demo')
  await finishOnboardingOf(first.page)
  for (const path of adminOnly) {
    await first.page.goto(path)
    await first.page.getByRole('main').waitFor()
    expect(new URL(first.page.url()).pathname).toBe(path)
  }
})

const finishOnboardingOf = async (page: Parameters<typeof finishOnboarding>[0]) => {
  await page.goto('/onboarding')
  await finishOnboarding(page)
}

journey('a page that does not exist says so and leads home after three seconds', async ({ arrive }) => {
  const { page } = await arrive()
  await page.goto('/no-such-page')
  await page.getByRole('heading', { name: '404 - Page Not Found' }).waitFor()
  await page.getByText("The page you're looking for doesn't exist or has been moved.").waitFor()
  await page
    .getByRole('link', { name: 'Go to Home Page' })
    .or(page.getByRole('button', { name: 'Go to Home Page' }))
    .waitFor()
  const came = Date.now()
  await page.waitForURL((url) => url.pathname === '/', { timeout: 6000 })
  expect(Date.now() - came).toBeGreaterThan(1500)
})
