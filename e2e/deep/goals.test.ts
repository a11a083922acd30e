import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

// Spec: S1-011
journey(
  'a goal is made in three fields, gets milestones and a step, rests with a reason and is completed with a page',
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, mara)
    await page.goto('/goals')
    await page.getByRole('button', { name: 'Add a goal' }).click()
    await page.getByRole('button', { name: 'Create goal' }).click()
    await page.getByText('Goal title is required').waitFor()
    await page.getByLabel('What do you want to achieve?').fill('Play for Dad at New Year')
    await page.getByLabel('Category').selectOption('emotional')
    await page.getByRole('button', { name: 'Create goal' }).click()
    await page.getByRole('heading', { level: 1, name: 'Play for Dad at New Year' }).waitFor()

    await page.getByRole('button', { name: 'Add a milestone' }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('Milestone title is required').waitFor()
    for (const title of ['Tuner, twice if needed', 'Right hand, slowly']) {
      await page.getByLabel('Milestone', { exact: true }).fill(title)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('checkbox', { name: new RegExp(title) }).waitFor()
    }
    await page.getByRole('checkbox', { name: /Tuner/ }).check()
    await page.getByText('1 of 2').waitFor()

    await page.getByRole('slider', { name: 'Progress', exact: true }).fill('43')
    await page.getByLabel('What was it like?').fill('Badly, with the lid open.')
    await page.getByRole('button', { name: 'Seal step' }).click()
    await page.getByText('43 of 100', { exact: false }).first().waitFor()
    expect(await axe(page)).toEqual([])

    await page.getByRole('button', { name: 'All nine charts' }).click()
    const drawn = page.getByRole('heading', { level: 2 }).nth(8)
    await drawn.waitFor()
    await page.getByRole('button', { name: 'More choices' }).click()
    const inkOf = () =>
      drawn.evaluate((heading) => getComputedStyle(heading).getPropertyValue('--ink').trim())
    const inkOfThePage = await inkOf()
    await page.getByLabel('Colour of the drawings').selectOption('Emerald')
    await expect.poll(inkOf).not.toBe(inkOfThePage)
    const isDrawnIn = () => page.locator('figure .animate-drawn').count()
    await expect.poll(isDrawnIn).toBeGreaterThan(0)
    await page.getByRole('switch', { name: 'Animate the drawings' }).click()
    await expect.poll(isDrawnIn).toBe(0)
    await page.getByRole('switch', { name: 'Keep them up to date' }).click()
    await page.reload()
    await drawn.waitFor()
    await expect.poll(inkOf).not.toBe(inkOfThePage)
    expect(await isDrawnIn()).toBe(0)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'More choices' }).click()
    await page.getByLabel('Colour of the drawings').selectOption('Same as the app')
    await expect.poll(inkOf).toBe(inkOfThePage)
    await page.goBack()

    await page.getByRole('button', { name: 'Pause, with a reason' }).click()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByText('Say in a few words why you’re pausing it.').waitFor()
    await page.getByLabel('Why are you pausing it?').fill('The piano is away.')
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByText('Paused: The piano is away.').waitFor()
    await page.getByRole('button', { name: 'Goals', exact: true }).click()

    const card = page.getByRole('button', { name: /Play for Dad at New Year/ })
    await card.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByLabel('A sentence about it').fill('He heard it to the end.')
    await page.getByRole('button', { name: 'Complete and save the page' }).click()
    await page.getByRole('region', { name: 'Completed' }).getByText('Play for Dad').waitFor()
    expect(await axe(page)).toEqual([])
    await page.goto('/journal-pages-demo')
    await page.getByText('He heard it to the end.').first().waitFor()
  },
)

journey(
  'a wish whose plan says nothing yet is asked for it, and its plan becomes a habit that the obstacle sets off',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, { ...mara, username: 'wisher', email: 'wisher@example.org' })
    await page.goto('/goals')
    await page.getByRole('button', { name: 'Start from a wish' }).click()
    const answer = async (part: string, words: string) => {
      await page.getByLabel(part, { exact: true }).fill(words)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await answer('Wish', 'Play for Dad')
    await answer('Outcome', 'He hums along.')
    await answer('Obstacle', 'I am too tired.')
    const plan = page.getByLabel('Plan', { exact: true })
    await expect.poll(() => plan.inputValue()).toBe('If I am too tired, then I will ')
    await page.getByRole('button', { name: 'Create goal' }).click()
    await page.getByText('Write a few words about what you will do.').waitFor()
    await plan.fill('If I am too tired, then I will play one piece.')
    await page.getByRole('switch', { name: 'Make the plan a habit too' }).waitFor()
    await page.getByText('If I am too tired, I will play one piece.').waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Create goal' }).click()
    await page.getByRole('heading', { level: 1, name: 'Play for Dad' }).waitFor()
    await page.getByText('Play one piece', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Make it a habit' }).count()).toBe(0)
    await page.goto('/habits?view=all')
    await page.getByText(/If I am too tired, I will play one piece/).waitFor()
  },
)
