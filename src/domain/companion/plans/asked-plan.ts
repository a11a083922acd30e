import { capital, inWords } from '#domain/text/number-words.ts'
import type { Day } from '#domain/time/day.ts'
import { dayInWords, daysLeft, numberOf, numberWord } from './days-left.ts'

const opens =
  "(?:^|[.!?:] )(?:(?:ok(?:ay)?|right|so|well|hi|hey|hello|please|now|just|then|and|can you|could you|would you|will you|would you mind|i (?:want|need) you to|i'd like you to|go on),? )*"
const planned =
  '(?:plan|order|way|schedule|timetable|routine|program(?:me)?|roadmap|road map|sequence|system|rota|checklist|list|breakdown|strategy|steps)'
const makes =
  '(?:make|give|draw|lay|set|work|put together|map|build|sketch|write|plan|find|need|suggest|come up with|help (?:me|us) (?:to )?(?:make|with|build|draw up))'
/** A plan that is asked for. */
const asked = new RegExp(
  [
    `${opens}${makes}(?: (?:me|us|up|out|together|down))*(?: \\p{L}+'s)? (?:an?|the|some) (?:[\\p{L}-]+ ){0,4}?${planned}\\b`,
    `${opens}i(?:'d| would)? (?:just |really )?(?:need|want|like|love) (?:an?|some) (?:[\\p{L}-]+ ){0,3}?(?:plan|schedule|timetable|routine|roadmap|rota|checklist)\\b`,
    `${opens}(?:an? )?(?:(?!(?:I|we|you|he|she|they|my|our|his|her|their|the)\\b)[\\p{L}-]+ )?(?:plan|schedule|timetable|roadmap|checklist)(?: please)? (?:for|to)\\b|^(?:please |ok,? )?(?:plan|schedule|list):(?= \\d)`,
    `^(?:${numberWord}) (?:days?|evenings?|nights?|weeks?|weekends?|months?|fortnights?) (?:for|to) (?:get|gett|sort|clear|clean|finish|pack|do|mak|writ|paint|prepar|learn|fix|mov|sew|bak|mark|correct|read)\\p{L}*\\b`,
    `${opens}(?:plan|map out|split up|divide up|break down) (?:me |us |out )*(?:this|these|the|my|our|\\d+)\\b`,
  ].join('|'),
  'iu',
)
const text =
  '(?:tag ?lines?|slogans?|captions?|headlines?|jingles?|titles?|names?|puns?|hashtags?|ideas for (?:a )?(?:name|title)s?)'
const writing =
  '(?:cover letters?|letters?|e-?mails?|essays?|speech(?:es)?|toasts?|bios?|tweets?|posts?|adverts?|ads?|blurbs?|articles?|stor(?:y|ies)|texts?|messages?|repl(?:y|ies)|lyrics|verses?|reviews?|eulog(?:y|ies)|summar(?:y|ies)|cv|resume|reference)'
const writes = `${opens}(?:give|write|draft|compose|make|do|find|send|think up|come up with|think of|suggest|get)(?: (?:me|us))`
const toMe = (what: string): RegExp =>
  new RegExp(
    `${writes} (?:${numberWord}|some|the|my|few|a few|a couple of)?(?: [\\p{L}-]+){0,3}? ?${what}\\b|\\b(?:can|could|would|will) you (?:please )?(?:write|draft|compose|come up with|think of|suggest|give me|make)(?: me)? (?:${numberWord}|some|the|my|a few|a couple of)?(?: [\\p{L}-]+){0,3}? ?${what}\\b`,
    'iu',
  )
/** What is to be written for somebody, and what helps instead. */
const texts: readonly (readonly [RegExp, string])[] = [
  [
    toMe(text),
    'I cannot write for you; but put down five bad ones of your own, quickly, and keep the least bad to work on.',
  ],
  [
    toMe('recipes?'),
    'I cannot write for you, and I know no recipes; but note what is in the house already, and look one up for that.',
  ],
  [
    toMe(writing),
    'I cannot write for you; but put down the one sentence that it must not leave out, and build the rest around it.',
  ],
]

/** What no plan is made for here. */
const never =
  /\b(?:lose|losing|drop|shed|cut) (?:[\p{L}\d]+ ){0,3}\d{0,3}(?:weight|kilos?|kgs?|pounds|lbs|stone|fat)\b|\b(?:diet|fasting|starv\p{L}*|calori\p{L}*|purg\p{L}*|detox|revenge|get (?:back at|even with)|off my (?:meds|tablets|pills|medication)|taper\p{L}*|withdrawal|kill\p{L}*|kms|die|dying|goodbye|affairs in order|letters? (?:is|are|in)|own life|end (?:it|things)|funeral|suicid\p{L}*|drugs?|stalk\p{L}*|follow (?:him|her) home|hurt (?:him|her|them|myself))\b/iu
const hurts =
  /\b(?:hurts?|pains?|painful|injur\p{L}*|sprain\p{L}*|swollen|torn|dizzy|fever|surgery|operation)\b/iu

const clears =
  /\b(?:clean(?:ed|ing)?|clear(?:ed|ing|out)?|tid(?:y|ied|ying)|declutter\p{L}*|sort(?:ed|ing)?(?: out)?|empt(?:y|ied|ying)|pack(?:ed|ing)?|organi[sz]\p{L}+|unpack\p{L}*|hoover\p{L}*|scrub\p{L}*)\b/iu
const store =
  /\b(?:basement|cellar|attic|loft|garage|shed|storage|store ?room|box ?room|outhouse|barn|workshop|cupboards?|wardrobes?|closets?|drawers?)\b/iu
const trains =
  /\b(?:gym|train(?:ing)?|workouts?|exercis\p{L}*|fitness|run(?:ning)?|5k|10k|marathon|swim\p{L}*|cycl\p{L}*|lift\p{L}*|yoga|stretch\p{L}*|dumbbells?|learn\p{L}*|stud(?:y|ying)|practi[sc]\p{L}+|revis\p{L}+|language|spanish|french|german|italian|english|guitar|piano|violin|singing|drawing|chess|typing|coding)\b/iu
const papers =
  /\b(?:tax(?:es)?|tax return|paperwork|forms?|accounts|invoices?|receipts?|visa|passport|application|insurance|claim|pension|mortgage|bills?|budget|documents?|probate)\b/iu

const unit = '(?:hours?|hrs?|minutes?|mins?)'
const timeNamed = new RegExp(
  `\\b((?:half an|${numberWord}) ${unit})(?:(?: (?:a|an|each|every|per)) (night|day|evening|morning|afternoon|weekend))?\\b`,
  'iu',
)
const perWeek = new RegExp(
  `\\b(?:(${numberWord}) (?:days?|times?|nights?|evenings?|mornings?|sessions?|x)|(once|twice)) ?(?:a|per|each|every) week\\b`,
  'iu',
)

const notThings =
  '(?!days?\\b|nights?\\b|weeks?\\b|weekends?\\b|months?\\b|years?\\b|hours?\\b|hrs?\\b|minutes?\\b|mins?\\b|evenings?\\b|mornings?\\b|afternoons?\\b|times?\\b|kilos?\\b|kgs?\\b|pounds?\\b|dollars?\\b|euros?\\b|quid\\b|percent\\b|people\\b|guests?\\b|kids\\b|children\\b|friends\\b|men\\b|women\\b|boys\\b|girls\\b|dogs\\b|cats\\b|am\\b|pm\\b|or\\b|and\\b|of\\b|to\\b|by\\b|in\\b|until\\b|before\\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b)'
const counted = new RegExp(
  `(?<![\\p{L}\\d.,£$€:-])(?!an? )(${numberWord}) ((?:${notThings}[\\p{L}-]+ ){0,2}?${notThings}\\p{L}{2,}s)\\b(?! (?:a|per|each|every) )`,
  'iu',
)
const item =
  "(?:(?:the|my|a|an|some) )?[\\p{L}'’-]+(?: (?!by\\b|before\\b|until\\b|till\\b|on\\b|for\\b)[\\p{L}'’-]+){0,2}"
/** Three things or more with commas between them, to the end of a sentence, or to the day they are due. */
const listed = new RegExp(
  `(?:^|[.!?:;] |\\bfor )(${item}(?:, (?!and\\b|then\\b)${item}){1,7}(?:,? (?:and|then|&) ${item})?)(?= by\\b| before\\b| until\\b| till\\b|[.!?;]|$)`,
  'iu',
)
const notListed =
  /\b(?:I|i|you|we|he|she|it|they|me|please|is|are|was|have|has|make|give|can|plan|day|days|week|night|hours?|each|every)\b/u

const plainOf = (message: string): string => message.replaceAll('’', "'").replace(/\s+/g, ' ').trim()

/** True for a message that asks for a plan, or for a text, to be made. */
export function asksForPlan(message: string): boolean {
  const plain = plainOf(message)
  return asked.test(plain) || texts.some(([wanted]) => wanted.test(plain))
}

/** The first step of a plan that is asked for, by its kind and with the message's own numbers and days; null where none is asked for. */
export function askedPlan(message: string, today: Day): string | null {
  const plain = plainOf(message)
  if (never.test(plain)) return null
  const written = texts.find(([wanted]) => wanted.test(plain))?.[1]
  if (written) return written
  if (!asked.test(plain) || (hurts.test(plain) && trains.test(plain))) return null
  const left = daysLeft(plain, today)
  return shared(plain, left, today) ?? byKind(plain, left)
}

/** Several things over the days that are left. */
function shared(plain: string, left: number | null, today: Day): string | null {
  if (left === null) return null
  const names = listed.exec(plain)?.[1]?.split(/, (?:and |then |& )?| (?:and|then|&) /u) ?? []
  if (names.length > 2 && !names.some((name) => notListed.test(name))) {
    if (left === 1)
      return `All of it falls to today: ${lowered(names[0] ?? '')} first, and then look at the clock.`
    const days = names.map((_, at) => Math.floor((at * left) / names.length))
    const each = [...new Set(days)].map((ahead) => {
      const ofDay = names.filter((_, at) => days[at] === ahead).map(lowered)
      return `${ofDay.join(' and ')} ${dayInWords(today, ahead)}`
    })
    return `One at a time: ${each.join(', ')}.`
  }
  const [, count = '', things = ''] = counted.exec(plain) ?? []
  const number = count === '' ? 0 : numberOf(count)
  if (number < 2) return null
  if (left === 1)
    return `All ${inWords(number)} ${things} fall to today: do the first three, and then see how long one takes.`
  if (number < left)
    return `${capital(inWords(number))} ${things}, ${inWords(left)} days: one every ${everyOf(Math.floor(left / number))}, the first of them today.`
  return `${capital(inWords(number))} ${things}, ${inWords(left)} days with today: ${number % left === 0 ? '' : 'at most '}${inWords(Math.ceil(number / left))} a day.`
}

const everyOf = (days: number): string =>
  days === 1 ? 'day' : days === 2 ? 'other day' : `${inWords(days)} days`

const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

function byKind(plain: string, left: number | null): string {
  const [, time = '', each = ''] = timeNamed.exec(plain) ?? []
  const isOfNights = /night|evening/iu.test(each)
  const when = isOfNights ? 'tonight' : 'today'
  const long = time === '' ? 'twenty minutes' : time.toLowerCase()
  if (papers.test(plain)) {
    const end = left !== null && left > 2 ? ' Keep the last day free, for what turns out to be missing.' : ''
    return `Begin with the papers: ${when}, put all that it needs in one place, and write down what is missing.${end}`
  }
  if (trains.test(plain) && !clears.test(plain)) {
    if (/day|night|evening|morning/iu.test(each))
      return `Write down what the first three times are for, one line each, and keep each to ${long}.`
    const [, count = 'three', often] = perWeek.exec(plain) ?? []
    const times = often ? (/^o/iu.test(often) ? 1 : 2) : numberOf(count)
    return times === 1
      ? 'Put one short time into your calendar for the next seven days, and make it so easy that you are sure to do it.'
      : `Put ${inWords(times)} short times into your calendar for the next seven days, ${times < 4 ? 'a day between them' : 'one a day'}, and make the first so easy that you are sure to do it.`
  }
  if (/\bpack(?:ing)?\b/iu.test(plain))
    return `${capital(when)}: lay out only what cannot stay behind, and look at that before you add anything.`
  if (clears.test(plain)) {
    const whole =
      left !== null && left > 1 && each !== ''
        ? `That leaves ${inWords(left)} ${isOfNights ? 'evenings' : 'days'}: write one part of it beside each. `
        : ''
    return store.test(plain)
      ? `${whole}First what stands in the way of the door, then what is easy to part with, and last what holds memories. ${capital(when)}: the first box or corner, for ${long}.`
      : `${whole}${capital(when)}: one corner, for ${long}, and finish that before you look at the next.`
  }
  const last =
    left !== null && left > 1 ? `, with one of the ${inWords(left)} days that are left beside each` : ''
  return `Write down the three things it cannot do without${last}. ${capital(when)}: the smallest of them.`
}
