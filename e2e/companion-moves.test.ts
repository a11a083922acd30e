import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newEntry } from '#domain/journal/new-entry.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { keepEntries } from '../bench/filled-journal.ts'
import { journey } from './support/journey.ts'
import { arriveAsNewPerson, mara } from './support/screen.ts'
import { chooseMode } from './support/talk.ts'
import { entryRows, wordsOnPage } from './support/writing.ts'

const today: Day = new Date().toISOString().slice(0, 10)
const written = (ago: number, title: string, content: string) => ({
  day: addDays(today, -ago),
  ...{ title, content },
})
const filling = written(
  38,
  'The left side, again, and a long way home through the rain past the harbour wall',
  'I saw the dentist on Quay Street at ten, one filling. Soup for supper.',
)
const soup = written(
  33,
  'Leeks',
  'What Agnes sent for the soup:\ntwo leeks, one potato,\na litre of stock and no salt.',
)
const moving = written(
  26,
  'Four flights',
  'Idris and Pelle carried the whole bookcase up to the flat. They stayed until midnight and helped me with the curtains.',
)
const open = written(3, 'Sunday', 'Rain all day. I mended the gate with wire and read until dark.')
const pages = [
  written(60, 'Low water', 'The boat lies on the mud until April, and the oars are in the shed.'),
  ...[filling, soup, moving, open],
]

const pane = (page: Page): Locator => page.getByRole('region', { name: 'Talk with the companion' })
const answers = (page: Page): Locator =>
  pane(page)
    .locator('[data-message]')
    .getByText(/^On this device/)

/** Says it and waits for the answer; what it then says. */
async function say(page: Page, mode: 'Ask' | 'Challenge' | 'Plan', words: string): Promise<Locator> {
  await expect.poll(() => pane(page).getByRole('button', { name: 'Stop' }).count()).toBe(0)
  const before = await answers(page).count()
  await chooseMode(pane(page), mode)
  const composer = pane(page).getByLabel('Say more, or nothing')
  await composer.fill(words)
  await composer.press('Enter')
  await expect.poll(() => answers(page).count()).toBe(before + 1)
  return pane(page).locator('[data-message]').last()
}

/** The words of a page as they stand in the answer, with its day, its title, and the way to it. */
async function quotes(answer: Locator, { day, title }: typeof filling, words: string): Promise<Locator> {
  const slip = answer.locator('figure').filter({ has: answer.page().locator(`time[datetime="${day}"]`) })
  // As it is drawn, with its lines.
  const drawn = await slip.locator('blockquote').evaluate((quote) => {
    const selection = getSelection()
    selection?.selectAllChildren(quote)
    return selection?.toString()
  })
  expect(drawn).toBe(`“${words}”`)
  await slip.getByText(longDate(day), { exact: true }).waitFor()
  const isWhole = await slip
    .getByText(title, { exact: true })
    .evaluate((shown) => shown.scrollWidth <= shown.clientWidth && shown.scrollHeight <= shown.clientHeight)
  expect(isWhole, 'the whole title is seen').toBe(true)
  return slip.getByRole('button', { name: `Open the entry of ${longDate(day)}` })
}

journey(
  'the companion finds a place and says what is nowhere, sets a page against a claim, asks one question, names a step, and in Listen says nothing',
  async ({ arrive, server }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, mara, null)
    const entries = pages.map(({ day, ...words }) => ({
      ...newEntry(`${day}T12:00:00.000Z`, 'Europe/Stockholm'),
      ...words,
    }))
    await keepEntries(server.url, mara, entries)
    await page.goto('/journal-pages-demo')
    await entryRows(page).filter({ hasText: open.title }).click()

    const found = await say(page, 'Ask', 'When did I last see the dentist?')
    await found.getByText(/^The last I find is on \d+ \p{L}+(?: \d+)?, 5 weeks ago\.$/u).waitFor()
    const way = await quotes(found, filling, 'I saw the dentist on Quay Street at ten, one filling.')
    await way.click()
    await expect.poll(() => wordsOnPage(page)).toBe(filling.content)
    await page.goBack()
    await expect.poll(() => wordsOnPage(page)).toBe(open.content)

    const list = await say(page, 'Ask', 'How much stock did Agnes send for the soup?')
    await quotes(list, soup, soup.content)
    const nowhere = await say(page, 'Ask', 'When did I last go to Lisbon?')
    await nowhere.getByText(/^I looked through 4 pages and did not find it\./).waitFor()
    expect(await nowhere.locator('figure').count()).toBe(0)

    const claim = 'Nobody ever helped me with the flat.'
    const noticed = await say(page, 'Challenge', claim)
    await noticed.getByText('Two lines that do not agree', { exact: true }).waitFor()
    await noticed.locator('figure', { hasText: 'Just now' }).getByText(`“${claim}”`).waitFor()
    await quotes(noticed, moving, moving.content)

    const asked = await say(page, 'Ask', 'I quarrelled with my sister about the boat again.')
    await asked.getByText('One question', { exact: true }).waitFor()
    expect((await asked.textContent())?.match(/\?/g)).toHaveLength(1)

    const step = await say(page, 'Plan', 'I want to learn the accordion.')
    await step.getByText('A next step', { exact: true }).waitFor()
    await step.getByText(/^“learn the accordion”: .*ten minutes/).waitFor()
    for (const [name, to] of [
      ['Set a reminder', '/calendar'],
      ['Make it a habit', '/habits'],
      ['Make it a goal', '/goals'],
    ] as const)
      expect(await step.getByRole('link', { name }).getAttribute('href')).toBe(to)

    const before = await answers(page).count()
    await chooseMode(pane(page), 'Listen')
    const composer = pane(page).getByLabel('Say more, or nothing')
    await composer.fill('The light is going early now.')
    await composer.press('Enter')
    const last = pane(page).locator('[data-message]').last()
    await last.getByText('Kept.', { exact: true }).waitFor()
    expect(await last.getByText('The light is going early now.', { exact: true }).count()).toBe(1)
    expect(await answers(page).count()).toBe(before)
  },
)
