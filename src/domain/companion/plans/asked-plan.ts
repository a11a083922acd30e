import { capital, inWords } from '#domain/text/number-words.ts'
import type { Day } from '#domain/time/day.ts'
import { inPlainEnglish } from '../retrieval/plain-english.ts'
import { dayInWords, daysLeft, numberOf, numberWord } from './days-left.ts'

const opens =
  "(?:^|[.!?:] |, (?:and )?(?=kindly|please|can you|could you|how (?:will|do|can|should)))(?:(?:ok(?:ay)?|right(?:o| then)?|kindly|gonna(?:e)?|so|well|hi|hey|hello|please|now|just|then|and|can you|could you|would you|will you|would you mind|i (?:want|need) you to|i'd like you to|go on),? )*"
const planned =
  '(?:plan|order|way|schedule|timetable|routine|program(?:me)?|roadmap|road map|sequence|system|rota|checklist|list|breakdown|strategy|steps)'
const makes =
  '(?:make|create|prepare|give|draw|lay|set|work|put together|map|build|sketch|write|plan|find|need|suggest|come up with|help (?:me|us) (?:to )?(?:make|with|build|draw up))'
/** A plan that is asked for. */
const asked = new RegExp(
  [
    `${opens}${makes}(?: (?:me|us|up|out|together|down))*(?: \\p{L}+'s)? (?:(?:the|some|${numberWord}) |(?=(?:order|plan|list|schedule)\\b))(?:[\\p{L}\\d-]+ ){0,4}?${planned}\\b`,
    `${opens}i(?:'d| would)? (?:just |really )?(?:need|want|like|love) (?:an? |some )?(?:[\\p{L}-]+ ){0,3}?(?:plan|schedule|timetable|routine|roadmap|rota|checklist)\\b`,
    `${opens}(?:an? )?(?:(?!(?:I|we|you|he|she|they|my|our|his|her|their|the)\\b)[\\p{L}-]+ )?(?:plan|schedule|timetable|roadmap|checklist)(?: please)? (?:for|to)\\b|^(?:${numberWord}) steps (?:to|for)\\b|${opens}(?:(?:schedule|list):(?= \\d)|plan:)|(?:^|[.!?] )plan(?:\\?|,? (?:please|pls))\\W*$|^(?:${numberWord}) (?:things|ways|ideas) (?:I|to|for)\\b`,
    `^(?:${numberWord}) (?:days?|evenings?|nights?|weeks?|weekends?|months?|fortnights?) (?:for|to) (?:get|gett|sort|clear|clean|finish|pack|do|mak|writ|paint|prepar|learn|fix|mov|sew|bak|mark|correct|read)\\p{L}*\\b`,
    `${opens}${makes}(?: (?:me|us|up|out))* (?:an?|the|my) (?:\\p{L}+ )?(?:day|evening|week|weekend|fortnight|month|year)(?= (?:for|to|so|that|around)\\b)`,
    `${opens}(?:plan|map out|split up|divide up|break down|arrange|organi[sz]e|schedule|prioriti[sz]e) (?:me |us |out |for (?:me|us) )*(?:["“'‘]|this|these|the|my|our|how|what|(?<=(?:me|us) )an?|\\d+)\\b`,
    `^(?:please |can you )?plan an?\\b|${opens}(?:plan|arrange|organi[sz]e|schedule) [^.?!]{2,60} for (?:me|us)\\b|${opens}(?:break|split|divide) (?:this|it|that|these) (?:all )?(?:down|up|out)\\b`,
    `(?:(?:^|[.!?:;,] )(?:(?:please|so|and|can you|could you|will you|would you),? )*|${opens})help (?:me|us)(?: to)? (?:pack|clear|clean|sort|finish|get [^?.!]{1,60} (?:done|ready|finished|sorted)|plan|organi[sz]e|arrange|schedule|structure|divide|prioriti[sz]e|tackle|prepare|list|work (?:backwards|(?:out|through)(?= (?:how|what|when|an?|the)\\b))|figure out (?:how|what|when)|break down|get (?:ready|started|organi[sz]ed))\\b`,
    `${opens}how (?:do|can|could|should|shall|will|am|are) (?:I|we|i)(?: (?:going|supposed|meant|gonna)(?: to)?)?(?: (?:best|even|ever|possibly|realistically))? (?:tackle|prepare|get ready|get started|go about|fit|plan|organi[sz]e|(?:start|begin)(?=[?.!,]|$| with\\b| \\p{L}+ing\\b)|(?:get|have) [^?.!]{1,60} (?:done|finished|ready|sorted|packed|cleared|clean|in)\\b)`,
    `${opens}(?:what|which)(?:'s)?(?: (?!did|was|were|came|had|said|wrote)\\p{L}+){0,5} first(?: then)?(?=[?.!,]|$)|${opens}where (?:do|should|shall|would|to) ?(?:I |we |i )?(?:even |best )?(?:start|begin)\\b|${opens}in (?:what|which) order\\b`,
  ].join('|'),
  'iu',
)
/** What no plan is made for here, and what a doctor may plan. */
const never =
  /\bwithout (?:him|her|them|you)\b|\bthrough (?:the (?:night|day)|tonight|today|this|it|another (?:day|night|week))(?=[?.!]|$)|\b(?:revenge|get (?:back at|even with)|kill\p{L}*|kms|die|dying|goodbye|affairs in order|letters? (?:is|are|in)|own life|end (?:it|things)|suicid\p{L}*|stalk\p{L}*|follow (?:him|her) home|hurt (?:him|her|them|myself))\b/iu
const medical =
  /\b(?:lose|losing|drop|shed|cut) (?:[\p{L}\d]+ ){0,3}\d{0,3}(?:weight|kilos?|kgs?|pounds|lbs|stone|fat)\b|\b(?:diet|fasting|starv\p{L}*|calori\p{L}*|purg\p{L}*|detox|off my (?:meds|tablets|pills|medication)|taper\p{L}*|withdrawal|drugs?)\b/iu

const notThings =
  '(?!(?:(?:day|night|week|weekend|month|year|hour|hr|minute|min|evening|morning|afternoon|time|kilo|kg|pound|dollar|euro|guest|friend|dog|cat|step|idea|thing|way)s?|quid|percent|people|kids|children|men|women|boys|girls|[ap]m|or|and|of|to|by|in|until|before|(?:januar|februar|ma|jul)y|march|april|june|august|(?:septem|octo|novem|decem)ber)\\b)'
const counted = new RegExp(
  `(?<![\\p{L}\\d.,£$€:-])(?!an? )(${numberWord}) ((?:${notThings}[\\p{L}-]+ ){0,2}?${notThings}\\p{L}{2,}s)\\b(?! (?:a|per|each|every) )`,
  'iu',
)
const item =
  "(?!(?:I|we|please|help|can|could)\\b)(?:(?:the|my|a|an|some) )?[\\p{L}\\d'’/-]+(?: (?!(?:by|before|until|till|on)\\b|for (?:\\p{L}+day|tomorrow|tonight|next|this|the|an?|\\d))[\\p{L}\\d'’/-]+){0,4}"
/** Three things or more with commas between them, to the end of a sentence, or to the day they are due. */
const listed = new RegExp(
  `(?:^|[.!?:;] |\\b(?:for|to) )(${item}(?:, (?!and\\b|then\\b)${item}){1,7}(?:,? (?:and|then|&) ${item})?)(?= by\\b| before\\b| until\\b| till\\b|[.!?;]|$)`,
  'iu',
)
const notListed =
  /\b(?:I|i|you|we|us|he|she|it|they|me|please|is|are|was|have|has|make|give|can|plan|day|days|week|night|hours?|each|every)\b/u

/** "Two nights, one baby, no roof box": what there is, and not what is to be done. */
const isAmount = new RegExp(`^(?!an? )(?:no|${numberWord}|\\d+) `, 'iu')

const plainOf = (message: string): string =>
  inPlainEnglish(message).replaceAll('’', "'").replace(/\s+/g, ' ').replace(/\bu\b/g, 'you').trim()

/** True for a message that asks for a plan to be made. */
export const asksForPlan = (message: string): boolean => asked.test(plainOf(message))

const bare =
  /\b(?:can|could|would|you|please|pls|ok|help|me|us|i|need|want|make|give|draw|up|set|out|write|just|an?|the|some|my|one|two|three|four|five|plan|steps?|list|schedule|routine|it|this|that|for|to|do)\b|[^\p{L}\d ]/giu
/** Said where a message names nothing that could be divided. */
const cannotPlan =
  'I do not know how that is done. Write “plan:”, then its parts and the day it is due, and I can spread them out.'
const forDoctors = 'That I cannot plan. A doctor can.'
export const isRefused = (plan: string): boolean => plan === cannotPlan || plan === forDoctors

/** What a message itself names, divided over its own hours or days, where a plan is asked for, by its words or (`isMeant`) by its meaning; the one question that it needs, or that nothing can be planned; null where none is asked for, and where by its meaning alone one is and nothing is named. */
export function askedPlan(message: string, today: Day, isMeant = false): string | null {
  const plain = plainOf(message)
  if (never.test(plain) || !(isMeant || asked.test(plain))) return null
  if (medical.test(plain)) return forDoctors
  const divided = inTurn(plain, dayToDoIt(plain)) ?? shared(plain, daysLeft(plain, today), today)
  if (divided || /^plan:/i.test(plain)) return divided
  if (plain.replace(bare, '').trim() === '') return 'What is it for, and by when does it have to be done?'
  return asked.test(plain) ? cannotPlan : null
}

const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const dayNamed = new RegExp(
  `(?<!\\b(?:(?:by|before|until|till|til|due|due on|ready for|in time for)(?: next| this)?|since|last|every|losing an?|without an?) )\\b(tonight|tomorrow|(?:(on|for|this|next) )?${weekdays})\\b(?! (?:I|we) (?:have|am|work)\\b)`,
  'iu',
)

/** The day on which it is to be done, as it is said: "tomorrow", "on Saturday"; null where none is named, or only the one by which. */
function dayToDoIt(plain: string): string | null {
  const [, day = ''] = dayNamed.exec(plain) ?? []
  if (day === '') return null
  if (/^to/iu.test(day)) return day.toLowerCase()
  const name = capital(day.split(' ').at(-1)?.toLowerCase() ?? '')
  return /^next/iu.test(day) ? `next ${name}` : `on ${name}`
}

/** Things that are named, in their order on the day that is named. */
function inTurn(plain: string, day: string | null): string | null {
  const names = namesIn(plain)
  return day && names.length > 2
    ? `${capital(day)}, in this order: ${names.join(', ')}. Whatever may fall out comes last.`
    : null
}

function namesIn(plain: string): string[] {
  const names = listed.exec(plain)?.[1]?.split(/, (?:and |then |& )?| (?:and|then|&) /u) ?? []
  return names.some((name) => notListed.test(name) || isAmount.test(name)) ? [] : names
}

const busyOn = new RegExp(`\\bon (${weekdays}) (?:I|we)(?:'ve| have|'m| am| work)\\b`, 'iu')

/** Several things over the days that are left, without one on which they have something else, or one a day where none is named. */
function shared(plain: string, whole: number | null, today: Day): string | null {
  const names = namesIn(plain)
  const [, busy] = busyOn.exec(plain) ?? []
  const left = Math.max(1, (whole ?? names.length) - (busy && whole ? 1 : 0))
  if (names.length > 2) {
    if (left === 1)
      return `All of it falls to today: ${lowered(names[0] ?? '')} first, and then look at the clock.`
    const aheadOf = names.map((_, at) => Math.floor((at * left) / names.length))
    const each = [...new Set(aheadOf)].map((ahead) => {
      const ofDay = names.filter((_, at) => aheadOf[at] === ahead).map(lowered)
      return `${ofDay.join(' and ')} ${dayInWords(today, ahead)}`
    })
    return `One at a time: ${each.join(', ')}.`
  }
  const [, count = '', things = ''] = counted.exec(plain) ?? []
  const number = count === '' ? 0 : numberOf(count)
  const [, times = '', time = ''] = timesNamed.exec(plain) ?? []
  const most = numberOf(times)
  if (time !== '' && number > 1 && number >= most)
    return `${capital(inWords(number))} ${things}, ${inWords(most)} ${time}s: ${number % most === 0 ? '' : 'at most '}${inWords(Math.ceil(number / most))} ${time === 'evening' || time === 'afternoon' ? 'an' : 'a'} ${time}.`
  if (whole === null || number < 2) return null
  if (left === 1)
    return `All ${inWords(number)} ${things} fall to today: do the first three, and then see how long one takes.`
  if (number < left)
    return `${capital(inWords(number))} ${things}, ${inWords(left)} days: one every ${everyOf(Math.floor(left / number))}, the first of them today.`
  return `${capital(inWords(number))} ${things}, ${inWords(left)} days with today${busy ? ` and without ${capital(busy.toLowerCase())}` : ''}: ${number % left === 0 ? '' : 'at most '}${inWords(Math.ceil(number / left))} a day.`
}

/** Times that are no whole days, as many as are named. */
const timesNamed = new RegExp(
  `\\b(?:in|within|over|for) (?:the next )?(${numberWord}) (weekend|evening|night|morning|afternoon)s?\\b`,
  'iu',
)

const everyOf = (days: number): string =>
  days === 1 ? 'day' : days === 2 ? 'other day' : `${inWords(days)} days`

const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
