import { clauseBefore, isDenied, isQuoted, spokenOf } from './risk-frames.ts'
import { isNarrowed } from './risk-frames-narrow.ts'
import {
  closeOnes,
  longAgo,
  musicWords,
  newsWords,
  ofLate,
  pastForm,
  storyWords,
  surelyStory,
  workWords,
} from './risk-frames-vocabulary.ts'
import { isHarmless } from './risk-harmless.ts'
import { isJest } from './risk-jest.ts'
import type { Mention } from './risk-mentions.ts'
import { has, hasIn, isMeant, type Surroundings } from './risk-surroundings.ts'
import type { PlainSentence } from './risk-words.ts'

const fearBreaks = / (?:[.,]|because|but|and)(?= )/g
const fears =
  /(?<= )(?:scared|afraid|terrified|frightened|fear|fearing|worried|panic|panicked|thought i was|convinced|phobia|dread|hypochondria|lucky|glad|grateful|thankful|happy to be)(?= )/
/** Signs that may be what somebody is afraid of. */
const dreaded: ReadonlySet<string> = new Set(['wish', 'asleep', 'gone'])
const reportsOwn =
  /(?<= )i (?:\w+ )?(?:said|say|told|tell|wrote|write|typed|type|whispered|thought|think|wanted to say|keep saying|keep thinking|googled|searched|texted|sent)(?= )/
const self = /(?<= )(?:i|me|my|myself)(?= )/

/** Signs that are nouns as often as verbs, so that they may be anybody's. */
const named = new Set(['deed', 'harm', 'thought', 'attempt', 'kill', 'plan'])
/** Somebody else's, a story's, or between quotation marks. */
function isElsewhere(sentence: PlainSentence, mention: Mention, around: Surroundings): boolean {
  const { plain } = sentence
  if (hasIn(around, surelyStory) && !isMeant.test(around.raw)) return true
  const who = spokenOf(plain, mention)
  if (who === 'other') return true
  if (isQuoted(plain, mention.from)) return !reportsOwn.test(plain)
  if (who !== 'nobody') return false
  if ([storyWords, musicWords, newsWords, workWords].some((words) => hasIn(sentence, words))) return true
  return named.has(mention.sign) && !self.test(plain) && has(plain.slice(0, mention.from), closeOnes)
}

const pastSigns = new Set(['deed', 'attempt', 'harm', 'thought', 'plan', 'means', 'struggle', 'voice'])

/** Long ago and over: "when I was sixteen I wanted to die". */
function isPast(plain: string, mention: Mention, around: Surroundings): boolean {
  const said = plain.slice(mention.from - 1, mention.to)
  const before = plain.slice(0, mention.to)
  if (/ since i was | (?:have|has) (?:been|wanted|felt|thought) /.test(plain) && !/ used to /.test(plain))
    return false
  if (longAgo.test(plain) && / (?:now|again) (?:[^ .]+ ){0,6}$/.test(plain.slice(0, mention.from)))
    return false
  if (longAgo.test(plain))
    return pastForm.test(before) || pastSigns.has(mention.sign) || /(?:diar|journal|throwback)/.test(plain)
  return (
    longAgo.test(around.plain) &&
    (pastForm.test(said) || mention.sign === 'attempt') &&
    !ofLate.test(around.plain)
  )
}

const asks =
  / (?<! i | i \w+ )(?:asked|asks|ask|form|questionnaire|checking|told me to|telling me to|tell me to|tells me to|saying to)(?= )/
const answersYes =
  /(?<= )(?:yes|lie|lied|lying|true|but|wanted to say|should have|could not say|nodded|always|anyway)(?= )/

/** "Some Year 7s asked if I was dead." */
const askedWhether = /^(?:asked|asking) if i /

/** What somebody asked or told the writer: "he asked if I was suicidal and I said no". */
const isAsked = (near: string, plain: string, mention: Mention): boolean =>
  (asks.test(plain.slice(0, mention.from)) ||
    (askedWhether.test(plain.slice(mention.from)) && !/ i $/.test(plain.slice(0, mention.from)))) &&
  !answersYes.test(near)

/** "Would I hurt myself? Never." */
const deniedNext =
  /^ not for (?:a|one) (?:second|minute|moment|day)(?= )|^ (?:never|no|nope|nah|not once|not ever|not at all|absolutely not|of course not|god no|hell no)(?: [.,]| $)/

/** Signs that carry their own denial or their own speaker: holding out "not to", a voice that says it. */
const ownRoles: ReadonlySet<string> = new Set(['struggle', 'voice'])

/** "Nobody need hide the tablets from me", "I never had to". */
const saidOfNobody = / (?:nobody|never|no need to) (?:[^ .,]+ ){0,2}$/

/** Why a mention counts for nothing; undefined where it counts. */
export function reasonOf(
  sentence: PlainSentence,
  mention: Mention,
  around: Surroundings,
): string | undefined {
  const { plain } = sentence
  const isRole = ownRoles.has(mention.sign)
  if (isRole && saidOfNobody.test(plain.slice(0, mention.from))) return 'denied'
  if (!isRole && (isDenied(plain, mention, around.next) || deniedNext.test(around.next)))
    return mention.sign === 'wish' && fears.test(plain) && !/ (?:live|alive|living) /.test(plain)
      ? 'fear'
      : 'denied'
  if (isElsewhere(sentence, mention, around)) return 'elsewhere'
  if (dreaded.has(mention.sign) && fears.test(clauseBefore(plain, mention.to, fearBreaks))) return 'fear'
  if (isNarrowed(plain, mention)) return 'narrow'
  if (isAsked(around.plain, plain, mention)) return 'asked'
  if (isHarmless(around.plain, plain, mention)) return 'harmless'
  if (isPast(plain, mention, around)) return 'past'
  if (isJest(plain, mention, around)) return 'jest'
  return undefined
}

/** What a mention counts for after its frames: 0 where it is denied, of somebody else, a story, long ago or a jest. */
export function judged(sentence: PlainSentence, mention: Mention, around: Surroundings): 0 | 1 | 2 {
  return reasonOf(sentence, mention, around) === undefined ? mention.level : 0
}
