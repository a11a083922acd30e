import { isAnothers } from '../emotions/emotion-owner.ts'
import type { Token } from '../sentiment/sentiment-tokens.ts'
import type { EventWay } from './event-index.ts'
import { isWriters } from './event-owner.ts'
import type { PatternItem } from './event-pattern.ts'

/** An event told in a sentence, by its first and last token. */
export interface EventFound {
  readonly first: number
  readonly last: number
  readonly way: EventWay
}

const setOf = (listed: string): ReadonlySet<string> => new Set(listed.split(' '))

/** What comes after these has not happened. */
const moods = setOf(
  "if would i'd he'd she'd they'd could might may should will i'll he'll she'll they'll we'll wish hope hopes want wants wanted gonna unless imagine dreamt dreamed dream pretend pretended",
)
const firstPersons = setOf(
  "i me my we us our i'm i've i'd i'll we're we've we'll mine myself im ive ourselves",
)
const otherPersons = setOf("you your you're u ur you've yours y'all")
/** How many words on a mood still holds. */
const moodReach = 5
/** What has to be done, or hardly was, is no gain yet. */
const duties = setOf('had has have having need needed needs trying tried try supposed')
const hardly = setOf('only barely hardly just without')
/** Whose events are not the writer's: made up or far away. */
const frames = setOf(
  'film movie novel documentary article story episode fairy fiction lyrics opera series exhibition museum podcast gallery soap',
)
/** Words that may stand before what begins a clause. */
const lightWords = setOf(
  'so um uh and but when then now just finally today yesterday tonight well okay ok omg oh i we the a my our again also still really she he all most some his her',
)

/** The events that a sentence tells of its writer, in order. Linear in its length: patterns and their gaps have a limit. */
export function eventsIn(tokens: readonly Token[], denied: readonly number[]): EventFound[] {
  const found: EventFound[] = []
  for (let at = 0; at < tokens.length; at++)
    for (const way of tokens[at]?.facts.eventWays ?? []) {
      const place = placeOf(tokens, denied, at, way)
      if (place && counts(tokens, way, place)) found.push({ first: place.first, last: place.last, way })
    }
  return found.length > 1 ? settled(found) : found
}

/** In order, without what gives way to something good that is told of the same words. */
function settled(found: readonly EventFound[]): EventFound[] {
  const overlaps = (one: EventFound, other: EventFound): boolean =>
    one.first <= other.last && other.first <= one.last
  return found
    .filter(
      (one) =>
        !one.way.rules.yields || !found.some((other) => other.way.rules.valence > 0 && overlaps(one, other)),
    )
    .sort((a, b) => a.first - b.first || b.last - a.last)
}

interface Place {
  readonly first: number
  readonly last: number
  /** One of its words is denied. */
  readonly isDenied: boolean
}

function placeOf(
  tokens: readonly Token[],
  denied: readonly number[],
  at: number,
  { items, head, opens, closes }: EventWay,
): Place | undefined {
  const own = items[head]
  if (!own || !fits(tokens, at, own)) return undefined
  let first = at
  let isDenied = denied[at] === 1
  for (let item = head - 1; item >= 0; item--) {
    const place = stepBack(tokens, first, items[item], items[item + 1]?.gap ?? 0)
    if (place < 0) return undefined
    first = place
    isDenied ||= denied[place] === 1
  }
  let last = at
  for (let item = head + 1; item < items.length; item++) {
    const place = stepOn(tokens, last, items[item])
    if (place < 0) return undefined
    last = place
    isDenied ||= denied[place] === 1
  }
  if (closes && tokens[last + 1] && !tokens[last + 1]?.opensClause) return undefined
  return opens && !isOpening(tokens, first) ? undefined : { first, last, isDenied }
}

/** The nearest place before another where an item stands, in the same clause; -1 for none. */
function stepBack(
  tokens: readonly Token[],
  from: number,
  item: PatternItem | undefined,
  gap: number,
): number {
  for (let at = from - 1; at >= 0 && at >= from - 1 - gap; at--) {
    if (tokens[at + 1]?.opensClause) return -1
    if (item && fits(tokens, at, item)) return at
  }
  return -1
}

/** The nearest place after another where an item stands, in the same clause; -1 for none. */
function stepOn(tokens: readonly Token[], from: number, item: PatternItem | undefined): number {
  if (!item) return -1
  for (let at = from + 1; at < tokens.length && at <= from + 1 + item.gap; at++) {
    if (tokens[at]?.opensClause) return -1
    if (fits(tokens, at, item)) return at
  }
  return -1
}

const fits = (tokens: readonly Token[], at: number, { free, isDear }: PatternItem): boolean =>
  free.has(tokens[at]?.lower ?? '') || (isDear && isWriters(tokens, at))

function isOpening(tokens: readonly Token[], first: number): boolean {
  for (let at = first; at >= 0; at--) {
    if (tokens[at]?.opensClause) return true
    if (!lightWords.has(tokens[at - 1]?.lower ?? '')) return false
  }
  return true
}

function counts(tokens: readonly Token[], { denies, isMine, rules }: EventWay, place: Place): boolean {
  if (!denies && place.isDenied) return false
  if (!rules.isMood && isSupposed(tokens, place.first)) return false
  if (rules.valence > 1 && isStillToDo(tokens, place)) return false
  if (isMine && isAnothers(tokens, place.first)) return false
  if (!isTold(tokens)) return false
  if (rules.isHint && rules.valence < 0 && !isHintOfWriter(tokens, place)) return false
  return (
    rules.emotions[0] === 'disgust' ||
    !tokens.some(({ lower }, at) => frames.has(lower) && tokens[at - 1]?.lower !== 'my')
  )
}

/** True when a sentence is told of its writer, not said to somebody else: 'I' or 'my' stands in it, or no 'you'. */
function isTold(tokens: readonly Token[]): boolean {
  let isOthers = false
  for (const [at, { lower }] of tokens.entries()) {
    if (firstPersons.has(lower)) return true
    isOthers ||= otherPersons.has(lower) && tokens[at - 1]?.lower !== 'thank'
  }
  return !isOthers
}

/** A thing that only sounds like danger: 'the fire drill', 'before dark', 'bomb shelter'. */
const harmlessAfter = setOf(
  'drill drills station engine exit exits brigade escape place pit works shelter alarm lantern chocolate blue green red brown wood horse bread beer matter',
)
const harmlessBefore = setOf('before after until till by')
/** A note as short as this leaves out who it is about. */
const shortNote = 5

/** A hint at danger or loss counts where its writer is in the sentence, or nobody is: a short note. */
function isHintOfWriter(tokens: readonly Token[], { first, last }: Place): boolean {
  if (harmlessAfter.has(tokens[last + 1]?.lower ?? '') || harmlessBefore.has(tokens[first - 1]?.lower ?? ''))
    return false
  return tokens.length <= shortNote || tokens.some(({ lower }) => firstPersons.has(lower))
}

/** 'I have to finish', 'only slept four hours'. */
function isStillToDo(tokens: readonly Token[], { first }: Place): boolean {
  const before = tokens[first - 1]?.lower ?? ''
  return hardly.has(before) || (before === 'to' && duties.has(tokens[first - 2]?.lower ?? ''))
}

function isSupposed(tokens: readonly Token[], first: number): boolean {
  for (let at = first; at >= 0 && at >= first - moodReach; at--) {
    if (at < first && moods.has(tokens[at]?.lower ?? '')) return true
    if (tokens[at]?.opensClause) return false
  }
  return false
}
