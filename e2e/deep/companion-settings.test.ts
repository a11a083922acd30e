import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import type { CommunicationStyle } from '#domain/account/onboarding-choices.ts'
import { composeReply } from '#domain/companion/replies/compose-reply.ts'
import type { CompanionMode } from '#domain/companion/replies/reply.ts'
import { startProviderStub } from '#server/testing/provider-stub.ts'
import { axeInEveryMode } from '../support/axe-modes.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from '../support/screen.ts'
import { chooseMode } from '../support/talk.ts'
import { writeEntry } from '../support/writing.ts'

const provider = await startProviderStub()
afterAll(() => provider.close())
const journey = journeyWith({
  serverOptions: {
    env: {
      OPENAI_API_KEY: 'sk-for-the-stub',
      OPENAI_BASE_URL: provider.baseUrl,
      INKWELL_AI_MODEL: 'stub-1',
      INKWELL_AI_NAME: 'Stub',
    },
  },
})

const pane = (page: Page) => page.getByRole('complementary', { name: 'Companion' })
const section = (page: Page, name: string) => page.getByRole('region', { name })

async function openCompanion(page: Page): Promise<void> {
  await page.goto('/settings?section=companion')
  await section(page, 'How does it speak?').waitFor()
}

async function say(page: Page, words: string): Promise<void> {
  // Listen may answer nothing.
  await chooseMode(pane(page), 'Ask')
  const composer = page.getByLabel('Say more, or nothing')
  await composer.fill(words)
  await composer.press('Enter')
}

/** A new page, so that a talk begins anew. */
async function newPage(page: Page, title: string): Promise<void> {
  await page.goto('/journal-pages-demo')
  await writeEntry(page, { title, content: 'Nothing of note.' })
}

/** What the engine answers to a first message that recalls nothing. */
const answerTo = (message: string, style: CommunicationStyle, mode: CompanionMode): string =>
  composeReply(
    {
      ...{ message, mode, style, turns: [], page: null, recalled: [], entriesSearched: 0 },
      interests: ['memory_context'],
      today: '2026-11-21',
    },
    'on-device',
  )
    .map(({ text }) => text)
    .join('\n\n')

interface BasicsAtServer {
  readonly data: Record<string, unknown>
  readonly raw: string
}

function basicsAt(dataDir: string): BasicsAtServer {
  const database = new DatabaseSync(join(dataDir, 'inkwell.db'), { readOnly: true, timeout: 5_000 })
  try {
    const row = database.prepare('select onboarding_data as data from users order by id limit 1').get()
    const raw = String(row?.data)
    return { data: JSON.parse(raw), raw }
  } finally {
    database.close()
  }
}

/** Many screens one after the other, each with its start. */
/** How often one of some radios, each chosen in turn, was not the chosen one for a moment while it was being kept. */
const fallsBack = (radios: Locator): Promise<number> =>
  radios.evaluateAll(async (found) => {
    let falls = 0
    for (const radio of found as HTMLInputElement[]) {
      radio.click()
      const until = performance.now() + 150
      while (performance.now() < until) {
        if (!radio.checked) falls++
        await new Promise((resolve) => setTimeout(resolve))
      }
    }
    return falls
  })

// Spec: S3-146, S3-148, S3-149, S3-150
journey(
  'style, beginning, interests and own words are heard in the next talk, here and on another device',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, mara)
    await axeInEveryMode(page, () => openCompanion(page))
    expect(await fallsBack(section(page, 'How does it begin?').getByRole('radio'))).toBe(0)
    await page.getByRole('radio', { name: /^Direct Concise/ }).check()
    await section(page, 'How does it begin?').getByRole('radio', { name: 'Ask' }).check()
    for (const name of [/^Pattern Recognition/, /^Emotional Insights/])
      await page.getByRole('checkbox', { name }).uncheck()
    await page.getByRole('checkbox', { name: /^Memory Context/ }).check()
    await page.getByLabel('What are you here for?').fill('to play the piano again')
    await page.getByLabel('What should it know about you?').fill('A nurse on nights.')
    await page.getByText('Sealed.', { exact: true }).waitFor()
    await page.getByRole('slider', { name: 'Comfort level' }).fill('5')
    await page.getByText('Up to two earlier lines in a reply').waitFor()
    await page.reload()
    await expect.poll(() => page.getByRole('radio', { name: /^Direct Concise/ }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: /^Memory Context/ }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: /^Emotional Insights/ }).isChecked()).toBe(false)
    expect(await page.getByRole('slider', { name: 'Comfort level' }).inputValue()).toBe('5')
    expect(await page.getByLabel('What should it know about you?').inputValue()).toBe('A nurse on nights.')

    await newPage(page, 'Style')
    await pane(page).getByText('“to play the piano again”').first().waitFor()
    await expect.poll(() => pane(page).getByRole('radio', { name: 'Ask' }).isChecked()).toBe(true)
    const message = 'Thank you, that helped.'
    expect(answerTo(message, 'direct_concise', 'ask')).not.toBe(answerTo(message, 'warm_supportive', 'ask'))
    await say(page, message)
    for (const paragraph of answerTo(message, 'direct_concise', 'ask').split('\n\n'))
      await pane(page).getByText(paragraph).first().waitFor()
    expect(provider.requests).toHaveLength(0)

    await expect
      .poll(() => basicsAt(server.dataDir).data)
      .toMatchObject({
        communicationStyle: 'direct_concise',
        aiComfortLevel: 5,
        aiInterests: ['memory_context'],
        name: 'Mara',
      })
    expect(basicsAt(server.dataDir).raw).not.toMatch(/nurse|piano/)

    const elsewhere = await arrive()
    await loginThroughTheScreen(elsewhere.page, mara)
    await openCompanion(elsewhere.page)
    await expect
      .poll(() => elsewhere.page.getByRole('radio', { name: /^Direct Concise/ }).isChecked())
      .toBe(true)
    expect(await elsewhere.page.getByLabel('What are you here for?').inputValue()).toBe(
      'to play the piano again',
    )
  },
)

// Spec: S3-149, S5-008
journey(
  'how much it brings up and what it may read decide what it quotes',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(
      page,
      { ...mara, username: 'quoted', email: 'quoted@example.org' },
      '/journal-pages-demo',
    )
    const first = 'I will play the piano again when the flat is done.'
    const second = 'Nobody may hear me play the piano until it is tuned.'
    for (const content of [first, second]) await writeEntry(page, { title: '', content })
    const message = 'I keep thinking about the piano and why I do not play it.'
    const quotes = () => pane(page).getByRole('button', { name: /^Open the entry of/ })
    const replied = () => pane(page).getByText('On this device').first().waitFor()
    const level = page.getByRole('slider', { name: 'Comfort level' })
    for (const [chosen, expected] of [
      ['1', 0],
      ['4', 1],
      ['5', 2],
    ] as const) {
      await openCompanion(page)
      await level.fill(chosen)
      await page.reload()
      await expect.poll(() => level.inputValue()).toBe(chosen)
      await newPage(page, `Level ${chosen}`)
      await say(page, message)
      await replied()
      await expect.poll(() => quotes().count(), { message: `level ${chosen}` }).toBe(expected)
    }

    await openCompanion(page)
    await page.getByRole('switch', { name: 'Earlier pages' }).click()
    await page.getByText('so there is nothing to bring up').waitFor()
    expect(await level.isDisabled()).toBe(true)
    await newPage(page, 'Left alone')
    await pane(page).getByText('I leave your earlier pages alone').waitFor()
    await say(page, 'When did I last write about the piano?')
    await pane(page).getByText('You asked me to leave your earlier pages alone').first().waitFor()
    expect(await quotes().count()).toBe(0)
  },
)

journey(
  'consent decides whether the sheet appears, and the sheet holds what may be read',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, { ...mara, username: 'consents', email: 'consents@example.org' }, null)
    await openCompanion(page)
    const consent = section(page, 'Send words elsewhere')
    await consent.getByText('stub-1').waitFor()
    await consent.getByRole('radio', { name: 'Ask me' }).check()
    await page.getByLabel('What should it know about you?').fill('A nurse on nights.')
    await page.getByRole('switch', { name: 'The page beside the talk' }).click()
    await page.getByRole('checkbox', { name: /^Guided Reflection/ }).check()
    await page.reload()
    await expect.poll(() => consent.getByRole('radio', { name: 'Ask me' }).isChecked()).toBe(true)
    await expect
      .poll(() => page.getByRole('switch', { name: 'The page beside the talk' }).getAttribute('aria-checked'))
      .toBe('false')

    await newPage(page, 'Asked')
    await say(page, 'Why did it take so long?')
    const sheet = page.getByRole('dialog')
    await sheet.getByText('What you said about yourself').waitFor()
    await sheet.getByText('A nurse on nights.').waitFor()
    await sheet.getByText(/Take up first:.*what they wish/).waitFor()
    expect(await sheet.getByText('The end of this page').count()).toBe(0)
    await sheet.getByText('What you said about yourself').click()
    const before = provider.requests.length
    await sheet.getByRole('button', { name: 'This time' }).click()
    await pane(page).getByText(provider.answer).first().waitFor()
    expect(provider.requests).toHaveLength(before + 1)
    const sent = JSON.stringify(provider.requests.at(-1)?.body)
    expect(sent).not.toContain('nurse')
    expect(sent).toContain('Take up first:')

    await openCompanion(page)
    await consent.getByRole('radio', { name: 'Always' }).check()
    await newPage(page, 'Always')
    await say(page, 'And now?')
    await pane(page)
      .getByText(/^By Stub/)
      .first()
      .waitFor()
    expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain('nurse')
    expect(await sheet.count()).toBe(0)

    await openCompanion(page)
    await consent.getByRole('radio', { name: 'Never' }).check()
    await newPage(page, 'Never')
    const until = provider.requests.length
    await say(page, 'And here?')
    await pane(page).getByText('On this device').first().waitFor()
    expect(provider.requests).toHaveLength(until)
  },
)
