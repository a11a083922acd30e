import { isDenied, isQuoted, spokenOf } from './risk-frames.ts'
import {
  closeOnes,
  laughs,
  longAgo,
  musicWords,
  newsWords,
  ofLate,
  pastForm,
  smallThings,
  storyWords,
  workWords,
} from './risk-frames-vocabulary.ts'
import type { Mention } from './risk-mentions.ts'
import type { PlainSentence } from './risk-words.ts'

/** What stands around a sentence: the sentence itself with its neighbours. */
export interface Surroundings {
  /** As written. */
  readonly raw: string
  /** In plain words. */
  readonly plain: string
  /** The sentence after it, in plain words; empty at the end. */
  readonly next: string
}

const has = (plain: string, words: ReadonlySet<string>): boolean =>
  plain.split(' ').some((word) => words.has(word))

const isMeant =
  /\b(?:(?:not|isn['’]?t|aint|ain['’]t|wasn['’]?t|no) (?:\w+ )?(?:joking|joke|jokes|kidding|jokey|funny|dramatic|exaggerating|banter|a bit)|for real|seriously|serious|mean it|means it|actually|genuinely|every (?:single )?(?:day|night|morning)|all the time|can['’]?t stop|any ?more|its real)\b/i
const reportsOwn =
  /(?<= )i (?:\w+ )?(?:said|say|told|tell|wrote|write|typed|type|whispered|thought|think|wanted to say|keep saying|keep thinking|googled|searched|texted|sent)(?= )/
const self = /(?<= )(?:i|me|my|myself)(?= )/

/** Signs that are nouns as often as verbs, so that they may be anybody's. */
const named = new Set(['harm', 'thought', 'attempt', 'kill', 'plan'])
const jestable = new Set(['wish', 'kill', 'gone', 'welcome', 'spent', 'hopeless', 'asleep', 'farewell'])

function isElsewhere(plain: string, mention: Mention): boolean {
  const who = spokenOf(plain, mention)
  if (who === 'other') return true
  if (isQuoted(plain, mention.from)) return !reportsOwn.test(plain)
  const isSomewhereElse = [storyWords, musicWords, newsWords, workWords].some((words) => has(plain, words))
  if (who === 'nobody' && isSomewhereElse) return true
  return who === 'nobody' && named.has(mention.sign) && !self.test(plain) && has(plain, closeOnes)
}

const pastSigns = new Set(['attempt', 'harm', 'thought', 'plan'])

function isPast(plain: string, mention: Mention, around: Surroundings): boolean {
  const said = plain.slice(mention.from - 1, mention.to)
  const before = plain.slice(0, mention.to)
  if (longAgo.test(plain))
    return pastForm.test(before) || pastSigns.has(mention.sign) || /(?:diar|journal|throwback)/.test(plain)
  return (
    longAgo.test(around.plain) &&
    (pastForm.test(said) || mention.sign === 'attempt') &&
    !ofLate.test(around.plain)
  )
}

/** A condition or a cause before a figure of speech: "one more email and I will", "makes me want to". */
const figure = /(?<= )(?:if|one more|another|once more|make|makes|made|making|had) (?:[^ .]+ )*$/
const ofShame =
  /^ ?(?:of|from|with) (?:\w+ )?(?:shame|embarrassment|cringe|boredom|happiness|joy|laughter|laughing|cuteness|second hand|secondhand|awkwardness|heat|hunger|thirst|jealousy|curiosity|excitement|cold|anticipation)/
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
function isJest(plain: string, mention: Mention, around: Surroundings): boolean {
  if (!jestable.has(mention.sign) || isMeant.test(around.raw)) return false
  const said = plain.slice(mention.from, mention.to).trim()
  const before = plain.slice(0, mention.from)
  if (ofShame.test(plain.slice(mention.to))) return true
  const isSlang =
    slang.test(said) || (slangOfSelf.test(said) && writtenSlang.test(around.raw) && !meantBefore.test(before))
  const isLaughed = laughs.test(around.raw)
  if (
    isLaughed &&
    (isSlang || said.endsWith(' die') || figure.test(before) || /sea|bridge|window|all$/.test(said))
  )
    return true
  if (isSlang && !meantBefore.test(before) && countWords(around.plain) >= countWords(said) + 4) return true
  const isSmall = has(around.plain, smallThings)
  if (!isSmall) return false
  if (figure.test(before)) return true
  if (countWords(around.plain) > shortest) return false
  if (isSlang) return true
  return mention.sign === 'wish' && said.endsWith(' die') && countWords(plain) <= shortSentence
}

const accident =
  /(?<= )(?:oven|stove|iron|ironing|toaster|kettle|hob|tray|grill|barbecue|bbq|shaving|shaved|shave|chopping|onion|onions|tin|tomatoes|thorn|thorns|bramble|brambles|bushes|gardening|roses|accident|accidentally|football|gym|running|jogging|skiing|rugby|netball|tripped|slipped|sunburn|sunburnt|chickenpox|slack|some slack|calories|carbs|yoga|deadlift|squat|squats|hamstring|eczema|diy|sanding|hoover|bike|climbing|cat scratched|dressings)(?= )/
const onPurpose = /(?<= )(?:on purpose|deliberately|accident it was not|told|said|say|myself because)(?= )/
const otherUse =
  /(?<= )(?:social|career|political|commercial|academic|mass|digital|fashion|financial|assisted) suicide|suicide (?:squeeze|squad|mission|bomber|bombers|bombing|drink|drinks|runs|run|door|doors|lane|prevention|rate|rates|stats|awareness|hotline|helpline|watch|bid|talk|walk|gene|net|bunt)(?= )|(?:vitamin|vit d|iron|antihistamine|antibiotics|blood pressure|cholesterol|prescribed|on time|without missing|good girl|good boy|statin|statins)(?= )/
const doseOfFood =
  /^ ?on (?!(?:\w+ )?(?:pills|tablets|paracetamol|meds|medication|sleeping|insulin|heroin|fentanyl|opioids|them|it|purpose|my|a|the|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b)/

/** The same words for something harmless: an oven's burn, a bad career move, too many pies. */
function isHarmless(plain: string, mention: Mention): boolean {
  const said = plain.slice(mention.from, mention.to)
  if (mention.sign === 'harm') return accident.test(plain) && !onPurpose.test(plain)
  if (otherUse.test(plain)) return true
  return /overdos/.test(said) && doseOfFood.test(plain.slice(mention.to))
}

/** "Would I hurt myself? Never." */
const deniedNext =
  /^ (?:never|no|nope|nah|not once|not ever|not at all|absolutely not|of course not|god no|hell no)(?: [.,]| $)/

/** Why a mention counts for nothing; undefined where it counts. */
export function reasonOf(
  sentence: PlainSentence,
  mention: Mention,
  around: Surroundings,
): string | undefined {
  const { plain } = sentence
  if (isDenied(plain, mention) || deniedNext.test(around.next)) return 'denied'
  if (isElsewhere(plain, mention)) return 'elsewhere'
  if (isHarmless(plain, mention)) return 'harmless'
  if (isPast(plain, mention, around)) return 'past'
  if (isJest(plain, mention, around)) return 'jest'
  return undefined
}

/** What a mention counts for after its frames: 0 where it is denied, of somebody else, a story, long ago or a jest. */
export function judged(sentence: PlainSentence, mention: Mention, around: Surroundings): 0 | 1 | 2 {
  return reasonOf(sentence, mention, around) === undefined ? mention.level : 0
}
