import { wordsOfClass } from '../events/event-classes.ts'
import { firstNames } from '../names/names-words.ts'
import type { Token } from '../sentiment/sentiment-tokens.ts'

const setOf = (listed: string): ReadonlySet<string> => new Set(listed.split(' '))

const writers = setOf("i i'm im i've i'd i'll me myself we we're we've us ourselves")
const others = setOf(
  "who he she they you he's she's they're you're he'd she'd they'd you'd they've you've everybody everyone somebody someone people",
)
const people = setOf(
  wordsOfClass('kin').join(' ') +
    ' mother mom mum mommy father dad daddy parents sister brother sibling siblings son daughter kid kids child children baby wife husband partner spouse fiance fiancee girlfriend boyfriend friend friends ' +
    'grandma grandmother grandpa grandfather aunt uncle cousin nephew niece boss manager coworker coworkers colleague colleagues neighbor neighbour neighbors teacher student students roommate roommates ' +
    'lad lads lass lassie bloke fella chap nurse patient surgeon officer driver waiter waitress landlord landlady ' +
    'doctor therapist man woman guy girl boy lady dog cat team client clients customer customers family coach stranger',
)
/** True when a sentence names its writer: 'I', 'my', 'us'. */
export const tellsOfWriter = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }) => writers.has(lower) || owned.has(lower))

/** True when a sentence names somebody who is not its writer. */
export const tellsOfOthers = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => others.has(token.lower) || belongsToOthers.has(token.lower) || isPerson(token))

const owned = setOf('my our mine ours')
const belongsToOthers = setOf('him her his their them hers theirs herself himself themselves')
/** No clause is searched further back than this for who is meant. */
const furthest = 9

/**
 * True when the state named at `at` is somebody else's: 'my sister was furious', 'she cried'. The nearest person
 * before it in its clause owns it; with no person there ('the evening was sad') it is the writer's.
 */
export function isAnothers(tokens: readonly Token[], at: number): boolean {
  for (let back = at; back >= 0 && back > at - furthest; back--) {
    const token = tokens[back]
    if (!token) return false
    if (back < at) {
      if (writers.has(token.lower)) return false
      if (others.has(token.lower)) return true
      if (isPerson(token)) return !isObject(tokens, back)
    }
    if (token.opensClause) return false
  }
  return false
}

const selfStates = setOf("i'm im am was feel felt feeling")
const degrees = setOf('so very really quite completely absolutely utterly truly just still deeply terribly')

/** True when the word at `at` is what the writer says they are or feel, with nothing but a degree between: 'I am so sad'. */
export function isStatedOfSelf(tokens: readonly Token[], at: number): boolean {
  let back = at - 1
  while (degrees.has(tokens[back]?.lower ?? '')) back--
  const verb = tokens[back]?.lower ?? ''
  if (!selfStates.has(verb)) return false
  return verb.startsWith('i') || tokens[back - 1]?.lower === 'i'
}

/** A person's word, or a name: a capital that does not begin the clause, or a first name that is hardly ever a word. */
function isPerson(token: Token): boolean {
  const bare = token.lower.endsWith("'s") ? token.lower.slice(0, -2) : token.lower
  return (
    people.has(bare) || (token.isCapital && !token.isShouted && (!token.opensClause || firstNames.has(bare)))
  )
}

const beforeObjects = setOf('with to for at about from of by after against around without')

/** 'with my sister, happy', 'I called Ann, sad': a person who is not who the clause is about. 'With Tom and Ann' are two of them. */
function isObject(tokens: readonly Token[], person: number): boolean {
  for (let back = person - 1; back >= 0 && back >= person - 3; back--) {
    const token = tokens[back]
    if (!token || beforeObjects.has(token.lower)) return token !== undefined
    const before = tokens[back - 1]
    if (token.lower === 'and' && !token.opensClause && before && isPerson(before))
      return isObject(tokens, back - 1)
  }
  return false
}

/** What only somebody else does: 'the widow cries', never 'I cries'. */
const othersDoings = setOf(
  'cries weeps sobs laughs giggles grins yells argues complains celebrates enjoys fumes gasps cringes rejoices grieves mourns',
)
/** Feelings that are spoken of like things. */
const feelingNouns = setOf(
  'joy happiness sadness sorrow grief fear anger rage fury disgust surprise trust hope loneliness lonely anxiety panic dread shame guilt envy happy sad afraid angry',
)
const beforeTopics = setOf('about for called word words on that titled named')
const asking = setOf('asked asks ask wonders')
/** So far on what somebody asks is a question. */
const askedReach = 8

/**
 * True where a word for a feeling is not told of anybody as theirs: in a name ('Happy Feet'), as what something is about ('the word for joy',
 * 'fear is a kind of weather'), in what was asked ('she asked whether I was sad'), or done by nobody but others ('the widow cries').
 */
export function isOnlySpokenOf(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  if (othersDoings.has(token.lower)) return true
  const next = tokens[at + 1]
  if (at > 0 && isTitled(token) && next && isTitled(next) && !next.opensClause) return true
  if (isAsked(tokens, at)) return true
  if (!feelingNouns.has(token.lower) || at === 0) return false
  const before = tokens[at - 1]
  if (at > 0 && isTitled(token) && before?.lower === 'called') return true
  const isOfWriter = tokens.some(({ lower }) => writers.has(lower) || lower === 'my' || lower === 'our')
  return !isOfWriter && beforeTopics.has(before?.lower ?? '')
}

const isTitled = (token: Token): boolean => token.isCapital && !token.isShouted

function isAsked(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0 && back >= at - askedReach; back--) {
    const { lower = '', opensClause = false } = tokens[back] ?? {}
    const before = tokens.slice(Math.max(0, back - 2), back)
    if ((lower === 'whether' || lower === 'if') && before.some((one) => asking.has(one.lower))) return true
    if (opensClause) return false
  }
  return false
}

/** What people say to be polite, or to somebody. */
const polite = setOf('love lovely great wonderful brilliant perfect nice fine good sweet')
const speakers = setOf('i he she they we')
const saying = setOf('said say says goes')
const saidReach = 3

/** True where a word was only said: 'Lovely, I said', 'I said lovely light', or to call somebody: 'I will see to that, love'. */
export function isOnlySaid(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !polite.has(token.lower)) return false
  const next = tokens[at + 1]
  const isAtEnd = !next || next.opensClause
  if (isAtEnd && token.opensClause && token.lower === 'love') return true
  if (isAtEnd && speakers.has(next?.lower ?? '') && saying.has(tokens[at + 2]?.lower ?? '')) return true
  for (let back = at - 1; back >= 0 && back >= at - saidReach; back--) {
    const { lower = '', opensClause = false } = tokens[back] ?? {}
    if (saying.has(lower)) return true
    if (opensClause || writers.has(lower)) return false
  }
  return false
}

const tellingVerbs = setOf(
  'said says goes went asks asked shouted shouts told tells wrote writes texted texts texting typed',
)
const turnsOfTalk = setOf('and but because then when while')
/** Where no mark closes it, somebody's words end after about so many. */
const reportedReach = 8

/** True where a word is part of what somebody else says, with marks around it or without: 'she goes oh lovely', 'he says I hope you are well'. */
export function isReported(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back > 0 && back >= at - reportedReach; back--) {
    const token = tokens[back]
    if (!token || turnsOfTalk.has(token.lower)) return false
    if (!tellingVerbs.has(token.lower)) continue
    const speaker = tokens[back - 1]
    return speaker !== undefined && (others.has(speaker.lower) || isPerson(speaker))
  }
  return false
}
