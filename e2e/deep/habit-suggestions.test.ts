import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

const written = 'I want to read a few pages before bed more often, because it calms me.'

journey(
  'a sentence of a page fills the builder, is a habit once it is sealed, and is not offered again; one that is refused comes back by its undo',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, mara, '/journal')
    const content = `We had soup with Ana and talked for hours. ${written} I should stretch every morning.`
    await writeEntry(page, { title: 'Soup', content })
    await page.goto('/habits')
    await page.getByRole('button', { name: 'Find ideas in my journal' }).click()
    const offered = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem')
    const stretch = offered.filter({ hasText: 'stretch' })
    await stretch.getByRole('button', { name: 'Don’t suggest this again' }).click()
    await expect.poll(() => stretch.count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await stretch.waitFor()
    const read = offered.filter({ hasText: written })
    await read.getByText('“it calms me”').waitFor()
    expect(await axe(page)).toEqual([])

    // A double press opens one builder, and nothing is made by opening it.
    await read.getByRole('button', { name: 'Make it a habit' }).dblclick()
    const behavior = page.getByLabel('What you will do', { exact: true })
    await expect.poll(() => behavior.inputValue()).toBe('read a few pages')
    expect(await page.getByLabel('After what').inputValue()).toBe('before bed')
    await page.locator('form').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Find ideas in my journal' }).click()
    await expect.poll(() => offered.count()).toBe(2)
    await read.getByRole('button', { name: 'Make it a habit' }).click()
    await page.getByRole('button', { name: 'Seal it' }).click()
    await page.getByText('One for today. Nothing is late.').waitFor()
    await page.getByText('One suggestion, from your own words').waitFor()
    await page.getByRole('button', { name: 'See it' }).click()
    await stretch.waitFor()
    expect(await offered.count()).toBe(1)
  },
)
