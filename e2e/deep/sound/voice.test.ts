import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { servicesOwnWords, startElevenLabsStub } from '#server/testing/eleven-labs-stub.ts'
import { axe } from '../../support/axe.ts'
import { axeInEveryMode, axeOverIt } from '../../support/axe-modes.ts'
import { desktop, phone } from '../../support/browser.ts'
import { journeyWith } from '../../support/journey.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import { hear, isListening, pretendSpeech, saidSoFar } from '../../support/sound/fake-speech.ts'
import { chooseMode } from '../../support/talk.ts'
import { sealedAndSynced, wordsOnPage, writeEntry } from '../../support/writing.ts'

const voices = await startElevenLabsStub()
afterAll(() => voices.close())
const journey = journeyWith({
  serverOptions: {
    env: { ELEVENLABS_API_KEY: 'voices-for-the-stub', ELEVENLABS_BASE_URL: voices.baseUrl },
  },
})

/** A voice shows as chosen once it is kept. */
async function pick(page: Page, voice: string): Promise<void> {
  const radio = page.getByRole('radio', { name: voice })
  await radio.click()
  await expect.poll(() => radio.isChecked()).toBe(true)
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('speech-to-text-settings'))
const keptSettings = async (page: Page) => JSON.parse((await kept(page)) ?? 'null')

// Spec: S1-019, S2-026, S2-179, S3-157, S3-158, S8-035, S8-036
journey(
  'somebody tries dictation without an account, and then speaks into a page and a talk',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context, expectTrouble } = await arrive()
    await page.goto('/speech-to-text-demo')
    await page
      .getByText('This browser cannot turn speech into words')
      .or(page.getByText('This browser can listen.').first())
      .waitFor()
    await pretendSpeech(context)
    await page.goto('/speech-to-text-demo')
    await page.getByText('This browser can listen.', { exact: false }).first().waitFor()
    expect(await kept(page)).toBeNull()

    // Before the first time it is said where a voice goes; leaving the question listens to nothing.
    const heard = page.getByLabel('What was heard')
    await page.getByRole('button', { name: 'Dictate' }).click()
    const told = page.getByRole('dialog', { name: 'Where your voice goes' })
    await told.getByText('Chrome to Google', { exact: false }).waitFor()
    await axeOverIt(page, 'dialog[open]', [phone])
    await page.setViewportSize(desktop)
    await told.getByRole('button', { name: 'Not now' }).click()
    expect(await isListening(page)).toBe(false)
    await page.getByRole('button', { name: 'Dictate' }).click()
    await told.getByRole('button', { name: 'Start dictation' }).click()
    expect(await page.evaluate(() => window.pretended.listening())).toEqual({
      lang: 'en-US',
      continuous: true,
      interimResults: true,
      maxAlternatives: 1,
    })
    await hear(page, 'the river was', false)
    await page.getByText('the river was').waitFor()
    expect(await heard.inputValue()).toBe('')
    await hear(page, 'the river was quiet full stop and I was too')
    expect(await heard.inputValue()).toBe('The river was quiet. And I was too')
    // A browser that ends after a pause is started again; what was uncertain is kept.
    await hear(page, 'almost', false)
    await page.evaluate(() => window.pretended.end())
    expect(await heard.inputValue()).toBe('The river was quiet. And I was too almost')
    await expect.poll(() => isListening(page)).toBe(true)
    await page.evaluate(() => window.pretended.fail('network'))
    await page.getByText('needs a connection', { exact: false }).waitFor()
    expect(await isListening(page)).toBe(false)

    // The settings hold from the next press on, and after a reload.
    await page.getByLabel('Language').selectOption('de-DE')
    await page.getByLabel('Guesses').selectOption('3')
    await page.getByRole('switch', { name: 'Go on after a pause' }).click()
    await page.getByRole('switch', { name: 'Put in spoken marks' }).click()
    expect(await keptSettings(page)).toEqual({
      language: 'de-DE',
      continuous: false,
      interimResults: true,
      maxAlternatives: 3,
      autoInsertPunctuation: false,
      isSupported: true,
      isTold: true,
    })
    await page.reload()
    await page.getByRole('button', { name: 'Dictate' }).click()
    expect(await page.evaluate(() => window.pretended.listening())).toMatchObject({
      lang: 'de-DE',
      continuous: false,
      maxAlternatives: 3,
    })
    await hear(page, 'der Rhein Komma|der Wein Komma|rein')
    await page.getByText('der Wein Komma; rein').waitFor()
    expect(await heard.inputValue()).toBe('der Rhein Komma')
    await expect.poll(() => isListening(page)).toBe(false)

    // What cannot be read is as at the start; what cannot be kept is logged, and the page goes on.
    await page.evaluate(() => localStorage.setItem('speech-to-text-settings', '{"language":'))
    await page.reload()
    await expect.poll(() => page.getByLabel('Language').inputValue()).toBe('en-US')
    expectTrouble(/the disk is full/)
    const log: string[] = []
    page.on('console', (message) => log.push(message.text()))
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('the disk is full')
      }
    })
    await page.getByLabel('Language').selectOption('fr-FR')
    expect(await page.getByLabel('Language').inputValue()).toBe('fr-FR')
    await expect.poll(() => log.join()).toContain('the disk is full')
    expect(await axe(page)).toEqual([])

    await arriveAsNewPerson(page, mara, '/journal-pages-demo')
    await writeEntry(page, { title: 'Spoken', content: 'I wrote this.' })
    const mic = page.getByRole('button', { name: 'Dictate', exact: true }).first()
    await mic.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start dictation' }).click()
    await expect.poll(() => isListening(page)).toBe(true)
    await hear(page, 'and I said', false)
    await page.getByText('and I said').waitFor()
    expect(await wordsOnPage(page)).toBe('I wrote this.')
    await hear(page, 'and I said this period new paragraph it was easy')
    expect(await wordsOnPage(page)).toBe('I wrote this. And I said this.\n\nIt was easy')
    await sealedAndSynced(page)
    // As with what a hand typed, undo takes it back.
    await page.getByLabel('Your words', { exact: true }).press('ControlOrMeta+z')
    expect(await wordsOnPage(page)).toBe('I wrote this.')
    // With and without something of the hand's on its way: the words come while the page goes.
    await sealedAndSynced(page)
    await hear(page, 'still here', false)
    await page.getByText('still here').first().waitFor()
    // Another page: what was heard stays on the one it was said to.
    await page.getByRole('button', { name: 'New entry' }).click()
    await expect.poll(() => isListening(page)).toBe(false)
    await page.getByText('Spoken', { exact: true }).first().click()
    await expect.poll(() => wordsOnPage(page)).toBe('I wrote this. Still here')
    await page.reload()
    await expect.poll(() => wordsOnPage(page)).toBe('I wrote this. Still here')

    // In a talk; it stops when the tab is hidden.
    const composer = page.getByLabel('Say more, or nothing')
    await composer.fill('Well')
    await page
      .getByRole('complementary', { name: 'Companion' })
      .getByRole('button', { name: 'Dictate' })
      .click()
    await hear(page, 'comma that is')
    await hear(page, 'how it was', false)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(() => isListening(page)).toBe(false)
    expect(await composer.inputValue()).toBe('Well, that is how it was')
  },
)

// Spec: S1-018, S3-153, S3-154
journey(
  'replies are heard: by the device, by a service only after a yes, and never by themselves before a press',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context, expectTrouble } = await arrive()
    await pretendSpeech(context)
    await arriveAsNewPerson(
      page,
      { ...mara, username: 'listens', email: 'listens@example.org' },
      '/journal-pages-demo',
    )
    await writeEntry(page, { title: 'Piano', content: 'I keep walking past the piano as if it were asleep.' })
    const companion = page.getByRole('complementary', { name: 'Companion' })
    const say = async (words: string): Promise<void> => {
      await page.getByLabel('Say more, or nothing').fill(words)
      await page.getByLabel('Say more, or nothing').press('Enter')
    }
    const listen = companion.getByRole('button', { name: 'Listen to this reply' })
    await chooseMode(companion, 'Ask')
    const speaks = () => page.evaluate(() => window.pretended.isSpeaking())

    await say('Tonight I opened the piano at last.')
    await listen.first().click()
    await companion.getByRole('button', { name: 'Pause' }).waitFor()
    const [first] = await saidSoFar(page)
    expect(first?.voice).toBe('Silas')
    expect(first?.text.length).toBeLessThanOrEqual(200)
    await companion.getByRole('button', { name: 'Pause' }).press('Enter')
    await expect.poll(speaks).toBe(false)
    await companion.getByRole('button', { name: 'Go on' }).press('Enter')
    await expect.poll(speaks).toBe(true)
    expect((await saidSoFar(page)).at(-1)).toEqual(first)
    await page.keyboard.press('Escape')
    await listen.first().waitFor()
    expect(await speaks()).toBe(false)
    await listen.first().click()
    await expect.poll(speaks).toBe(true)
    for (let pieces = 0; pieces < 12 && (await speaks()); pieces += 1)
      await page.evaluate(() => window.pretended.finish())
    await listen.first().waitFor()

    // By themselves: only after a press in this tab, and then not said twice to a screen reader.
    await axeInEveryMode(page, async () => {
      await page.goto('/settings?section=voice')
      await page.getByRole('switch', { name: 'Without being asked' }).waitFor()
      await page.getByRole('radio', { name: 'Marit' }).waitFor()
    })
    await page.getByRole('switch', { name: 'Without being asked' }).click()
    await pick(page, 'Maud')
    await page.getByText('Far away').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Hear Maud' }).click()
    await expect.poll(() => saidSoFar(page)).toMatchObject([{ voice: 'Maud' }])
    await page.reload()
    await expect.poll(() => page.getByRole('radio', { name: 'Maud' }).isChecked()).toBe(true)
    await page.goto('/journal-pages-demo')
    await page.getByText('Piano', { exact: true }).first().click()
    await chooseMode(companion, 'Ask')
    await say('It was out of tune.')
    await companion.getByText('Press Listen once.', { exact: false }).waitFor()
    expect(await saidSoFar(page)).toEqual([])
    await listen.last().click()
    await expect.poll(() => saidSoFar(page)).toMatchObject([{ voice: 'Maud' }])
    await page.keyboard.press('Escape')
    await say('I played anyway.')
    await expect.poll(async () => (await saidSoFar(page)).length).toBe(2)
    await page
      .getByRole('status')
      .filter({ hasText: 'The companion has answered.' })
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')

    // A voice elsewhere: nothing goes before a yes, and then the very words, with a line in the ledger.
    await page.goto('/settings?section=voice')
    await pick(page, 'Marit')
    await expect.poll(() => page.getByRole('radio', { name: 'Ask each time' }).isChecked()).toBe(true)
    await page.getByLabel('Stability').fill('0.8')
    await page.getByRole('switch', { name: 'Speaker boost' }).click()
    await page.goto('/journal-pages-demo')
    await page.getByText('Piano', { exact: true }).first().click()
    await listen.last().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('heading', { name: /May ElevenLabs speak these \d+ words\?/ }).waitFor()
    const shown = (await sheet.getByRole('blockquote').textContent()) ?? ''
    // On a phone the talk has a place of its own: made small, this one would go with its question.
    await axeOverIt(page, 'dialog[open]', [desktop])
    await sheet.getByRole('button', { name: 'Send nothing' }).click()
    expect(voices.spoken).toEqual([])
    await listen.last().click()
    await sheet.getByRole('button', { name: 'This time' }).click()
    await expect.poll(() => voices.spoken.length).toBe(1)
    await listen.last().waitFor()
    expect(voices.spoken).toHaveLength(1)
    expect(voices.spoken[0]).toMatchObject({
      voiceId: 'VoiceOfMarit01',
      body: {
        text: shown,
        voice_settings: { stability: 0.8, similarity_boost: 0.75, use_speaker_boost: false },
      },
    })

    // Always, and it fails: a kind sentence, the voice of the device instead, and the words stay.
    voices.mood = 'busy'
    expectTrouble(/status of 429/)
    expectTrouble(/ERR_INCOMPLETE_CHUNKED_ENCODING/)
    await listen.last().click()
    await sheet.getByRole('button', { name: 'Always' }).click()
    await companion.getByRole('alert').getByText('Please try again in 7 seconds.', { exact: false }).waitFor()
    await companion.getByRole('button', { name: 'Use this device’s voice' }).click()
    await expect.poll(speaks).toBe(true)
    await page.keyboard.press('Escape')
    for (const [mood, sentence] of [
      ['cut', 'broke off'],
      ['noise', 'could not be played'],
    ] as const) {
      voices.mood = mood
      await listen.last().click()
      await companion.getByRole('alert').getByText(sentence, { exact: false }).waitFor()
    }
    expect(await companion.textContent()).not.toContain(servicesOwnWords)

    // Words that may mean danger stay here, whatever was chosen, and nobody reads the answer unasked.
    const asked = voices.spoken.length
    const said = (await saidSoFar(page)).length
    voices.mood = 'well'
    await say('Sometimes I want to die.')
    await expect.poll(() => listen.count()).toBeGreaterThan(3)
    expect(await saidSoFar(page)).toHaveLength(said)
    await listen.last().click()
    await companion.getByText('Words like these never leave it.', { exact: false }).waitFor()
    expect(voices.spoken).toHaveLength(asked)
    await page.goto('/settings?section=vault')
    await page.getByText('A reply read aloud').first().waitFor()
  },
)
