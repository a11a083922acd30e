import type { Span } from '#domain/text/text.ts'
import type { Token } from '../sentiment/sentiment-tokens.ts'
import { isAnothers, isReported, tellsOfOthers, tellsOfWriter } from './emotion-owner.ts'
import { emotionNumber, type SentenceSigns, type Sign } from './emotion-sentence.ts'

/** Where words stand that are not the writer's own. */
export type Stretch = Pick<Span, 'start' | 'end'>

/** A text of more words than this is a page: on it, a single word that may mean a feeling mostly means something else. */
const pageWords = 70
/** So many hints at different words name a feeling together. */
const enoughHints = 2
/** A cue that weighs this much is a feeling or what comes with one, a lighter one a judgement of things. */
const shownWeight = 0.7

const setOf = (listed: string): ReadonlySet<string> => new Set(listed.split(' '))

/** Feelings of people, and as often states of things: 'an empty plate', 'close friends', 'ready meals'. */
const ofThings = setOf(
  'empty close held ready safe secure safety connected connection content accepted alone numb tense hurt hurting pressure support supported pleased trust faith hope hopes bitter tears shaking loss',
)
const beforeFeelings = setOf(
  "am i'm im was were felt feel feeling feels being been be we're got get gets getting so too very really quite totally completely",
)
const modesty = setOf('hope trust afraid')
const beforeModesty = setOf('i we')
/** 'I hope you don't mind', 'I'm afraid you will have to': said to be polite. */
const addressed = setOf("you your you'll you're you've this it's")

/** True for a text that is long enough to be read as a page. */
export const isPage = (signs: readonly SentenceSigns[]): boolean =>
  signs.reduce((sum, { felt }) => sum + felt.tokens.length, 0) > pageWords

/**
 * The sentences of a page with only those cues that are the writer's own: none that is told of others, said by others, or the name of a thing.
 * `foreign`: where quotations and quoted lines stand.
 */
export function ownSigns(signs: readonly SentenceSigns[], foreign: readonly Stretch[]): SentenceSigns[] {
  let isOthers = false
  return signs.map((sentence) => {
    isOthers = isOfOthers(sentence.felt.tokens, isOthers)
    const cues = isOthers ? [] : sentence.cues.filter((cue) => isOwn(sentence.felt.tokens, foreign, cue))
    if (cues.length === sentence.cues.length) return sentence
    const cued = sentence.cued.map(() => 0)
    for (const { emotion, weight } of cues) cued[emotion] = (cued[emotion] ?? 0) + weight
    return { ...sentence, cues, cued }
  })
}

/** A sentence in which nobody stands goes on with whom the last one told of: 'She rang from the ward. Terrified.' */
function isOfOthers(tokens: readonly Token[], wasOfOthers: boolean): boolean {
  if (tellsOfWriter(tokens)) return false
  return tellsOfOthers(tokens) || wasOfOthers
}

/**
 * True when a page names a feeling: it is said outright, shown by its writer, told by an event, or hinted at by two different words.
 * A single word that may mean something else, or was only learned, is not enough on a page.
 */
export function isNamedOnPage(signs: readonly SentenceSigns[], emotion: number): boolean {
  const hints = new Set<string>()
  for (const sentence of signs)
    for (const cue of sentence.cues) {
      if (cue.emotion !== emotion) continue
      if (cue.isStated === true || isShown(sentence, cue)) return true
      hints.add(wordsOf(sentence, cue))
    }
  return hints.size >= enoughHints
}

const wordsOf = ({ felt }: SentenceSigns, { first, last }: Sign): string =>
  felt.tokens
    .slice(first, last + 1)
    .map(({ facts, lower }) => facts.stem || lower)
    .join(' ')

function isOwn(tokens: readonly Token[], foreign: readonly Stretch[], cue: Sign): boolean {
  const at = tokens[cue.first]?.start ?? 0
  if (foreign.some(({ start, end }) => start <= at && at < end)) return false
  if (cue.isEvent === true) return true
  const isTold = isAnothers(tokens, cue.first) || isReported(tokens, cue.first)
  return !isTold && !isOfThing(tokens, cue) && !isPolite(tokens, cue)
}

/** A word that things are called by as well counts only where somebody is or feels so. */
function isOfThing(tokens: readonly Token[], { first, last }: Sign): boolean {
  if (first !== last || !ofThings.has(tokens[first]?.lower ?? '')) return false
  return !beforeFeelings.has(tokens[first - 1]?.lower ?? '')
}

function isPolite(tokens: readonly Token[], { first }: Sign): boolean {
  if (!modesty.has(tokens[first]?.lower ?? '')) return false
  const before = tokens[first - 1]?.lower ?? ''
  return (
    (beforeModesty.has(before) || before.startsWith("i'")) && addressed.has(tokens[first + 1]?.lower ?? '')
  )
}

/** Emotions whose phrases are said of things and plans as well: 'so nice', 'next week', 'believe in'. */
const lightly: ReadonlySet<number> = new Set((['joy', 'trust', 'anticipation'] as const).map(emotionNumber))

function isShown({ felt }: SentenceSigns, { first, last, emotion, weight, isEvent }: Sign): boolean {
  if (isEvent === true || weight < shownWeight) return false
  return first === last || !lightly.has(emotion) || feltVerbs.has(felt.tokens[first]?.lower ?? '')
}

const feltVerbs = setOf('feel felt feeling')
