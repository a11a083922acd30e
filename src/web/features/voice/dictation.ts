import type { DictationSettings } from '#domain/voice/dictation-choices.ts'
import type { HeardEvent, Recognizer, RecognizerMaker } from './recognizer.ts'

export interface DictationParts {
  readonly Maker: RecognizerMaker
  readonly settings: DictationSettings
  /** Words that are certain; the others are further guesses at the same. */
  readonly onWords: (words: string, others: readonly string[]) => void
  /** Words that may still change. */
  readonly onInterim: (words: string) => void
  /** It is over; why, as a sentence, when nobody asked for it. */
  readonly onOver: (trouble: string | null) => void
  /** Ms of a clock that only goes forward. */
  readonly now: () => number
}

const nothingHeard = 'Nothing was heard for a while, so dictation has stopped.'
const sentences: Readonly<Record<string, string>> = {
  'not-allowed': 'The microphone is not allowed here. The sign beside the address lets you change that.',
  'service-not-allowed': 'This browser does not let pages turn speech into words.',
  'audio-capture': 'No microphone was found.',
  network: 'Your browser needs a connection to turn speech into words, and there is none.',
  'language-not-supported':
    'Your browser does not understand this language. Choose another one in the settings.',
  aborted: 'Dictation was ended by something else, perhaps another page that listens.',
  'no-speech': nothingHeard,
}
const unknown = 'Dictation stopped. Please try again.'

/** So many silences in a row and the microphone is not left open. */
const silencesInARow = 3
/** A browser that ends at once, again and again, would be started for ever. */
const quickMs = 400
const quickEndsInARow = 4

/** One stretch of listening. What was heard is given away exactly once, certain or not, also when it breaks off. */
export class Dictation {
  readonly #parts: DictationParts
  #recognizer: Recognizer | null = null
  #isWanted = true
  #trouble: string | null = null
  /** How many results of this round are given away. */
  #given = 0
  #interim = ''
  #silences = 0
  #quickEnds = 0
  #begunAt = 0

  constructor(parts: DictationParts) {
    this.#parts = parts
    this.#begin()
  }

  /** What is being said now still counts. */
  stop(): void {
    this.#isWanted = false
    this.#recognizer?.stop()
  }

  /** For a place that goes away: what was heard is given now, and nothing after it. */
  leave(): void {
    this.#isWanted = false
    const recognizer = this.#recognizer
    if (!recognizer) return
    this.#giveRest()
    this.#letGo()
    recognizer.abort()
    this.#parts.onOver(null)
  }

  #begin(): void {
    const { Maker, settings, now } = this.#parts
    const recognizer = new Maker()
    recognizer.lang = settings.language
    recognizer.continuous = settings.continuous
    recognizer.interimResults = settings.interimResults
    recognizer.maxAlternatives = settings.maxAlternatives
    recognizer.onresult = (event) => this.#hear(event)
    recognizer.onerror = ({ error }) => this.#fail(error)
    recognizer.onend = () => this.#end()
    this.#recognizer = recognizer
    this.#begunAt = now()
    try {
      recognizer.start()
    } catch {
      this.#trouble = unknown
      this.#end()
    }
  }

  #hear({ results }: HeardEvent): void {
    this.#silences = 0
    this.#quickEnds = 0
    let interim = ''
    for (let at = this.#given; at < results.length; at += 1) {
      const result = results[at]
      const [best, ...others] = result ? Array.from(result, ({ transcript }) => transcript) : []
      // Words stay in their order: what is certain waits for uncertain words before it.
      if (result?.isFinal && interim === '') {
        this.#given = at + 1
        this.#parts.onWords(best ?? '', others)
      } else interim += best ?? ''
    }
    this.#interim = interim
    this.#parts.onInterim(interim)
  }

  #fail(code: string): void {
    if (code === 'aborted' && !this.#isWanted) return
    if (code === 'no-speech') {
      this.#silences += 1
      if (this.#parts.settings.continuous && this.#silences < silencesInARow) return
    }
    this.#trouble = sentences[code] ?? unknown
  }

  #end(): void {
    this.#giveRest()
    this.#letGo()
    this.#quickEnds = this.#parts.now() - this.#begunAt < quickMs ? this.#quickEnds + 1 : 0
    if (this.#quickEnds >= quickEndsInARow) this.#trouble ??= unknown
    const goesOn = this.#isWanted && this.#parts.settings.continuous && this.#trouble === null
    if (goesOn) this.#begin()
    else this.#parts.onOver(this.#trouble)
  }

  /** Uncertain words are words too. */
  #giveRest(): void {
    const rest = this.#interim
    this.#interim = ''
    this.#given = 0
    if (rest.trim() !== '') this.#parts.onWords(rest, [])
    this.#parts.onInterim('')
  }

  #letGo(): void {
    if (this.#recognizer) Object.assign(this.#recognizer, { onresult: null, onerror: null, onend: null })
    this.#recognizer = null
  }
}
