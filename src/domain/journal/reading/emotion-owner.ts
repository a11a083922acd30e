import { firstNames } from './names-words.ts'
import type { Token } from './sentiment-tokens.ts'

const setOf = (listed: string): ReadonlySet<string> => new Set(listed.split(' '))

const writers = setOf("i i'm im i've i'd i'll me myself we we're we've us ourselves")
const others = setOf(
  "he she they you he's she's they're you're he'd she'd they'd you'd they've you've everybody everyone somebody someone people",
)
const people = setOf(
  'mother mom mum mommy father dad daddy parents sister brother sibling siblings son daughter kid kids child children baby wife husband partner spouse fiance fiancee girlfriend boyfriend friend friends ' +
    'grandma grandmother grandpa grandfather aunt uncle cousin nephew niece boss manager coworker coworkers colleague colleagues neighbor neighbour neighbors teacher student students roommate roommates ' +
    'doctor therapist man woman guy girl boy lady dog cat team client clients customer customers family coach stranger',
)
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

const beforeObjects = setOf('with to for at about from of by and after against around without')

/** 'with my sister, happy', 'I called Ann, sad': a person who is not who the clause is about. */
function isObject(tokens: readonly Token[], person: number): boolean {
  for (let back = person - 1; back >= 0 && back >= person - 3; back--)
    if (beforeObjects.has(tokens[back]?.lower ?? '')) return true
  return false
}
