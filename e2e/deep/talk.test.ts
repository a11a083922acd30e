import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { chooseMode } from '../support/talk.ts'
import { writeEntry } from '../support/writing.ts'

const pane = (page: Page): Locator => page.getByRole('region', { name: 'Talk with the companion' })
const own = (page: Page): Locator => pane(page).locator('[data-message] p.bg-wash')
const replies = (page: Page): Locator => pane(page).getByText(/^On this device/)

async function say(page: Page, words: string, answers: number): Promise<void> {
  const composer = pane(page).getByLabel('Say more, or nothing')
  await expect.poll(() => pane(page).getByRole('button', { name: 'Stop' }).count()).toBe(0)
  // Listen may answer nothing.
  await chooseMode(pane(page), 'Ask')
  await composer.fill(words)
  await composer.press('Enter')
  await expect.poll(() => replies(page).count(), { timeout: 20_000 }).toBe(answers)
}

journey(
  'words and answers can be given again with every version kept; talks stand alone, are named, deleted, brought back, and remembered',
  async ({ arrive }) => {
    const { page } = await arrive()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await arriveAsNewPerson(page, mara, '/journal-pages-demo')
    await writeEntry(page, { title: 'The piano tuner came', content: 'The tuner struck the low F.' })
    await say(page, 'I keep thinking about the piano.', 1)
    await say(page, 'My hand just opened the lid.', 2)

    // What is not sent yet is there again after another page, and after the page was loaded again.
    const begun = pane(page).getByRole('textbox', { name: 'Say more, or nothing' })
    await begun.fill('And then I')
    await page.goto('/dashboard')
    await page.goBack()
    await expect.poll(() => begun.inputValue()).toBe('And then I')
    await begun.fill('')
    // Nor is it forgotten how the talk was to be taken.
    await expect.poll(() => pane(page).getByRole('radio', { name: 'Ask' }).isChecked()).toBe(true)

    await pane(page).getByRole('button', { name: 'Say it in other words' }).first().focus()
    await page.keyboard.press('Enter')
    const words = pane(page).getByRole('textbox', { name: 'Say it in other words' })
    await words.fill('I keep thinking about the cello.')
    await page.keyboard.press('Escape')
    expect(await own(page).allTextContents()).toContain('I keep thinking about the piano.')
    await page.keyboard.press('Enter')
    await words.fill('I keep thinking about the cello.')
    await page.keyboard.press('Enter')
    await expect.poll(() => own(page).allTextContents()).toEqual(['I keep thinking about the cello.'])
    await expect.poll(() => replies(page).count(), { timeout: 20_000 }).toBe(1)
    expect(await pane(page).getByText('2 of 2').count()).toBe(1)

    await pane(page).getByRole('button', { name: 'Answer again' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => pane(page).getByText('2 of 2').count(), { timeout: 20_000 }).toBe(2)
    await pane(page).getByRole('button', { name: 'Copy' }).first().click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('I keep thinking about the cello.')

    const before = pane(page).getByRole('button', { name: 'The version before' }).first()
    await before.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => own(page).allTextContents())
      .toEqual(['I keep thinking about the piano.', 'My hand just opened the lid.'])
    expect(await before.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.reload()
    await expect
      .poll(() => own(page).allTextContents())
      .toEqual(['I keep thinking about the piano.', 'My hand just opened the lid.'])
    await pane(page).getByRole('button', { name: 'The version after' }).first().click()
    await expect.poll(() => own(page).allTextContents()).toEqual(['I keep thinking about the cello.'])

    await page.getByRole('button', { name: 'Talks', exact: true }).click()
    await page.getByRole('button', { name: 'New talk' }).last().click()
    await say(page, 'The boathouse stays locked until the ice is gone.', 1)
    await say(page, 'My hand just opened the lid.', 2)
    const list = page.getByRole('region', { name: 'Talks' })
    await list.getByRole('button', { name: 'New talk' }).click()
    await say(page, 'I keep thinking about the boathouse, the ice, and why it stays locked.', 1)
    await pane(page).getByText('In a talk,').waitFor()
    await pane(page)
      .getByRole('button', { name: /^Open the talk of/ })
      .click()
    await pane(page).locator('mark').getByText('The boathouse stays locked until the ice is gone.').waitFor()
    await expect.poll(() => own(page).count()).toBe(2)

    await pane(page).getByRole('button', { name: 'Rename this talk' }).click()
    await pane(page).getByLabel('Name of this talk').fill('Of the lid')
    await page.keyboard.press('Enter')
    await list.getByRole('button', { name: /^Of the lid/ }).waitFor()
    await list.getByLabel('Search your talks').fill('why it')
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    await list.getByLabel('Search your talks').fill('')
    await pane(page).getByRole('button', { name: 'Delete this talk' }).click()
    await page.getByText('Talk deleted', { exact: true }).waitFor()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await pane(page).getByRole('heading', { name: 'Of the lid' }).waitFor()
    expect(await own(page).count()).toBe(2)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Back to the talks' }).click()
    await list.getByRole('button', { name: /^Of the lid/ }).waitFor()
    await list.getByRole('button', { name: /^Of the lid/ }).click()
    await page.getByRole('button', { name: 'Draft an entry from this talk' }).click()
    const field = page.getByLabel('Your words', { exact: true })
    const body = '>\n> The boathouse stays locked until the ice is gone. My hand just opened the lid.\n'
    await expect.poll(() => field.inputValue()).toBe(`> [!companion] A draft from your own words\n${body}`)
    const note = page.getByRole('region', { name: 'Draft by the companion' })
    await note.getByText(/is not read as yours/).waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    await note.getByRole('button', { name: 'Keep it' }).click()
    await note.waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe(`> [!drafted] from your own words\n${body}`)
    await page.getByRole('button', { name: 'Read this page' }).click()
    await page.getByRole('region', { name: 'Drafted from your own words' }).waitFor()
  },
)

journey(
  'a talk stays at its end however long it gets, and lets who scrolls up read',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ viewport: { width: 1440, height: 600 } })
    await arriveAsNewPerson(
      page,
      { ...mara, username: 'ilse', email: 'ilse@example.org' },
      '/journal-pages-demo',
    )
    const list = pane(page).locator('div:has(> div [data-message])').first()
    const below = () => list.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)
    const long = 'The boathouse stays locked until the ice is gone, and until then nobody rows. '.repeat(4)
    for (let nth = 1; nth <= 6; nth++) {
      await say(page, `${nth}. ${long}`, nth)
      await expect.poll(below).toBeLessThan(48)
    }
    await list.hover()
    await page.mouse.wheel(0, -600)
    await expect.poll(below).toBeGreaterThan(300)
    await pane(page).getByLabel('Say more, or nothing').fill('Something else')
    expect(await below()).toBeGreaterThan(300)
    await say(page, 'Back to the ice.', 7)
    await expect.poll(below).toBeLessThan(48)
  },
)
