import { words } from '../journal/text.ts'
import type { Cue, CueKind } from './cue.ts'
import { heavyFeelings, heavyThings, lightFeelings } from './feeling-words.ts'
import { isInPassing } from './message-cues.ts'
import type { Tone } from './skeleton.ts'

/** Words for feelings that are as often about something else: they count only as a feeling of the person's own. */
const mixed = new Set(
  'lost stuck empty bitter broken hurt content loved safe curious tired weary drained exhausted restless dead jealous peaceful joy'.split(
    ' ',
  ),
)
const grave =
  /\b(?:had a stroke|in a coma|a tumou?r|chemo|intensive care|(?:in|into|to) (?:the )?hospital(?! (?:caf|car|shop|radio|appointment))|in an ambulance|burst out crying|(?:is|was|were) dead(?! (?:good|easy|hot|funny|on|right|nice))|(?:heavy|hard|rough|awful|terrible|horrible|tough|worst) (?:day|night|week|month|year|time|few (?:days|weeks)))\b/i
/** Tears of somebody else can be of any kind; their own are told as such. */
const tears =
  /\b(?:I|i|we|I['’]ve been|I['’]d|I was|been|kept) (?:\p{L}+ )?(?:cried|crying|wept|weeping|sobbed|sobbing)\b|\bin tears\b/u
const tearsOfAnybody = /\b(?:cried|crying|wept|sobbed|in tears)\b(?! (?:at|with|all over|over the)\b)/i
const denied =
  /^(?:not|never|no|nobody|none|nothing|without|hardly|stopped|instead)$|n['’]?t$|^(?:isnt|wasnt|arent|didnt|dont)$/
/** How far a "not" reaches within its clause, in words. */
const denialReach = 6
/** Said of anything: "frightened to death". */
const figure =
  /\b(?:bored|tickled|loved|thrilled|worked|starved|talked|frightened|scared|freezing) to death\b|\b(?:dying|died) (?:to|of|for|with) (?:laugh\p{L}*|embarrassment|see|know|tell|go)\b|\bdead (?:good|easy|hot|funny|on|right|nice)\b|\bscared of nothing\b/giu
/** What lifts the whole, whoever wept in it. */
const joy =
  /\b(?:laughed|laughing|beaming|so (?:happy|proud|glad|good at)|won|adopted|engaged|best (?:day|night|thing)|never been so (?:glad|happy))\b/i

const hasOf = (text: string, feelings: ReadonlySet<string>): boolean => {
  const said = words(text)
  return said.some(({ folded, start }, at) => {
    if (!feelings.has(folded) || mixed.has(folded)) return false
    const before = said.slice(Math.max(0, at - denialReach), at)
    return !before.some((word) => denied.test(word.folded) && !/[.,;:!?–—]/.test(text.slice(word.end, start)))
  })
}

/** How heavy a text is, by what is said and not denied in it. */
export function toneOf(text: string): Tone {
  const plain = text.replace(figure, '')
  const isWept = tearsOfAnybody.test(plain) && !/\b(?:nobody|no one|not|never|without|stopped)\b/i.test(plain)
  if (grave.test(plain) || isWept || hasOf(plain, heavyFeelings) || hasOf(plain, heavyThings)) return 'heavy'
  return hasOf(plain, lightFeelings) ? 'light' : 'plain'
}

/** Told of somebody: a stroke, an ambulance. */
export const isGrave = (text: string): boolean => !text.endsWith('?') && grave.test(text.replace(figure, ''))

/** A statement of a message that weighs: tears of others only where nothing follows them. */
function isHeavy(text: string, isLast: boolean): boolean {
  if (text.endsWith('?')) return false
  const plain = text.replace(figure, '')
  const isDenied = /\b(?:nobody|no one|not|never|without|stopped)\b|n['’]t\b/i.test(plain)
  if (grave.test(plain) || hasOf(plain, heavyFeelings) || hasOf(plain, heavyThings)) return true
  return !isDenied && (tears.test(plain) || (isLast && tearsOfAnybody.test(plain)))
}

/** Being tired is no grief. */
export const mild: ReadonlySet<string> = new Set([
  'tired',
  'weary',
  'drained',
  'exhausted',
  'restless',
  'stuck',
])
/** Of a longer message what weighs has to be the person's own or stand among so many statements at the end. */
const endOfMessage = 4
/** What is grave counts at the beginning as well. */
const beginning = 2

/** How heavy a message is, and which of its statements make it so. */
export function toneOfMessage(
  all: readonly string[],
  cues: readonly Cue[],
): { readonly tone: Tone; readonly heavyAt: readonly number[] } {
  const cueOf = (kind: CueKind): Cue | undefined => cues.find((cue) => cue.kind === kind)
  const [gone, hard, felt] = [cueOf('gone'), cueOf('hard'), cueOf('feeling')]
  const feeling = felt?.facts.felt ?? ''
  const isWeighedDown = felt && heavyFeelings.has(feeling) && !mild.has(feeling) ? felt : undefined
  const own = [gone, hard, isWeighedDown].flatMap((cue) => (cue ? [cue.at] : []))
  const from = all.length - endOfMessage
  const isJoyful = all.some((text) => joy.test(text)) || cueOf('news') !== undefined
  const spans = all.map((text) => ({ text }))
  const atEnd = all.flatMap((text, at) =>
    !isInPassing(spans, at) &&
    ((isGrave(text) && (at >= from || at < beginning)) ||
      (at >= from && !isJoyful && isHeavy(text, at === all.length - 1)))
      ? [at]
      : [],
  )
  const heavyAt = [...new Set([...own, ...atEnd])]
  if (gone || isWeighedDown || atEnd.length > 0) return { tone: 'heavy', heavyAt }
  const isLight = lightFeelings.has(feeling) || cues.some(({ kind }) => kind === 'good' || kind === 'done')
  if (cueOf('news')) return { tone: 'light', heavyAt: [] }
  return { tone: isLight && all.some((text) => toneOf(text) === 'light') ? 'light' : 'plain', heavyAt: own }
}
