import type { GuidedMethodId } from '#domain/guided/guided-method.ts'
import { type EmotionCategory, emotionName } from '#domain/journal/emotion.ts'
import type { NameKind } from '#domain/journal/reading/context.ts'
import type { Readability } from '#domain/journal/reading/language/language.ts'
import type { Suggestion } from '#domain/journal/reading/suggestions.ts'
import type { Span } from '#domain/text/text.ts'
import { dateOnWall } from '#domain/time/day.ts'
import { timeOnWall, weekday } from '#domain/time/entry-date.ts'

/** An emotion of an intensity (0 to 1), never as a number, by the word that corrections offer too; what the person says is not weighed. */
export function feelingInWords(emotion: EmotionCategory, intensity: number, by: 'engine' | 'person'): string {
  const name = emotionName(emotion)
  if (by === 'person') return name
  if (intensity < 0.5) return `a touch of ${name}`
  return intensity < 0.97 ? name : `strong ${name}`
}

const whys: Readonly<Record<NonNullable<Readability['why']>, string>> = {
  empty: 'There is nothing on this page yet.',
  'emoji-only': 'Signs alone say more than can be read here.',
  'one-word': 'A word alone says too little to read anything from it.',
  'other-language': 'This page is in a language that Inkwell does not read. Nothing is guessed.',
  code: 'This looks like code or data. Nothing is read from it.',
  list: 'This is a list. Nothing is read from it.',
  long: 'Only the first 7,000 words of this page were read.',
}

export const whyInWords = (why: NonNullable<Readability['why']>): string => whys[why]

/** The sentences in which some words stand, in order, each once. */
export const sentencesWith = (sentences: readonly Span[], spans: readonly Span[]): Span[] =>
  sentences.filter(({ start, end }) => spans.some((span) => span.start < end && span.end > start))

export const countOf = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun}s`

/** 'the blue cups, the low F and Anna’s kitchen' */
export function listed(words: readonly string[]): string {
  const last = words.at(-1)
  if (last === undefined || words.length === 1) return last ?? ''
  return `${words.slice(0, -1).join(', ')} and ${last}`
}

const opening = /^(?:The|My|Our|His|Her|Their|This|That|An?) /

/** 'The water', from the start of a sentence, as it stands in the middle of one. */
export const inMiddle = (phrase: string): string =>
  opening.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase

const kinds: Readonly<Record<NameKind, string>> = {
  person: 'a person',
  place: 'a place',
  event: 'an event',
  concept: 'a thing or an idea',
}
export const nameKindInWords = (kind: NameKind): string => kinds[kind]

const longestName = 120

/** A name as typed, made fit to be kept; empty when nothing is left. */
export const cleanName = (typed: string): string =>
  typed.normalize('NFC').trim().replace(/\s+/g, ' ').slice(0, longestName)

/** A suggestion as one sentence, and what the way to it is called; null: the sentence is all. Templates are told by their title. */
/** How a guided conversation is offered beside a page. */
const guidedWords: Readonly<Record<GuidedMethodId, string>> = {
  'thought-record': 'This thought could be looked at step by step, if you like.',
  'worry-time': 'The worries could have a place of their own for ten minutes.',
  woop: 'This wish could become a plan, step by step.',
  'unsent-letter': 'There may be a letter in this, one that is never sent.',
  values: 'You could look at what matters here, step by step.',
  'three-good-things': 'There may be three good things in this day.',
  'hard-conversation': 'You could prepare what you want to say, step by step.',
  decision: 'You could go through this decision step by step.',
}

export function suggestionInWords(
  suggestion: Suggestion,
  titleOf: (templateId: string) => string,
): { readonly sentence: string; readonly way: string | null } {
  switch (suggestion.kind) {
    case 'prompt':
      return { sentence: suggestion.question, way: 'Write on from it' }
    case 'template':
      return { sentence: `A page of the kind “${titleOf(suggestion.templateId)}” may fit.`, way: 'Begin it' }
    case 'guided':
      return { sentence: guidedWords[suggestion.method], way: 'Begin it' }
    case 'practice':
      return suggestion.practice === 'breathing'
        ? { sentence: 'A few slow breaths, if you like.', way: null }
        : { sentence: 'A few quiet minutes with the body, if you like.', way: null }
  }
}

/** 'Sat 23:08' */
export const readInWords = (atMs: number, zone: string): string =>
  `${weekday(dateOnWall(atMs, zone), 'short')} ${timeOnWall(atMs, zone)}`
