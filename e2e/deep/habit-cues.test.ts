import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

// Spec: S3-075, S3-080
journey(
  'a wish becomes a habit that its obstacle sets off, and each type of cue asks for its own and shows it again',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, { ...mara, username: 'cued', email: 'cued@example.org' }, '/habits')
    await page.getByRole('button', { name: 'Start from a wish' }).click()
    const answer = async (part: string, words: string) => {
      await page.getByLabel(part, { exact: true }).fill(words)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Write a few words about what you wish for.').waitFor()
    await answer('Wish', 'Play for Dad')
    await answer('Outcome', 'He hums along.')
    await answer('Obstacle', 'I am too tired.')
    const plan = page.getByLabel('Plan', { exact: true })
    await expect.poll(() => plan.inputValue()).toBe('If I am too tired, then I will ')
    await plan.fill('If I am too tired, then I will play one piece.')
    const kind = page.getByLabel('What kind of cue is it?')
    await expect.poll(() => kind.inputValue()).toBe('emotional_state')
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Seal it' }).click()
    await page.getByRole('heading', { name: 'How often?' }).waitFor()
    await page.getByRole('heading', { level: 1, name: 'If I am too tired, I will play one piece.' }).waitFor()

    await page.goto('/habits?build=new')
    await page.getByLabel('After what').fill('supper')
    await page.getByLabel('What you will do', { exact: true }).fill('take the pills')
    await page.getByRole('radio', { name: 'Notification' }).check()
    const time = page.getByLabel('Remind me at')
    await time.fill('soon')
    await time.press('Enter')
    await page.getByText('Enter a time such as 07:30').waitFor()
    await expect.poll(() => time.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByRole('radio', { name: 'Preceding event' }).check()
    await page.getByLabel('Which event?').selectOption('Play one piece')
    expect(await page.getByLabel('What happens before?').count()).toBe(0)
    await page.getByRole('radio', { name: 'Notification' }).check()
    await time.fill('7.30')
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Seal it' }).click()
    await page.getByText('Sealed. Small is enough.').first().waitFor()
    await page.goto('/habits?view=all')
    await page.getByRole('button', { name: /take the pills/ }).click()
    await page.getByText('Reminder at 07:30').first().waitFor()
    await page
      .getByRole('button', { name: /^(Change|Edit)/ })
      .first()
      .click()
    await expect.poll(() => time.inputValue()).toBe('07:30')
    await page.getByRole('radio', { name: 'Preceding event' }).check()
    await page.getByLabel('Which event?').selectOption('Play one piece')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('heading', { name: 'How strong is it?' }).waitFor()
    await page.getByRole('region', { name: 'Which cue works?' }).getByText('Play one piece').waitFor()
    expect(await page.getByText('Reminder at 07:30').count()).toBe(0)
  },
)
