import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

const lane = '/memory-lane-test'

journey(
  'a fictional life is read again by keys, walked as a tree of names, and of whom it forgets nothing is found',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, mara)

    // What each step cost, and every view without a fault.
    await page.goto(lane)
    await page.getByText('Reading 100 pages').waitFor()
    await expect.poll(() => page.locator('dl').first().textContent()).toMatch(/Drawing it\s*\d+ ms/)
    for (const view of ['stories', 'beliefs', 'settle']) {
      await page.goto(`${lane}?view=${view}`)
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
      expect(await axe(page), view).toEqual([])
    }

    // Page after page by keys, and back.
    await page.goto(lane)
    await page.getByRole('button', { name: 'Begin' }).click()
    const sheet = page.getByRole('dialog')
    const title = sheet.getByRole('heading', { level: 3 }).first()
    await title.waitFor()
    const first = await sheet.textContent()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => sheet.textContent()).not.toBe(first)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => title.textContent().then((words) => first?.includes(words ?? '?'))).toBe(true)
    await page.keyboard.press('n')
    await page
      .getByText(/will not come|Not shown again|not come up/i)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })

    // The graph as a tree: letters go to a name, the arrow opens it, Enter chooses.
    await page.goto(`${lane}?view=people`)
    await page.getByText('The same as a tree of names').click()
    await page.getByRole('tree').getByRole('treeitem').first().focus()
    await page.keyboard.type('ann')
    const anna = page.locator('[role=treeitem]:focus')
    await expect.poll(() => anna.textContent()).toContain('Anna')
    await page.keyboard.press('ArrowRight')
    expect(await anna.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Open the page of Anna' }).click()
    await page.getByRole('heading', { name: 'Anna', level: 1 }).waitFor()

    // What goes is said in numbers, and then nothing is found.
    await page.getByRole('button', { name: 'Forget everywhere' }).click()
    await sheet.getByText(/\d+ facts?, \d+ sentences?, \d+ (?:story|stories)/).waitFor()
    await sheet.getByRole('button', { name: 'Forget everywhere' }).click()
    await page.getByText('Anna is forgotten', { exact: true }).waitFor()
    await page.getByText('List', { exact: true }).click()
    await page.getByRole('searchbox').fill('anna')
    await page.getByText('There is nobody and nothing by that name.').waitFor()
    for (const view of ['beliefs', 'stories']) {
      await page.getByRole('tab', { name: view === 'beliefs' ? 'What Inkwell believes' : 'Stories' }).click()
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
      expect(await page.getByRole('tabpanel').textContent(), view).not.toMatch(/\bAnna\b/)
    }
  },
)
