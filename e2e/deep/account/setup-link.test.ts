import { expect } from 'vitest'
import { journeyWith } from '../../support/journey.ts'
import { mara } from '../../support/screen.ts'

const journey = journeyWith({
  serverOptions: { env: { NODE_ENV: 'production', INKWELL_SECRET: 'x'.repeat(32) } },
})

journey(
  'a new server in production takes its first account by the link that it printed, and by nothing else',
  async ({ server, arrive }) => {
    const link = /http\S+#setup=[\w-]{24}/.exec(server.output())?.[0] ?? ''
    expect(link).not.toBe('')
    const { page, expectTrouble } = await arrive()
    expectTrouble(/40\d/)
    const fill = async () => {
      await page.getByLabel('Username').fill(mara.username)
      await page.getByLabel('Email').fill(mara.email)
      await page.getByLabel('Password', { exact: true }).fill(mara.password)
      await page.getByRole('button', { name: 'Create Account' }).click()
    }
    await page.goto('/auth?mode=register')
    await fill()
    await page
      .getByText(/printed/)
      .first()
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/auth')
    await page.goto('about:blank')
    await page.goto(link)
    await fill()
    await page.waitForURL('**/onboarding')
    const { isAdmin } = await (await page.request.get('/api/user')).json()
    expect(isAdmin).toBe(true)
    expect(page.url()).not.toContain('setup')
  },
)
