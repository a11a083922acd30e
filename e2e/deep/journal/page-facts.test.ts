import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../../support/axe.ts'
import { axeOverIt } from '../../support/axe-modes.ts'
import { desktop } from '../../support/browser.ts'
import { journey } from '../../support/journey.ts'
import { keptHere } from '../../support/offline.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import { entryRows, sealedAndSynced, wordsOnPage, writeEntry } from '../../support/writing.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })
const words = (page: Page) => page.getByLabel('Your words', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const topics = (page: Page) => page.getByRole('list', { name: 'Topics' })
const rowOf = (page: Page, title: string) => entryRows(page).filter({ hasText: title })

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', expanded: false }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function begin(page: Page, username: string): Promise<void> {
  await arriveAsNewPerson(page, someone(username), '/journal-pages-demo')
  await writeEntry(page, { title: 'The tuner', content: 'He took two hours with the low F. #mum' })
}

// Spec: S1-009, S3-042
journey(
  'topics, feelings, activities and a star are put beside a page by keyboard alone, and are there after a reload',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await begin(page, 'facts')
    await button(page, 'Add a topic').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('#Piano waiting')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await topics(page).getByText('#waiting').waitFor()
    await button(page, 'What was in it').focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('region', { name: 'What was in it' })
    for (const name of ['joy', 'sadness', 'walk']) {
      await panel.getByRole('button', { name, exact: true }).focus()
      await page.keyboard.press('Space')
      await panel.getByRole('button', { name, exact: true, pressed: true }).waitFor()
    }
    await axeOverIt(page, 'section[aria-label=Page]', [desktop])
    await panel.getByRole('button', { name: 'your own' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('tuned the piano')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: 'tuned the piano', pressed: true }).waitFor()
    await button(page, 'More').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Give it a star' }).press('Enter')
    await rowOf(page, 'He took two hours')
      .getByText('starred', { exact: true })
      .waitFor({ state: 'attached' })
    await sealedAndSynced(page)

    await page.reload()
    await topics(page).getByText('#Piano').waitFor()
    expect((await topics(page).getByRole('listitem').allInnerTexts()).map((text) => text.trim())).toEqual([
      '#Piano',
      '#waiting',
      expect.stringMatching(/^#mum/),
      'topic',
    ])
    await page.getByText('joy, sadness, walk, tuned the piano').waitFor()
    await page.getByRole('button', { name: 'More', expanded: false }).click()
    await page.getByRole('menuitem', { name: 'Take the star away' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await wordsOnPage(page)).toBe('He took two hours with the low F. #mum')
    await button(page, 'Take #waiting away').focus()
    await page.keyboard.press('Enter')
    await topics(page).getByText('#waiting').waitFor({ state: 'detached' })

    await writeEntry(page, { title: 'Another', content: 'Words.' })
    await button(page, 'Add a topic').click()
    await page.getByRole('combobox', { name: 'A topic' }).press('p')
    await page.getByRole('option', { name: '#Piano' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await topics(page).getByText('#Piano').waitFor()
  },
)

journey(
  'a page that is dated back moves in the list, and can never be dated into the future',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await begin(page, 'dated')
    await writeEntry(page, { title: 'Newer', content: 'Words.' })
    await page.getByRole('button', { name: 'Change the date' }).click()
    await page.getByLabel('Day').fill('2124-01-01')
    await page.getByText('A page can be dated tomorrow at the latest').waitFor()
    await axeOverIt(page, 'dialog[open]')
    await page.getByLabel('Day').fill('2020-02-29')
    await page.getByLabel('Time').fill('07:05')
    await page.getByLabel('Zone').selectOption('Asia/Tokyo')
    await page.getByText('Saturday 29 February 2020, 07:05').waitFor()
    await button(page, 'Move it there').click()
    await page.getByRole('button', { name: 'Saturday 29 February 2020, 07:05' }).waitFor()
    await expect.poll(() => entryRows(page).first().textContent()).toContain('The tuner')
    await sealedAndSynced(page)
    await page.reload()
    await page.getByRole('button', { name: 'Saturday 29 February 2020, 07:05' }).waitFor()
  },
)

journey(
  'a finished piece of writing stays as a version, which shows what changed since and can be put back',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await begin(page, 'versions')
    await choose(page, 'Versions')
    await page.getByText('There is only one version yet.').waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Finish entry').click()
    await button(page, 'Write on').click()
    await words(page).fill('He took three long hours with the low F. #mum')
    await sealedAndSynced(page)
    await choose(page, 'Versions')
    await page.getByText('Since then 2 words came in and one word went out.').waitFor()
    expect(((await page.locator('del').textContent()) ?? '').replace(/\s+/g, ' ')).toContain('two')
    expect(((await page.locator('ins').textContent()) ?? '').replace(/\s+/g, ' ')).toContain('three long')
    await axeOverIt(page, 'dialog[open]')
    await page.getByRole('tab', { name: 'As it stood' }).click()
    await page.getByText('He took two hours with the low F. #mum').last().waitFor()
    await button(page, 'Put back').click()
    await expect.poll(() => wordsOnPage(page)).toBe('He took two hours with the low F. #mum')
    await choose(page, 'Versions')
    await page.getByText('before you put another back').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /before you put another back/ }).click()
    expect(await axe(page)).toEqual([])
    await button(page, 'All versions').click()
    await page.getByRole('navigation', { name: 'Versions, newest first' }).waitFor()
  },
)

journey(
  'a deleted page can be brought back from the trash, or deleted for good, offline too',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context, expectTrouble } = await arrive({ serviceWorker: true })
    expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    await begin(page, 'trash')
    await writeEntry(page, { title: 'Stays', content: 'Words that stay.' })
    await rowOf(page, 'The tuner').click()
    await expect.poll(() => wordsOnPage(page)).toContain('low F')
    await choose(page, 'Delete')
    await page.getByText('The page lies in the trash for 30 days.', { exact: true }).waitFor()
    await rowOf(page, 'The tuner').waitFor({ state: 'detached' })
    // Esc is for the dialog, not for the message as well.
    await page.keyboard.press('ControlOrMeta+k')
    const palette = page.getByRole('dialog')
    await palette.waitFor()
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'detached' })
    await button(page, 'Undo').click()
    await rowOf(page, 'The tuner').waitFor()
    await expect.poll(() => wordsOnPage(page)).toContain('low F')
    await choose(page, 'Delete')
    await rowOf(page, 'The tuner').waitFor({ state: 'detached' })

    await keptHere(page)
    await context.setOffline(true)
    await rowOf(page, 'Stays').click()
    await choose(page, 'See the trash')
    const trash = page.getByRole('dialog', { name: 'Trash' })
    await trash.getByText('30 days left').waitFor()
    await trash.getByRole('button', { name: /The tuner/ }).click()
    await trash.getByText('He took two hours with the low F.').last().waitFor()
    await axeOverIt(page, 'dialog[open]')
    await trash.getByRole('button', { name: 'Bring it back' }).click()
    await trash.getByText('Nothing was thrown away.').waitFor()
    await page.keyboard.press('Escape')
    await rowOf(page, 'The tuner').click()
    await expect.poll(() => wordsOnPage(page)).toContain('low F')
    await choose(page, 'Delete')
    await rowOf(page, 'Stays').click()
    await choose(page, 'See the trash')
    await trash.getByRole('button', { name: 'Empty the trash' }).click()
    await trash.getByRole('button', { name: 'Delete for good' }).click()
    await trash.getByText('Nothing was thrown away.').waitFor()
    await page.keyboard.press('Escape')

    await context.setOffline(false)
    await sealedAndSynced(page)
    await page.reload()
    await rowOf(page, 'Stays').waitFor()
    expect(await entryRows(page).count()).toBe(1)
    await choose(page, 'See the trash')
    await trash.getByText('Nothing was thrown away.').waitFor()
  },
)

journey(
  'a page and a range are printed as pages of words, without the app around them',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await begin(page, 'printing')
    await writeEntry(page, { title: 'A list', content: '## Bring\n\n- the *blue* cups\n- a towel' })
    await choose(page, 'Print')
    await axeOverIt(page, 'dialog[open]')
    await page.getByLabel('Everything').check()
    await button(page, 'Print').click()
    await page.locator('body[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('#root').isVisible()).toBe(false)
    const printed = page.locator('.print-page')
    expect(await printed.count()).toBe(2)
    expect(await printed.first().textContent()).toContain('He took two hours with the low F.')
    expect(await printed.first().textContent()).toContain('#mum')
    expect(await printed.last().locator('li').count()).toBe(2)
    expect(await printed.last().locator('em').textContent()).toBe('blue')
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.locator('.print-pages').waitFor({ state: 'detached' })
  },
)
