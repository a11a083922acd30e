import type { FramedMention, ReadSentence } from './risk-clues.ts'
import { reasonOf } from './risk-dismissals.ts'
import { spokenOf } from './risk-frames.ts'
import { surelyStory } from './risk-frames-vocabulary.ts'
import { type Mention, mentionsIn } from './risk-mentions.ts'
import { hasIn, type Surroundings } from './risk-surroundings.ts'
import { type PlainSentence, plainSentence, sentencePlaces } from './risk-words.ts'

/** A sentence with its mentions twice: as its neighbours frame them, and as they stand alone. */
export interface SentenceOfText {
  readonly near: ReadSentence
  readonly alone: ReadSentence
}

function around(text: string, sentences: readonly PlainSentence[], at: number, reach: 0 | 1): Surroundings {
  const near = sentences.slice(Math.max(0, at - reach), at + 1 + reach)
  return {
    raw: text.slice(near[0]?.start, near.at(-1)?.end),
    plain: near.map((one) => one.plain).join(''),
    next: sentences[at + 1]?.plain ?? '',
  }
}

const framed = (sentence: PlainSentence, found: readonly Mention[], near: Surroundings): ReadSentence => ({
  sentence,
  mentions: found.map(
    (mention): FramedMention => ({
      ...mention,
      reason: reasonOf(sentence, mention, near),
      who: spokenOf(sentence.plain, mention),
    }),
  ),
})

/** The sentences of a text with what the rules find in them. */
export function sentencesOfText(text: string): SentenceOfText[] {
  const sentences = sentencePlaces(text).map(([start, end]) => plainSentence(text, start, end))
  return sentences.map((sentence, at) => {
    const found = mentionsIn(sentence)
    if (found.length === 0) {
      const silent = { sentence, mentions: [] }
      return { near: silent, alone: silent }
    }
    const surroundings = around(text, sentences, at, 1)
    const near = framed(sentence, found, surroundings)
    // A script or a rehearsal next to it is told of both sentences; laughter or a printer next to it only of its own.
    const isStory = hasIn(surroundings, surelyStory)
    return { near, alone: isStory ? near : framed(sentence, found, around(text, sentences, at, 0)) }
  })
}

export const readSentences = (text: string): ReadSentence[] => sentencesOfText(text).map(({ near }) => near)

const longSentence = 60
const reach = 12

/** The words around each mention of a sentence that goes on and on, as dictation does, read as sentences of their own. */
export function clipsOf(text: string, { sentence, mentions }: ReadSentence): ReadSentence[] {
  const { words } = sentence
  if (words.length <= longSentence) return []
  const clips = new Map<number, ReadSentence>()
  for (const { from, to } of mentions) {
    const first = words.findIndex(({ at }) => at >= from)
    const end = words.findIndex(({ at }) => at >= to)
    const start = Math.max(0, first - reach)
    if (first < 0 || clips.has(start)) continue
    const last = words[Math.min(words.length, (end < 0 ? words.length : end) + reach) - 1]
    const clip = plainSentence(text, words[start]?.start ?? sentence.start, last?.end ?? sentence.end)
    const near = { raw: text.slice(clip.start, clip.end), plain: clip.plain, next: '' }
    clips.set(start, framed(clip, mentionsIn(clip), near))
  }
  return [...clips.values()]
}
