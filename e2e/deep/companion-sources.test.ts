import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { startLocalModelStub } from '#server/testing/local-model-stub.ts'
import { startProviderStub } from '#server/testing/provider-stub.ts'
import { journey as baseJourney } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

const [anthropic, google, local] = await Promise.all([
  startProviderStub('anthropic'),
  startProviderStub('google'),
  startLocalModelStub(),
])
afterAll(() => Promise.all([anthropic.close(), google.close(), local.close()]))
const journey = baseJourney.override('serverOptions', {
  env: {
    ...{ ANTHROPIC_API_KEY: 'key-a', ANTHROPIC_BASE_URL: anthropic.baseUrl },
    ...{ GOOGLE_GENERATIVE_AI_API_KEY: 'key-g', GOOGLE_GENERATIVE_AI_BASE_URL: google.baseUrl },
  },
})

const pane = (page: Page) => page.getByRole('complementary', { name: 'Companion' })
const who = (page: Page) => page.getByRole('region', { name: 'Who answers?' })
const timeout = 240_000

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings?section=companion')
  await who(page)
    .getByRole('radio', { name: /^This device/ })
    .waitFor()
}

async function say(page: Page, words: string): Promise<void> {
  const composer = page.getByLabel('Say more, or nothing')
  await composer.fill(words)
  await composer.press('Enter')
}

async function newPage(page: Page, title: string): Promise<void> {
  await page.goto('/journal-pages-demo')
  await writeEntry(page, { title, content: 'The tuner struck the low F.' })
}

journey(
  'a model on this machine is named, tested, answers without a sheet, and this device answers where it does not',
  { timeout },
  async ({ server, arrive }) => {
    const { page, expectTrouble } = await arrive()
    // What was asked of this machine is no stranger's business; refusals are provoked here.
    expectTrouble(/request to a stranger: http:\/\/(?:127\.0\.0\.1|localhost):/)
    expectTrouble(/blocked by CORS policy|net::ERR_(?:FAILED|CONNECTION_REFUSED)|status of 404/)
    const sent: string[] = []
    page.context().on('request', (request) => {
      if (request.url().startsWith(server.url)) sent.push(request.postData() ?? '')
    })
    await arriveAsNewPerson(page, mara)
    await openSettings(page)
    await who(page)
      .getByRole('radio', { name: /^A model on this machine/ })
      .check()
    const address = who(page).getByLabel('Address')
    const test = who(page).getByRole('button', { name: 'Test connection' })
    for (const [typed, said] of [
      ['http://192.168.0.9:11434/v1', '192.168.0.9 is not this machine'],
      ['http://localhost:9/v1', 'Nobody listens at http://localhost:9/v1'],
    ] as const) {
      await address.fill(typed)
      await test.click()
      await who(page).getByText(said).waitFor()
    }
    local.origins = ['http://elsewhere.example']
    await address.fill(local.address)
    await test.click()
    await who(page).getByText(`start it with OLLAMA_ORIGINS=${server.url}`).waitFor()
    local.origins = [server.url]
    await test.click()
    await who(page).getByRole('radio', { name: 'llama3.2', exact: true }).check()
    await who(page)
      .getByText(/^llama3\.2\. Your words go to it directly/)
      .waitFor()
    await page.screenshot({ path: '/tmp/sources-settings.png', fullPage: true })
    await page.reload()
    await expect
      .poll(() =>
        who(page)
          .getByRole('radio', { name: /^A model on this machine/ })
          .isChecked(),
      )
      .toBe(true)

    await newPage(page, 'Local')
    await say(page, 'localcanary: I opened it.')
    await pane(page).getByText(local.answer).first().waitFor()
    await pane(page).getByText('By llama3.2, on this machine').first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(JSON.stringify(local.asked)).toContain('localcanary')
    expect(sent.join('\n') + server.output()).not.toContain('localcanary')
    expect([...anthropic.requests, ...google.requests]).toEqual([])

    local.models = ['qwen3:8b']
    await say(page, 'And now?')
    await pane(page)
      .getByText(/On this device.*llama3\.2 could not be asked/)
      .first()
      .waitFor()
    await page.goto('/settings?section=vault')
    await page.getByText('Not one in twelve weeks.').waitFor()
  },
)

journey(
  'each provider elsewhere is asked in its own language, after its own consent',
  { timeout },
  async ({ server, arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, { ...mara, username: 'several', email: 'several@example.org' })
    for (const [name, stub, answer] of [
      ['Anthropic', anthropic, 'Anthropic heard you.'],
      ['Google', google, 'Google heard you.'],
    ] as const) {
      stub.answer = answer
      await openSettings(page)
      await who(page)
        .getByRole('radio', { name: new RegExp(`^${name}`) })
        .check()
      await page.getByRole('region', { name: 'Send words elsewhere' }).getByText(`${name}, `).waitFor()
      await newPage(page, name)
      await say(page, `For ${name}.`)
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('heading', { name: new RegExp(`words go to ${name}`) }).waitFor()
      expect(stub.requests).toEqual([])
      await sheet.getByRole('button', { name: 'This time' }).click()
      await pane(page).getByText(answer).first().waitFor()
      await pane(page).getByText(`By ${name}`).first().waitFor()
      expect(stub.requests).toHaveLength(1)
    }
    await page.goto('/settings?section=vault')
    await page
      .getByText(/^Google, .*gemini-3\.5-flash/)
      .first()
      .waitFor()
    await page
      .getByText(/^Anthropic, .*claude-sonnet-5/)
      .first()
      .waitFor()
    google.mood = 'busy'
    await page.goto('/journal-pages-demo')
    await newPage(page, 'Busy')
    await say(page, 'Too much?')
    await page.getByRole('dialog').getByRole('button', { name: 'This time' }).click()
    await pane(page).getByText('Google has too much to do. Please try again in 7 seconds.').waitFor()
    google.mood = 'well'
    await pane(page).getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'This time' }).click()
    await pane(page).getByText('Google heard you.').first().waitFor()
    expect(server.output()).not.toMatch(/heard you|Too much|key-[ag]/)
  },
)
