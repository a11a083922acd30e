import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { startLocalModelStub } from '#server/testing/local-model-stub.ts'
import { startProviderStub } from '#server/testing/provider-stub.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

const [anthropic, google, local] = await Promise.all([
  startProviderStub('anthropic'),
  startProviderStub('google'),
  startLocalModelStub(),
])
afterAll(() => Promise.all([anthropic.close(), google.close(), local.close()]))
const journey = journeyWith({
  serverOptions: {
    env: {
      ...{ ANTHROPIC_API_KEY: 'key-a', ANTHROPIC_BASE_URL: anthropic.baseUrl },
      ...{ GOOGLE_GENERATIVE_AI_API_KEY: 'key-g', GOOGLE_GENERATIVE_AI_BASE_URL: google.baseUrl },
    },
  },
})

const pane = (page: Page) => page.getByRole('complementary', { name: 'Companion' })
const who = (page: Page) => page.getByRole('region', { name: 'Who answers?' })
/** Chooses a model elsewhere in the settings, and waits until that is what holds. */
async function chooseElsewhere(page: Page, name: string): Promise<void> {
  await who(page)
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .check()
  const consent = page.getByRole('region', { name: 'Send words elsewhere' })
  await consent.getByText(`${name}, `).waitFor()
  await expect.poll(() => consent.getByRole('radio', { name: 'Ask me' }).isChecked()).toBe(true)
}

const markdown = [
  'You could **begin small**:',
  '1. Open the lid and sit for a minute.\n2. Play the low F, twice, and listen to it until it is gone.\n3. Close it.',
  '```\nF F . .    for the hands only, nobody has to hear it played like this\n```',
  '> There is always one more room.',
  'Read [this](https://evil.example/read) and ![a picture](https://evil.example/a.png) <b>now</b>.',
].join('\n\n')

/** A browser's own model, as the Prompt API has it: it is downloaded after a press, wants the same options throughout, and speaks in pieces. */
function fakeLanguageModel(): void {
  const state = (): string => sessionStorage.getItem('fake-model') ?? 'downloadable'
  let known = ''
  const optionsOf = ({ expectedInputs, expectedOutputs }: Record<string, unknown>): string =>
    JSON.stringify([expectedInputs, expectedOutputs])
  const asked: unknown[] = []
  class Fake extends EventTarget {
    static asked = asked
    static async availability(options: Record<string, unknown>): Promise<string> {
      known = optionsOf(options)
      return state()
    }
    static async create(options: Record<string, unknown>): Promise<Fake> {
      if (optionsOf(options) !== known) throw new DOMException('other options', 'NotSupportedError')
      const prompts = (options.initialPrompts ?? []) as { role: string }[]
      if (prompts.slice(1).some(({ role }) => role === 'system')) throw new TypeError('system comes first')
      if (state() !== 'available') {
        if (!navigator.userActivation.isActive) throw new DOMException('no press', 'NotAllowedError')
        const monitor = new EventTarget()
        if (typeof options.monitor === 'function') options.monitor(monitor)
        for (const loaded of [0, 0.5, 1]) {
          monitor.dispatchEvent(new ProgressEvent('downloadprogress', { loaded, total: 1 }))
          await new Promise((resolve) => setTimeout(resolve, 300))
        }
        sessionStorage.setItem('fake-model', 'available')
      }
      asked.push(prompts)
      return new Fake()
    }
    promptStreaming(input: string): ReadableStream<string> {
      asked.push(input)
      const pieces = ['The browser ', 'heard ', 'you.']
      return new ReadableStream({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 20))
          const piece = pieces.shift()
          if (piece === undefined) controller.close()
          else controller.enqueue(piece)
        },
      })
    }
    destroy(): void {
      asked.push('destroyed')
    }
  }
  Object.defineProperty(globalThis, 'LanguageModel', { value: Fake, configurable: true })
}

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

const draftIt = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Draft an entry from this talk' }).click()
const onPage = (page: Page): Promise<string> => page.getByLabel('Your words', { exact: true }).inputValue()

async function newPage(page: Page, title: string): Promise<void> {
  await page.goto('/journal-pages-demo')
  await writeEntry(page, { title, content: 'The tuner struck the low F.' })
}

journey(
  'a model on this machine is named, tested, answers without a sheet, and this device answers where it does not',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page, expectTrouble } = await arrive()
    // What was asked of this machine is no stranger's business; refusals are provoked here.
    expectTrouble(/request to a stranger: http:\/\/(?:127\.0\.0\.1|localhost):/)
    expectTrouble(/blocked by CORS policy|net::ERR_(?:FAILED|CONNECTION_REFUSED)|status of 404/)
    const sent: string[] = []
    page.context().on('request', (request) => {
      if (request.url().startsWith(server.url)) sent.push(request.postData() ?? '')
    })
    await arriveAsNewPerson(page, mara, null)
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
    local.answer = 'I opened it, and nothing broke.'
    await draftIt(page)
    await expect
      .poll(() => onPage(page))
      .toContain(`> [!companion] A draft by llama3.2, on this machine\n>\n> ${local.answer}`)
    expect(await page.getByRole('dialog').count()).toBe(0)

    local.models = ['qwen3:8b']
    await say(page, 'And now?')
    await pane(page)
      .getByText(/On this device.*llama3\.2 could not be asked/)
      .first()
      .waitFor()
    await page.goto('/settings?section=vault')
    await page.getByText('No word of yours has been sent elsewhere in the last twelve weeks.').waitFor()
  },
)

// Spec: S1-020
journey(
  'each provider elsewhere is asked in its own language, after its own consent',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive()
    await page.addInitScript(fakeLanguageModel)
    await arriveAsNewPerson(page, { ...mara, username: 'several', email: 'several@example.org' })
    for (const [name, stub, answer] of [
      ['Anthropic', anthropic, 'Anthropic heard you.'],
      ['Google', google, 'Google heard you.'],
    ] as const) {
      stub.answer = answer
      await openSettings(page)
      await chooseElsewhere(page, name)
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
    anthropic.answer = markdown
    await page.goto('/settings?section=companion')
    await chooseElsewhere(page, 'Anthropic')
    await newPage(page, 'Long')
    await say(page, 'Tell me more.')
    await page.getByRole('dialog').getByRole('button', { name: 'This time' }).click()
    await pane(page).getByText('a picture (https://evil.example/a.png)').first().waitFor()
    expect(await pane(page).getByRole('listitem').count()).toBe(3)
    expect(await pane(page).locator('pre').textContent()).toContain('for the hands only')
    expect(await pane(page).locator('a, img').count()).toBe(0)
    await page.goto('/settings?section=companion')
    await chooseElsewhere(page, 'Google')
    google.mood = 'busy'
    await page.goto('/journal-pages-demo')
    await newPage(page, 'Busy')
    await say(page, 'I carried too much up the stairs today.')
    await page.getByRole('dialog').getByRole('button', { name: 'This time' }).click()
    await pane(page).getByText('Google has too much to do. Please try again in 7 seconds.').waitFor()
    google.mood = 'well'
    await pane(page).getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'This time' }).click()
    await pane(page).getByText('Google heard you.').first().waitFor()

    google.answer = 'I asked whether it was too much.'
    const asked = google.requests.length
    await draftIt(page)
    const sheet = page.getByRole('dialog')
    await sheet.getByText('I carried too much up the stairs today.').waitFor()
    expect(google.requests).toHaveLength(asked)
    await sheet.getByRole('button', { name: 'This time' }).click()
    await expect.poll(() => onPage(page)).toContain(`> [!companion] A draft by Google\n>\n> ${google.answer}`)
    expect(google.requests).toHaveLength(asked + 1)
    google.mood = 'garbage'
    await draftIt(page)
    await sheet.getByRole('button', { name: 'This time' }).click()
    await expect
      .poll(() => onPage(page))
      .toContain('> [!companion] A draft from your own words\n>\n> I carried too much up the stairs today.')
    google.mood = 'well'
    expect(server.output()).not.toMatch(/heard you|too much up|key-[ag]/)

    await openSettings(page)
    await who(page)
      .getByRole('radio', { name: /^This browser’s own model/ })
      .check()
    await who(page).getByRole('button', { name: 'Download' }).click()
    await who(page).getByRole('progressbar').waitFor()
    await who(page).getByText('It runs in this browser. Nothing leaves this device.').waitFor()
    const before = anthropic.requests.length + google.requests.length
    await newPage(page, 'Browser')
    await say(page, 'For the browser.')
    await pane(page).getByText('The browser heard you.').first().waitFor()
    await pane(page).getByText('By this browser’s own model').first().waitFor()
    const heard = await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'LanguageModel').asked))
    expect(heard).toMatch(/"role":"system".*For the browser\..*"destroyed"\]$/)
    await page.evaluate(() => sessionStorage.setItem('fake-model', 'unavailable'))
    await say(page, 'And once more.')
    await pane(page)
      .getByText(/On this device.*this browser’s own model could not be asked/)
      .first()
      .waitFor()
    expect(anthropic.requests.length + google.requests.length).toBe(before)
  },
)
