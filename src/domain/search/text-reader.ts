import { eachWord } from './search-words.ts'
import type { StemPostings } from './stem-postings.ts'
import { Vocabulary } from './vocabulary.ts'
import { tellingWords } from './word-keys.ts'

/** Tells nothing: grammar, or a single letter. */
const none = -1
const letter = /[\p{L}\p{M}]/u

/** Stands between two texts, so that no run of words reaches from one into the other: no word's id. */
const boundary = 0

/** Reads texts into numbers, each text once: its words as search compares them, and their stems as retrieval does. */
export class TextReader {
  readonly vocabulary: Vocabulary
  /** Of what was read since `begin`: the ids of all words, in order; used again for what is read next. */
  readonly ids: number[] = []
  /** Stems of the words that tell something, in order, and where in its text each of them begins; used again likewise. */
  readonly stems: number[] = []
  readonly places: number[] = []
  /** Ids of words with a capital, and whether one of them stands where no sentence begins. */
  capitals = new Map<number, boolean>()
  readonly #postings: StemPostings
  /** Stems of words with an apostrophe in them. */
  readonly #ofRuns = new Map<string, number>()

  constructor(postings: StemPostings) {
    this.#postings = postings
    this.vocabulary = new Vocabulary((word) => this.#stemOf(word))
  }

  /** Forgets what was read. */
  begin(): void {
    this.ids.length = 0
    this.stems.length = 0
    this.places.length = 0
    this.capitals = new Map()
  }

  /** Ends a text. */
  part(): void {
    this.ids.push(boundary)
  }

  /** Adds a text to what was read. 'Anna’s' is two words and one stem; 'don’t' two words that tell nothing. */
  read(text: string): void {
    const { ids, stems, places, capitals, vocabulary } = this
    const first = stems.length
    let runFrom = -1
    let isUnspaced = false
    eachWord(text, (from, to) => {
      const word = vocabulary.meet(text.slice(from, to))
      ids.push(word.id)
      if (word.isCapital && to - from > 1)
        capitals.set(word.id, capitals.get(word.id) || !beginsSentence(text, from))
      isUnspaced ||= word.isUnspaced
      const goesOn = isJoined(text, to)
      if (goesOn && runFrom < 0) runFrom = from
      if (goesOn) return
      const stem = runFrom < 0 ? word.stem : this.#stemOfRun(text.slice(runFrom, to))
      if (stem !== none) {
        stems.push(stem)
        places.push(runFrom < 0 ? from : runFrom)
      }
      runFrom = -1
    })
    if (isUnspaced) this.#segment(text, first)
  }

  /** Where no spaces part words, the stems have to be looked for by a segmenter. */
  #segment(text: string, first: number): void {
    this.stems.length = first
    this.places.length = first
    for (const { stem, start } of tellingWords(text)) {
      this.stems.push(this.#postings.meet(stem))
      this.places.push(start)
    }
  }

  #stemOfRun(run: string): number {
    let stem = this.#ofRuns.get(run)
    if (stem === undefined) {
      stem = this.#stemOf(run)
      this.#ofRuns.set(run, stem)
    }
    return stem
  }

  #stemOf(word: string): number {
    const [telling] = tellingWords(word)
    return telling ? this.#postings.meet(telling.stem) : none
  }
}

/** True where a word goes on behind an apostrophe. */
function isJoined(text: string, at: number): boolean {
  const sign = text.charCodeAt(at)
  return (sign === 0x27 || sign === 0x2019) && letter.test(text.charAt(at + 1))
}

const endings = '.!?:;…\n"“”(*_->#'

/** True where a capital says nothing: at the beginning of a text, a line or a sentence, or behind a quote. */
function beginsSentence(text: string, from: number): boolean {
  let at = from - 1
  while (at >= 0 && (text[at] === ' ' || text[at] === '\t')) at--
  return at < 0 || endings.includes(text.charAt(at))
}
