import { stemOf } from '#domain/text/text.ts'
import { type EventWay, eventWaysOf } from '../events/event-index.ts'
import { degreeOf, isDenial, isNegator } from '../sentiment/sentiment-degrees.ts'
import { endsIdiom } from '../sentiment/sentiment-idioms.ts'
import { journalValence } from '../sentiment/sentiment-journal.ts'
import { opensPhrase } from '../sentiment/sentiment-phrase-list.ts'
import { vaderValence } from '../sentiment/valence-words.ts'
import { type Cue, type CuePhrase, cueIndex } from './emotion-cues.ts'
import { languageOfWord, type WordLanguage } from './emotion-language.ts'
import { emotionWeights } from './emotion-weights.ts'

/** All that is known of one word, looked up once. */
export interface WordFacts {
  /** Empty when the token is no word. */
  readonly stem: string
  /** Valence in VADER's lexicon, -4..4. */
  readonly vader: number | undefined
  /** Valence in a journal, -4..4. */
  readonly valence: number | undefined
  readonly degree: number | undefined
  readonly isNegator: boolean
  /** It may turn round what follows it. */
  readonly isDenial: boolean
  /** One of VADER's idioms ends with it. */
  readonly endsIdiom: boolean
  readonly opensPhrase: boolean
  readonly cues: readonly Cue[]
  /** One of its cues is a state that somebody is in. */
  readonly namesState: boolean
  readonly cuePhrases: readonly CuePhrase[]
  /** The ways to tell an event that are looked up by it. */
  readonly eventWays: readonly EventWay[]
  /** Rows of the learned table: for the word, for the word denied, and by the stem that follows. */
  readonly row: number | undefined
  readonly deniedRow: number | undefined
  readonly pairRows: ReadonlyMap<string, number> | undefined
  /** Valence that the table learned for the word and for the word denied; 0 for none. */
  readonly learned: number
  readonly learnedDenied: number
  readonly tongue: WordLanguage
}

const isWord = /^[a-z][a-z']*$/
const none: readonly never[] = []

function factsOf(lower: string): WordFacts {
  const stem = isWord.test(lower) ? stemOf(lower.endsWith("'s") ? lower.slice(0, -2) : lower) : ''
  const { rowOf, pairs, valences } = emotionWeights()
  const index = cueIndex()
  const vader = vaderValence(lower)
  const valence = journalValence(lower) ?? vader
  const byWord = index.byWord.get(lower) ?? none
  const byStem = (stem && index.byStem.get(stem)) || none
  const cues = byWord.length + byStem.length > 0 ? [...byWord, ...byStem] : none
  return {
    stem,
    vader,
    valence: valence === 0 ? undefined : valence,
    degree: degreeOf(lower),
    isNegator: isNegator(lower),
    isDenial: isDenial(lower),
    endsIdiom: endsIdiom(lower),
    opensPhrase: opensPhrase(lower),
    cues,
    namesState: cues.some(({ isState }) => isState),
    cuePhrases: index.byFirst.get(lower) ?? none,
    eventWays: eventWaysOf(lower),
    row: stem ? rowOf.get(stem) : undefined,
    deniedRow: stem ? rowOf.get(`!${stem}`) : undefined,
    pairRows: stem ? pairs.get(stem) : undefined,
    learned: valences.get(stem) ?? 0,
    learnedDenied: valences.get(`!${stem}`) ?? 0,
    tongue: languageOfWord(lower, isNegator(lower)),
  }
}

const known = new Map<string, WordFacts>()
const mostKnown = 20_000

/** The facts of a word in lower case; remembered, since a journal uses the same words again and again. */
export function wordFacts(lower: string): WordFacts {
  const found = known.get(lower)
  if (found) return found
  if (known.size >= mostKnown) known.clear()
  const facts = factsOf(lower)
  known.set(lower, facts)
  return facts
}
