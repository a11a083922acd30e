import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RiskKind, RiskPhrase } from '#domain/safety/risk/risk-phrase-kinds.test-support.ts'
import {
  heldHarmless,
  heldSerious,
  latestDeveloping,
  latestHeld,
  riskPhrases,
  strangersHarmlessDeveloping,
  strangersHarmlessHeld,
  strangersSeriousDeveloping,
  strangersSeriousHeld,
  twinsHarmless,
  twinsSerious,
  voicesDeveloping,
  voicesHeld,
} from '#domain/safety/risk/risk-phrases.test-support.ts'
import { readTalkSet } from '../../bench/talks/talk-set.ts'
import { root } from '../root.ts'
import { sentencesOf } from './risk-pages.ts'

const outright: readonly RiskKind[] = ['explicit', 'plan', 'self-harm', 'voice', 'struggle', 'attempt']
const quiet: readonly RiskKind[] = ['passive', 'veiled', 'hopeless', 'eating']
const everyDay: readonly RiskKind[] = ['ordinary', 'grief']

const of = (phrases: readonly RiskPhrase[], kinds: readonly RiskKind[]): RiskPhrase[] =>
  phrases.filter(({ about }) => kinds.includes(about))

/** Phrases that a detector is measured on, by what is said in them. */
export interface RiskSet {
  readonly name: string
  readonly outright: readonly RiskPhrase[]
  readonly quiet: readonly RiskPhrase[]
  readonly harmless: readonly RiskPhrase[]
}

const setOf = (name: string, phrases: readonly RiskPhrase[]): RiskSet => ({
  name,
  outright: of(phrases, outright),
  quiet: of(phrases, quiet),
  harmless: phrases.filter(({ level }) => level === 0),
})

/** The half of the strangers that rules were fitted on and weights learned from, and three sets that took no part. */
export const riskSets: readonly RiskSet[] = [
  setOf('development', [...strangersSeriousDeveloping, ...strangersHarmlessDeveloping]),
  setOf('twins, mended by', [...twinsSerious, ...twinsHarmless]),
  setOf('strangers', [...strangersSeriousHeld, ...strangersHarmlessHeld]),
  setOf('voices, learned', voicesDeveloping),
  setOf('voices, held back', voicesHeld),
  setOf('latest, learned', latestDeveloping),
  setOf('latest, held back', latestHeld),
  setOf('held back, first', riskPhrases),
  setOf('held back, second', [...heldSerious, ...heldHarmless]),
]

/** Ordinary sentences of the talks, which weights were learned from. */
export function talkDays(): string[] {
  const turns = readTalkSet().flatMap(({ talks }) => talks.flatMap((talk) => talk.turns))
  return sentencesOf(turns.filter(({ who }) => who === 'person').map(({ text }) => text))
}

const days = (phrases: readonly RiskPhrase[]): string[] =>
  sentencesOf(of(phrases, everyDay).map(({ text }) => text))

/** Ordinary sentences, sad ones among them, that were written beside the strangers. */
export const strangerDays = {
  developing: days(strangersHarmlessDeveloping),
  held: days(strangersHarmlessHeld),
}

interface OrdinaryPage {
  readonly text?: string
  readonly content?: string
}

function pagesIn(...path: readonly string[]): string[] {
  const file: unknown = JSON.parse(readFileSync(join(root, 'bench', ...path), 'utf8'))
  const pages = (Array.isArray(file) ? file : (file as { pages: unknown }).pages) as readonly OrdinaryPage[]
  return sentencesOf(pages.map(({ text, content }) => text ?? content ?? ''))
}

/** Ordinary sentences of invented diaries: those that weights were learned from, those that rules were mended by, or those that took no part (bench/diaries/README.md). */
export const diaryDays = (set: 'learned' | 'seen' | 'held'): string[] => pagesIn('diaries', `${set}.json`)

/** Ordinary sentences that were written to judge other engines by; no weight was learned from them. */
export const otherDays = (): Readonly<Record<string, readonly string[]>> => ({
  pages: ['seen', 'held'].flatMap((set) => pagesIn('pages', `${set}.json`)),
  lives: ['life-driver', 'life-mason', 'life-nurse'].flatMap((life) => pagesIn('memory', `${life}.json`)),
  journals: ['brid', 'dario', 'jonas', 'leda', 'oke', 'vilma'].flatMap((name) =>
    pagesIn('moves', `${name}.json`),
  ),
})
