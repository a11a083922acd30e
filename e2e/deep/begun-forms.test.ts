import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

const checkIn = (page: Page): Locator => page.getByRole('region', { name: 'Check-in' })
const sentence = (page: Page): Locator => checkIn(page).locator('p').first()

journey(
  'what was typed for an account stays through a reload, and the password does not',
  async ({ arrive }) => {
    const { page } = await arrive()
    await page.goto('/auth?mode=register')
    await page.getByLabel('Username').fill('begun')
    await page.getByLabel('Email').fill('begun@example.org')
    await page.getByLabel('Full Name').fill('Mara Lindqvist')
    await page.getByLabel('Password', { exact: true }).fill(mara.password)
    await page.reload()
    await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('begun')
    expect(await page.getByLabel('Email').inputValue()).toBe('begun@example.org')
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Mara Lindqvist')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
    const kept = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(await kept()).not.toContain(mara.password)
    await page.getByLabel('Password', { exact: true }).fill(mara.password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('**/onboarding')
    expect(await kept()).not.toContain('begun@example.org')

    // The first questions: the answers and the step.
    await page.getByLabel('Preferred name').fill('Mae')
    await page.getByRole('radio', { name: 'Journal Occasionally' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Step 2 of 3').waitFor()
    await page.getByRole('checkbox', { name: 'Self Reflection' }).check()
    await page.reload()
    await page.getByText('Step 2 of 3').waitFor()
    await expect.poll(() => page.getByRole('checkbox', { name: 'Self Reflection' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect.poll(() => page.getByLabel('Preferred name').inputValue()).toBe('Mae')
    expect(await page.getByRole('radio', { name: 'Journal Occasionally' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Step 2 of 3').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Step 3 of 3').waitFor()
    await page.getByRole('button', { name: 'Get Started' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1, name: /Mae\.$/ }).waitFor()
  },
)

journey(
  'answers of a check-in that was not sealed and a name that was not saved are there again, and gone once sent',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = await arrive({ viewport: phone })
    const { page } = person
    await arriveAsNewPerson(page, { ...mara, username: 'unsealed', email: 'unsealed@example.org' })
    await checkIn(page).getByRole('radio').nth(2).check({ force: true })
    await expect.poll(() => sentence(page).textContent()).toContain('tender')
    await page.reload()
    await expect.poll(() => sentence(page).textContent()).toContain('tender')
    await checkIn(page).getByRole('radio').nth(7).check({ force: true })
    await checkIn(page).getByRole('radio').nth(12).check({ force: true })
    await checkIn(page).getByRole('button', { name: 'Seal it' }).click()
    await checkIn(page)
      .getByText(/^Sealed /)
      .waitFor()
    await page.reload()
    await checkIn(page).getByRole('button', { name: 'Three taps' }).waitFor()
    expect(await sentence(page).textContent()).not.toContain('tender')

    await page.goto('/settings?section=profile')
    const name = page.getByLabel('Full name')
    await name.fill('Mara of the North')
    await page.goto('/settings?section=appearance')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.goto('/settings?section=profile')
    await expect.poll(() => name.inputValue()).toBe('Mara of the North')
    await page.getByRole('button', { name: 'Save names' }).click()
    await page.getByText('Your names are saved.').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'No changes to save' }).waitFor()
    expect(await name.inputValue()).toBe('Mara of the North')
  },
)
