import { laughs, smallThings } from './risk-frames-vocabulary.ts'
import type { Mention } from './risk-mentions.ts'
import { has, hasIn, isMeant, type Surroundings } from './risk-surroundings.ts'

const quiet = new Set(['gone', 'spent', 'hopeless', 'asleep', 'burden'])
const jestable = new Set([
  'struggle',
  'wish',
  'kill',
  'gone',
  'welcome',
  'spent',
  'hopeless',
  'asleep',
  'farewell',
  'burden',
  'attempt',
])

/** A condition or a cause before a figure of speech: "one more email and I will", "makes me want to". */
const condition = /(?<= )(?:if|one more|another|once more) /
const cause =
  /(?<= )(?:make|makes|made|making|laughed|laughing) (?:me|you|until i|so hard i) (?:[^ .]+ ){0,2}$/
/** Whether plain words lead to a figure of speech; a condition counts up to the next full stop. */
const isFigureAfter = (before: string): boolean =>
  (before.endsWith(' ') && condition.test(before.slice(before.lastIndexOf('.') + 1))) || cause.test(before)
const ofShame =
  /^ ?(?:of|from|with) (?:\w+ )?(?:shame|embarrassment|cringe|boredom|happiness|joy|laughter|laughing|cuteness|second hand|secondhand|awkwardness|heat|hunger|thirst|jealousy|curiosity|excitement|cold|anticipation)|^ ?laughing(?= )/
const slang =
  /^(?:(?:please|god|lord|someone|somebody|universe) )?(?:\S+ )?(?:kill|unalive|shoot|end|murder|finish) me$|unalive$/
const writtenSlang = /\b(?:kms|kmsing|unaliv\w*)\b/i
const slangOfSelf = /^(?:kill|unalive) myself$/
const meantBefore =
  /(?:want|wanted|wanting|thinking|thought|thoughts|think|plan|planning|feel|feeling|urge|going) (?:to|of|about|like)? ?$/
const shortest = 26
const shortSentence = 14
const countWords = (plain: string): number => plain.trim().split(' ').length

/** A figure of speech about something small: laughter beside it, or a short sentence with a trivial cause. */
export function isJest(plain: string, mention: Mention, around: Surroundings): boolean {
  if (!jestable.has(mention.sign) || isMeant.test(around.raw)) return false
  const said = plain.slice(mention.from, mention.to).trim()
  const before = plain.slice(0, mention.from)
  if (ofShame.test(plain.slice(mention.to))) return true
  const isSlang =
    slang.test(said) || (slangOfSelf.test(said) && writtenSlang.test(around.raw) && !meantBefore.test(before))
  const isLaughed = laughs.test(around.raw) && countWords(around.plain) >= countWords(said) + 5
  if (
    isLaughed &&
    (isSlang || said.endsWith(' die') || isFigureAfter(before) || /sea|bridge|window|all$/.test(said))
  )
    return true
  if (isSlang && !meantBefore.test(before) && countWords(around.plain) >= countWords(said) + 4) return true
  if (/wanted to die$/.test(said) && / when i /.test(plain.slice(mention.to - 1, mention.to + 8))) return true
  const isSmall = hasIn(around, smallThings)
  if (!isSmall) return false
  if (isFigureAfter(before)) return true
  if (countWords(around.plain) > shortest) return false
  if (isSlang) return true
  if (quiet.has(mention.sign) && has(plain, smallThings)) return true
  return mention.sign === 'wish' && said.endsWith(' die') && countWords(plain) <= shortSentence
}
