import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { phone } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

journey(
  'a guided conversation finds the person’s own lines, is left and gone on with on another device, and becomes a page',
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, mara, '/journal-pages-demo')
    await writeEntry(page, {
      title: 'A small no',
      content: 'Ilse had to ring three people for Saturday before somebody said yes. Rain all day.',
    })
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Find or start' }).fill('thought record')
    await page.getByRole('option', { name: /^Thought record/ }).click()
    await page.getByRole('heading', { name: 'What happened?' }).waitFor()
    expect(await axe(page)).toEqual([])

    const answer = page.getByRole('textbox', { name: 'What happened?' })
    await answer.fill('I told Ilse I could not cover Saturday.')
    await page.getByRole('button', { name: 'On to what went through your mind' }).click()
    const thought = page.getByRole('textbox', { name: 'What went through your mind?' })
    await expect.poll(() => thought.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('Ilse will manage Saturday worse because of me.')
    await page.getByRole('button', { name: 'On to how it felt' }).click()
    await page.getByLabel('A feeling').fill('guilt')
    await page.getByRole('slider', { name: 'Guilt' }).fill('8')
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'On to what speaks for the thought' }).click()
    await page.getByRole('button', { name: 'Use this line' }).click()
    await page.getByText('Take it out').waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Leave, it is kept' }).click()
    await page.getByRole('heading', { name: 'Guided conversations' }).waitFor()
    expect(await axe(page)).toEqual([])

    const there = await arrive({ timezoneId: 'UTC', viewport: phone })
    await loginThroughTheScreen(there.page, mara)
    await there.page.goto('/guided')
    await there.page.getByRole('link', { name: /^Ilse will manage Saturday worse/ }).click()
    await there.page.getByRole('heading', { name: 'What speaks for the thought?' }).waitFor()
    await there.page.locator('mark').waitFor()
    expect(await axe(there.page)).toEqual([])
    await there.page.getByRole('button', { name: 'How it feels now' }).click()
    await there.page.getByRole('slider', { name: 'Guilt' }).fill('4')
    await there.page.getByRole('button', { name: 'Make it a page' }).click()
    await there.page.getByText('8 before, 4 now').waitFor()
    expect(await axe(there.page)).toEqual([])
    await there.page.getByRole('button', { name: 'Open the page' }).click()
    await there.page.getByText('guilt 8 of 10').filter({ visible: true }).waitFor()
    await there.page.getByText('What went through your mind?').filter({ visible: true }).waitFor()
  },
)

journey(
  'what the writing face offers by a slash begins from the page, and grave words bring the card',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    const person = { ...mara, username: 'worries', email: 'worries@example.org' }
    await arriveAsNewPerson(page, person, '/journal-pages-demo')
    await page.getByRole('button', { name: 'New entry' }).first().click()
    await page.locator('#page-text').fill('A long day.\n')
    await page.locator('#page-text').press('End')
    await page.keyboard.type('/worry')
    await page.getByRole('option', { name: /Worry time/ }).click()
    await page.getByRole('heading', { name: 'How loud are the worries right now?' }).waitFor()
    await page.getByRole('button', { name: 'On to all of them' }).click()
    await page.getByRole('textbox', { name: 'What worries you?' }).fill('I want to kill myself.')
    await page.getByRole('button', { name: 'On to the largest one' }).click()
    await page.getByRole('region', { name: 'Thank you for putting this into words.' }).waitFor()
    expect(await axe(page)).toEqual([])
  },
)
