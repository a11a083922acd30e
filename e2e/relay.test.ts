import { afterAll, expect } from 'vitest'
import { providersOwnWords, startProviderStub } from '#server/testing/provider-stub.ts'
import { journeyWith } from './support/journey.ts'
import { arriveAsNewPerson, mara } from './support/screen.ts'
import { chooseMode } from './support/talk.ts'
import { writeEntry } from './support/writing.ts'

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

journey(
  'words go to a cloud model only after the person has seen and allowed them, and the ledger says so',
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, mara, '/journal-pages-demo')
    await writeEntry(page, {
      title: 'Low tide',
      content: 'The sea lay flat, and the gulls stood on one leg.',
    })
    await writeEntry(page, { title: 'Piano', content: 'I keep walking past the piano as if it were asleep.' })
    const companion = page.getByRole('complementary', { name: 'Companion' })
    const composer = page.getByLabel('Say more, or nothing')

    // Listen may answer nothing.
    await chooseMode(companion, 'Ask')
    await composer.fill('Tonight I opened the piano at last.')
    await composer.press('Enter')
    await companion.getByText('On this device').first().waitFor()
    expect(provider.requests).toHaveLength(0)

    await companion.getByRole('button', { name: 'How the companion works' }).click()
    await page.getByRole('menuitemradio', { name: 'Ask before Stub' }).click()
    await composer.fill('Why did it take so long?')
    await composer.press('Enter')
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('heading', { name: /May these \d+ words go to Stub\?/ }).waitFor()
    await sheet.getByText('Why did it take so long?').waitFor()
    expect(provider.requests).toHaveLength(0)
    provider.answer = 'You opened it. What did the first note sound like?'
    await sheet.getByRole('button', { name: 'This time' }).click()
    await companion.getByText('You opened it. What did the first note sound like?').first().waitFor()
    await companion
      .getByText(/^By Stub/)
      .first()
      .waitFor()
    expect(provider.requests).toHaveLength(1)
    expect(JSON.stringify(provider.requests[0]?.body)).toContain('Why did it take so long?')

    await composer.fill('And what did I write about the sea?')
    await composer.press('Enter')
    await sheet.getByRole('checkbox', { name: 'The day and the hour' }).uncheck()
    provider.answer =
      '<think>Nothing about it.</think>You wrote “The sea was as grey as slate.”\n\nAnd: “The sea lay flat, and the gulls stood on one leg.”'
    await sheet.getByRole('button', { name: 'For this talk' }).click()
    await companion.getByText('Not found in your pages: “The sea was as grey as slate.”').waitFor()
    expect(await companion.getByText(/Nothing about it/).count()).toBe(0)
    expect(await companion.getByText(/^Not found in your pages/).count()).toBe(1)
    // What does stand there has its day, its title, and the way to it.
    const quote = companion
      .locator('figure')
      .filter({ hasText: 'The sea lay flat, and the gulls stood on one leg.' })
    await quote.getByText('Low tide', { exact: true }).waitFor()
    const day = await quote.getByRole('time').textContent()
    await quote.getByRole('button', { name: `Open the entry of ${day}` }).waitFor()
    provider.answer = 'Good night.'
    await composer.fill('Good night, then, and thank you for the piano.')
    await composer.press('Enter')
    await companion.getByText('Good night.', { exact: true }).first().waitFor()
    expect(await sheet.count()).toBe(0)
    expect(provider.requests).toHaveLength(3)
    const sent = provider.requests.map(({ said }) => said.at(-1)?.content.startsWith('<now>'))
    expect(sent).toEqual([true, false, false])

    await page.goto('/dashboard')
    await page
      .getByText(/^[1-9]\d* words? left this device this week$/)
      .filter({ visible: true })
      .waitFor()
  },
)

journey(
  'a provider that fails gives a kind sentence and a retry; writing is unaffected',
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(
      page,
      { ...mara, username: 'retries', email: 'retries@example.org' },
      '/journal-pages-demo',
    )
    const companion = page.getByRole('complementary', { name: 'Companion' })
    await writeEntry(page, { title: 'Rain', content: 'Rain on the stairs.' })
    await companion.getByRole('button', { name: 'How the companion works' }).click()
    await page.getByRole('menuitemradio', { name: 'Always Stub' }).click()
    provider.mood = 'unauthorized'
    await page.getByLabel('Say more, or nothing').fill('Are you there?')
    await page.getByLabel('Say more, or nothing').press('Enter')
    const trouble = companion.getByRole('alert')
    await trouble.waitFor()
    expect(await trouble.textContent()).not.toContain(providersOwnWords)
    await writeEntry(page, { title: 'Still writing', content: 'Nothing is in the way of that.' })
    await page.getByText('Rain on the stairs.').first().click()
    provider.mood = 'well'
    provider.answer = 'Yes.'
    await page.getByLabel('Say more, or nothing').fill('And now?')
    await page.getByLabel('Say more, or nothing').press('Enter')
    await companion.getByText('Yes.', { exact: true }).first().waitFor()
  },
)
