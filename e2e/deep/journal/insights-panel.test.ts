import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../../support/axe.ts'
import { phone } from '../../support/browser.ts'
import { journey } from '../../support/journey.ts'
import { keptHere } from '../../support/offline.ts'
import { arriveAgain, arriveAsNewPerson, mara } from '../../support/screen.ts'
import { entryRows, sealedAndSynced, writeEntry } from '../../support/writing.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })
const margin = (page: Page) => page.getByRole('region', { name: 'In the margin' })
const part = (page: Page, name: string) => margin(page).getByRole('region', { name })
const button = (page: Page, name: string) => margin(page).getByRole('button', { name, exact: true })
const lit = (page: Page) => page.locator('mark[data-mark="lit"]').allInnerTexts()
const feelings = (page: Page) =>
  part(page, 'Feelings, in words').getByRole('listitem').getByRole('button', { expanded: false })

const words = `I took the night train to Lisbon with Anna. I was so happy when the sea came.

I always ruin everything when I wait too long. We ate soup at the harbour and said little.

Later I was worried about the flat in Pond Lane. Anna laughed, and I asked for help.`

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish entry' }).click()
  await margin(page).getByText('Read on this device').waitFor()
}

// Spec: S1-010
journey(
  'finishing a page shows what it seems to say, each with its sentences, to be corrected, taken away and added, for good and on every device',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('margin'), '/journal-pages-demo')
    await writeEntry(page, { title: 'Lisbon', content: words })
    await finish(page)
    expect(await part(page, 'Feelings, in words').textContent()).toMatch(/strong joy.*fear/)
    await part(page, 'People').getByRole('button', { name: 'Anna', exact: true }).waitFor()
    await part(page, 'Places and things').getByRole('button', { name: 'Lisbon', exact: true }).waitFor()
    await part(page, 'Worth a second look').getByText('I always ruin everything').waitFor()
    await part(page, 'Signs of strength').getByText('I asked for help').waitFor()
    const summary = await part(page, 'In your sentences').getByRole('listitem').allInnerTexts()
    expect(summary.length).toBeGreaterThan(0)
    for (const sentence of summary) expect(words).toContain(sentence.trim().replace(/^“|”$/g, ''))
    expect(await axe(page)).toEqual([])

    // A press and a key light the same sentences; a thread goes to them.
    expect(await lit(page)).toEqual([])
    await feelings(page).filter({ hasText: 'fear' }).click()
    await expect.poll(() => lit(page)).toEqual(['Later I was worried about the flat in Pond Lane.'])
    await page.locator('svg[data-threads="1"]').waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => lit(page)).toEqual([])
    await button(page, 'Somebody else').focus()
    await page.keyboard.press('Shift+Tab')
    await expect
      .poll(() => lit(page))
      .toEqual(['I took the night train to Lisbon with Anna.', 'Anna laughed, and I asked for help.'])

    // By keyboard alone: one feeling for another.
    await feelings(page).filter({ hasText: 'fear' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await margin(page).getByRole('group', { name: 'What it was instead' }).waitFor()
    await button(page, 'anticipation').focus()
    await page.keyboard.press('Enter')
    await page.getByText('Corrected', { exact: true }).waitFor()
    await expect.poll(() => feelings(page).filter({ hasText: 'fear' }).count()).toBe(0)
    await feelings(page).filter({ hasText: 'anticipation' }).getByText('you said so').waitFor()
    // The focus stays in the panel, not at the top of the page.
    expect(await margin(page).evaluate((region) => region.contains(document.activeElement))).toBe(true)

    // Taken away, brought back, taken away.
    const second = part(page, 'Worth a second look')
    await second.getByRole('button', { name: /I always ruin/ }).click()
    await button(page, 'Not this').click()
    await second.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await second.getByRole('button', { name: /I always ruin/ }).click()
    await button(page, 'Not this').click()
    await second.waitFor({ state: 'detached' })

    // Added: a topic, somebody, another sentence.
    await button(page, 'Something else').click()
    await margin(page).getByLabel('What it is about, too').fill('the sea')
    await button(page, 'Add').click()
    await button(page, 'the-sea').waitFor()
    await button(page, 'Somebody else').click()
    await margin(page).getByLabel('Who else is on this page').fill('Robert')
    await page.keyboard.press('Enter')
    await button(page, 'Robert').waitFor()
    await button(page, 'Another sentence').click()
    await margin(page)
      .getByRole('list', { name: 'Which sentence says it' })
      .getByRole('button', { name: 'We ate soup at the harbour and said little.' })
      .click()
    await part(page, 'In your sentences')
      .getByRole('button', { name: /We ate soup/ })
      .waitFor()
    await part(page, 'Places and things').getByRole('button', { name: 'Pond Lane' }).click()
    await button(page, 'Not a name').click()
    await expect.poll(() => margin(page).getByRole('button', { name: 'Pond Lane' }).count()).toBe(0)

    // Other words around them: what was said still holds.
    await page.getByRole('button', { name: 'Write on' }).click()
    await page.getByLabel('Your words', { exact: true }).fill(`${words}\n\nI was worried again at night.`)
    await sealedAndSynced(page)
    await finish(page)
    await feelings(page).filter({ hasText: 'anticipation' }).waitFor()
    expect(await feelings(page).filter({ hasText: 'fear' }).count()).toBe(0)
    expect(await margin(page).getByRole('button', { name: 'Pond Lane' }).count()).toBe(0)
    await sealedAndSynced(page)

    // A page that cannot be read says so, and how far the journal is read stands in the settings.
    await writeEntry(page, {
      title: 'Zettel',
      content: 'Heute war ein schöner Tag und ich habe mit der Oma telefoniert.',
    })
    await finish(page)
    await margin(page).getByText('Nothing is guessed.').waitFor()
    expect(await feelings(page).count()).toBe(0)
    await page.goto('/settings?section=companion')
    await page.getByText('All 2 pages are read').waitFor()
    expect(await axe(page)).toEqual([])

    const other = await arrive({ viewport: phone })
    await arriveAgain(other.page, someone('margin'), '/journal-pages-demo')
    await entryRows(other.page).filter({ hasText: 'Lisbon' }).click()
    await feelings(other.page).filter({ hasText: 'anticipation' }).waitFor()
    await button(other.page, 'the-sea').click()
    await button(other.page, 'Remove').waitFor()
    expect(await feelings(other.page).filter({ hasText: 'fear' }).count()).toBe(0)
    expect(await other.page.getByRole('tab', { name: 'In the margin' }).count()).toBe(0)
    expect(await axe(other.page)).toEqual([])
  },
)

journey(
  'a page is read, and its reading corrected, without a network',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context, expectTrouble } = await arrive({ serviceWorker: true, viewport: phone })
    expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await arriveAsNewPerson(page, someone('alone'), '/journal-pages-demo')
    await keptHere(page)
    await writeEntry(page, { title: 'Lisbon', content: words })
    await context.setOffline(true)
    await page.getByRole('button', { name: 'More', expanded: false }).click()
    await page.getByRole('menuitem', { name: 'Finish entry' }).click()
    await feelings(page).filter({ hasText: 'fear' }).click()
    // On a phone its sentences are quoted under it.
    await margin(page).getByText('“Later I was worried about the flat in Pond Lane.”').waitFor()
    await button(page, 'Remove').click()
    await expect.poll(() => feelings(page).filter({ hasText: 'fear' }).count()).toBe(0)
    await page.reload()
    await feelings(page).filter({ hasText: 'strong joy' }).waitFor()
    expect(await feelings(page).filter({ hasText: 'fear' }).count()).toBe(0)
    await context.setOffline(false)
    await sealedAndSynced(page)
  },
)
