import { expect } from 'vitest'
import { journey } from '../../support/journey.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import {
  clickIntoWords,
  entryRows,
  sealedAndSynced,
  typeWords,
  wordsOnPage,
  writeEntry,
} from '../../support/writing.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })

journey(
  'a hand that does not rest leaves drafts here, not changes; a tab killed meanwhile loses less than a second',
  async ({ arrive }) => {
    const { page, context } = await arrive()
    await arriveAsNewPerson(page, someone('does-not-rest'), '/journal-pages-demo')
    await writeEntry(page, { title: 'Breath', content: 'Begun. ' })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/records')) sent.push(request.url())
    })
    await clickIntoWords(page)
    await page.keyboard.press('ControlOrMeta+End')
    await page.waitForTimeout(1500)
    const before = sent.length
    const words = 'One long breath that goes on and on without a pause until somebody pulls the plug'
    await typeWords(page, words)
    expect(sent.length).toBe(before)
    await page.waitForTimeout(500)
    await page.close({ runBeforeUnload: false })

    const again = await context.newPage()
    await again.goto('/journal-pages-demo')
    await entryRows(again).filter({ hasText: 'Breath' }).click()
    await expect.poll(() => wordsOnPage(again)).toBe(`Begun. ${words}`)
    await sealedAndSynced(again)
  },
)

journey(
  'two tabs write on one page at the same time, and both keep their words',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context } = await arrive()
    await arriveAsNewPerson(page, someone('two-hands'), '/journal-pages-demo')
    await writeEntry(page, { title: 'Shared', content: 'The beginning.\nThe middle.\nThe end.' })
    const other = await context.newPage()
    await other.goto('/journal-pages-demo')
    await entryRows(other).filter({ hasText: 'Shared' }).click()
    await expect.poll(() => wordsOnPage(other)).toContain('The middle.')

    await clickIntoWords(page)
    await page.keyboard.press('ControlOrMeta+End')
    await typeWords(page, ' By the left hand')
    // What the other tab has settled by now must not reach under the hand that goes on here.
    await clickIntoWords(other)
    await other.keyboard.press('ControlOrMeta+Home')
    await typeWords(other, 'By the right hand. ')
    expect(await wordsOnPage(other)).toContain('By the right hand.')
    await clickIntoWords(page)
    await page.keyboard.press('ControlOrMeta+End')
    await typeWords(page, ', and on.')
    expect(await wordsOnPage(page)).toContain('By the left hand, and on.')
    await sealedAndSynced(page)
    await sealedAndSynced(other)

    const both = 'By the right hand. The beginning.\nThe middle.\nThe end. By the left hand, and on.'
    for (const tab of [page, other]) await expect.poll(() => wordsOnPage(tab)).toBe(both)
    await expect.poll(() => entryRows(page).count()).toBe(1)
  },
)
