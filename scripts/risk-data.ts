import type { RiskPhrase } from '#domain/safety/risk-phrase-kinds.test-support.ts'
import { harmlessTuningA } from '#domain/safety/risk-phrases-tuning-a-harmless.test-support.ts'
import { seriousTuningA } from '#domain/safety/risk-phrases-tuning-a-serious.test-support.ts'
import { harmlessTuningB } from '#domain/safety/risk-phrases-tuning-b-harmless.test-support.ts'
import { seriousTuningB } from '#domain/safety/risk-phrases-tuning-b-serious.test-support.ts'
import { harmlessTuningC } from '#domain/safety/risk-phrases-tuning-c-harmless.test-support.ts'
import { seriousTuningC } from '#domain/safety/risk-phrases-tuning-c-serious.test-support.ts'
import { harmlessTuningD } from '#domain/safety/risk-phrases-tuning-d-harmless.test-support.ts'
import { seriousTuningD } from '#domain/safety/risk-phrases-tuning-d-serious.test-support.ts'
import { ownHarmless } from '#domain/safety/risk-phrases-tuning-own-harmless.test-support.ts'
import { ownQuiet } from '#domain/safety/risk-phrases-tuning-own-quiet.test-support.ts'
import { ownSerious } from '#domain/safety/risk-phrases-tuning-own-serious.test-support.ts'
import { ownSpoken } from '#domain/safety/risk-phrases-tuning-own-spoken.test-support.ts'
import { readTalkSet } from '../bench/talks/talk-set.ts'
import { goEmotions, journalTexts } from './score-data.ts'

/** The phrases to tune on, by author. */
export const phrasesByAuthor: Readonly<Record<'a' | 'b' | 'c' | 'd', readonly RiskPhrase[]>> = {
  a: [...seriousTuningA, ...harmlessTuningA],
  b: [...seriousTuningB, ...harmlessTuningB],
  c: [...seriousTuningC, ...harmlessTuningC],
  d: [...seriousTuningD, ...harmlessTuningD],
}

/** Phrases that were written beside the rules: to learn from, never to measure by. */
export const ownPhrases: readonly RiskPhrase[] = [...ownSerious, ...ownQuiet, ...ownHarmless, ...ownSpoken]

/** What people write on ordinary days: turns of the talks and answers of journals. */
export function ordinaryTexts(folder: string): string[] {
  const turns = readTalkSet().flatMap(({ talks }) => talks.flatMap((talk) => talk.turns))
  const said = turns.filter(({ who }) => who === 'person').map(({ text }) => text)
  return [...said, ...journalTexts(folder).map(({ text }) => text)]
}

const frightening =
  /\b(?:die|died|dying|dead|death|kill|killed|killing|suicid\w*|cut|hurt|hurts|harm|myself|alive|live|end|jump|pills|overdose|hang|gone|disappear|hopeless|burden|worth|goodbye)\b/i

/** A part of the posts of GoEmotions: every thirtieth, and every fourth that has a frightening word. Nobody has judged them. */
export function posts(folder: string): string[] {
  const all = [...goEmotions(folder, 'dev'), ...goEmotions(folder, 'train')].map(({ text }) => text)
  return all.filter((text, at) => at % 30 === 0 || (at % 4 === 0 && frightening.test(text)))
}
