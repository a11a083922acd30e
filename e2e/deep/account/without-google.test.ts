import { expect } from 'vitest'
import { axe } from '../../support/axe.ts'
import { journey } from '../../support/journey.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'

// Spec: S2-072, S2-073
journey(
  'a server without Google says so before anybody presses, and after',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await page.goto('/auth?mode=register')
    const button = page.getByRole('button', { name: 'Continue with Google' })
    await page.getByText('Google sign-in is not set up on this server').waitFor()
    expect(await button.isEnabled()).toBe(true)
    expect(await axe(page)).toEqual([])
    await button.click()
    await page.waitForURL('**/auth?mode=login&notice=google-not-configured')
    await page.getByText('Google sign-in is not set up here').first().waitFor()
    await arriveAsNewPerson(page, { ...mara, username: 'without-google' }, '/settings?section=profile')
    await page.getByRole('region', { name: 'Google' }).getByText('is not set up on this server').waitFor()
  },
)
