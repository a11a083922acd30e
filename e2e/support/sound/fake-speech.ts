import type { BrowserContext, Page } from 'playwright-core'

/** What a test does to the pretended microphone and the pretended voices. */
interface Pretended {
  /** Settings of the recognizer that listens now; null: none does. */
  listening(): { lang: string; continuous: boolean; interimResults: boolean; maxAlternatives: number } | null
  /** Words that may still change take the place of earlier ones; certain words stay. Guesses are divided by '|'. */
  hear(words: string, isFinal: boolean): void
  fail(code: string): void
  /** The browser ends by itself, as it does after a pause. */
  end(): void
  /** What the voice says now, and all that it began to say. */
  said(): readonly { readonly text: string; readonly voice: string }[]
  isSpeaking(): boolean
  /** What is being said comes to its end. */
  finish(): void
}

declare global {
  interface Window {
    pretended: Pretended
  }
}

/** A browser that listens and speaks as real ones do: events come late, one at a time, and a second start is an error. */
export async function pretendSpeech(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    type Result = { transcript: string }[] & { isFinal: boolean }
    const later = (run: () => void) => setTimeout(run, 5)
    let current: PretendedRecognizer | null = null

    class PretendedRecognizer {
      lang = ''
      continuous = false
      interimResults = false
      maxAlternatives = 1
      onresult: ((event: { results: Result[] }) => void) | null = null
      onerror: ((event: { error: string }) => void) | null = null
      onend: (() => void) | null = null
      results: Result[] = []
      start() {
        if (current === this) throw new DOMException('already started', 'InvalidStateError')
        current?.abort()
        current = this
      }
      stop() {
        const last = this.results.at(-1)
        if (last && !last.isFinal) {
          last.isFinal = true
          later(() => this.onresult?.({ results: this.results }))
        }
        later(() => this.end())
      }
      abort() {
        this.onerror?.({ error: 'aborted' })
        this.end()
      }
      end() {
        if (current === this) current = null
        this.onend?.()
      }
      hear(words: string, isFinal: boolean) {
        if (!isFinal && !this.interimResults) return
        const guesses = words.split('|').slice(0, this.maxAlternatives)
        const result = Object.assign(
          guesses.map((transcript) => ({ transcript })),
          { isFinal },
        )
        if (this.results.at(-1)?.isFinal === false) this.results.pop()
        this.results.push(result)
        this.onresult?.({ results: this.results })
        if (isFinal && !this.continuous) later(() => this.end())
      }
    }

    class PretendedUtterance {
      voice: { name: string } | null = null
      lang = ''
      onend: (() => void) | null = null
      onerror: ((event: { error: string }) => void) | null = null
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const voice = (name: string, lang: string, localService = true) => ({
      voiceURI: `urn:${name}`,
      ...{ name, lang, localService },
      default: name === 'Karin',
    })
    const voices = [
      voice('Karin', 'de-DE'),
      voice('Maud', 'en-GB'),
      voice('Silas', 'en-US'),
      voice('Far away', 'en-US', false),
    ]
    const said: { text: string; voice: string }[] = []
    let speaking: PretendedUtterance | null = null
    class PretendedSynth extends EventTarget {
      isReady = false
      getVoices() {
        if (!this.isReady)
          later(() => {
            this.isReady = true
            this.dispatchEvent(new Event('voiceschanged'))
          })
        return this.isReady ? voices : []
      }
      speak(utterance: PretendedUtterance) {
        speaking = utterance
        said.push({ text: utterance.text, voice: utterance.voice?.name ?? '' })
      }
      cancel() {
        const cut = speaking
        speaking = null
        if (cut) later(() => cut.onerror?.({ error: 'interrupted' }))
      }
    }
    const put = (name: string, value: unknown) =>
      Object.defineProperty(window, name, { value, configurable: true, writable: true })
    put('webkitSpeechRecognition', PretendedRecognizer)
    put('SpeechRecognition', undefined)
    put('speechSynthesis', new PretendedSynth())
    put('SpeechSynthesisUtterance', PretendedUtterance)
    put('pretended', {
      listening: () =>
        current && {
          lang: current.lang,
          continuous: current.continuous,
          interimResults: current.interimResults,
          maxAlternatives: current.maxAlternatives,
        },
      hear: (words, isFinal) => current?.hear(words, isFinal),
      fail: (code) => {
        const failing = current
        failing?.onerror?.({ error: code })
        failing?.end()
      },
      end: () => current?.end(),
      said: () => said,
      isSpeaking: () => speaking !== null,
      finish: () => {
        const over = speaking
        speaking = null
        over?.onend?.()
      },
    } satisfies Pretended)
  })
}

export const hear = (page: Page, words: string, isFinal = true): Promise<void> =>
  page.evaluate(([said, final]) => window.pretended.hear(said, final), [words, isFinal] as const)
export const isListening = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.pretended.listening() !== null)
export const saidSoFar = (page: Page): Promise<readonly { text: string; voice: string }[]> =>
  page.evaluate(() => window.pretended.said())
