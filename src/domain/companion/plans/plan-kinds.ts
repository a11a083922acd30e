import { capital, inWords } from '#domain/text/number-words.ts'
import { numberOf, numberWord } from './days-left.ts'

const clears =
  /\b(?:clean(?:ed|ing)?|clear(?:ed|ing|out)?|tid(?:y|ied|ying)|declutter\p{L}*|sort(?:ed|ing)?(?: out)?|empt(?:y|ied|ying)|organi[sz]ing|turn(?:ed|ing)? out|unpack\p{L}*|hoover\p{L}*|scrub\p{L}*)\b/iu
const hurts =
  /\b(?:hurts?|pains?|painful|injur\p{L}*|sprain\p{L}*|swollen|torn|dizzy|fever|surgery|operation)\b/iu
const store =
  /\b(?:basement|cellar|attic|loft|garage|shed|storage|store ?room|box ?room|outhouse|barn|workshop)\b/iu
const shelves = /\b(?:cupboards?|wardrobes?|closets?|drawers?|shel(?:f|ves)|fridge|pantry|larder)\b/iu

const trains =
  /\b(?:gym|train(?:ing)?|workouts?|exercis\p{L}*|fitness|run(?:ning)?|5k|10k|marathon|swim\p{L}*|cycl\p{L}*|bicycle|bike|ride|lift\p{L}*|(?:get|getting|keep|keeping) fit|yoga|stretch\p{L}*|dumbbells?|learn\p{L}*|teach|stud(?:y|ying)|practi[sc]\p{L}+|revis\p{L}+|exams?|language|spanish|french|german|italian|english|guitar|piano|violin|singing|drawing|chess|typing|coding)\b/iu

/** What a plan has to keep to, as far as the message says it. */
export interface Limits {
  readonly plain: string
  /** Days that are left, with today; null where no day is named. */
  readonly left: number | null
  /** "today", "tonight", "tomorrow" or "on Saturday". */
  readonly when: string
  /** How long each time is, and what it is "a ..." of; empty where that is not said. */
  readonly long: string
  readonly each: string
}

/** What each kind of plan is known by, and its steps, one to three; the first that fits. */
const kinds: readonly (readonly [RegExp, (limits: Limits) => string])[] = [
  [/\b(?:what|which)\b[^.?!]{0,60} first(?: then)?(?=[?.!,]|$)/iu, ordered],
  [
    /\b(?:tax(?:es)?|tax return|paperwork|forms?|accounts|invoices?|receipts?|visa|passport|insurance claim|claim|pension|mortgage|bills?|budget|documents?|probate)\b/iu,
    ({ when }) =>
      `Begin with the papers: ${when}, put all that it needs in one place, and write down what is missing. Then ask for that, before you fill in a line.`,
  ],
  [
    /\b(?:wak(?:e|ing)|get(?:ting)?) (?:\p{L}+ )?up\b|\bearly riser\b|\bout of bed\b/iu,
    ({ plain }) =>
      `Begin in the evening: ${bedtime(plain)}, with all that you need laid out and one alarm out of reach. If that is far from how it is now, move it by a quarter of an hour a day.`,
  ],
  [
    /\b(?:feed(?:ing)?|cook(?:ing)?|dinner|supper|lunch|meals?|menu|roast|buffet|catering|barbecue|bbq)\b/iu,
    () =>
      'First the menu: one hot dish, and everything else cold or made the day before. Then one list for the shop. On the day itself, only what has to be hot.',
  ],
  [
    /\bmov(?:e|ing) (?:house|out|in|home|flat)\b|\b(?:house|flat) move\b|\b(?:the|our|my) move (?:to|out)\b/iu,
    () =>
      'First what has to be booked or told: the van, the keys, the meters. Then one room at a time, the least used first. Last, a bag for the first night.',
  ],
  [
    /\bpack(?:ing|ed)?\b|\bsuitcase\b/iu,
    ({ plain, when }) =>
      `${capital(when)}: lay out only what cannot stay behind, and ${/\b(?:kilos?|kgs?|pounds|lbs|weigh\p{L}*)\b/iu.test(plain) ? 'put that on the scales' : 'look at that'} before you add anything.`,
  ],
  [trains, trained],
  [clears, cleared],
  [store, cleared],
  [shelves, cleared],
  [
    /\b(?:interview|presentation|speech|toast|talk|meeting|conversation|audition|viva|win (?:him|her|them) (?:back|over)|(?:ask|tell)(?:ing)? (?!me\b|us\b|you\b)\p{L}+)\b/iu,
    () =>
      'First write down the one sentence that has to be said. Then say it aloud twice, alone. Last, the question that you would least like to be asked, and two lines of an answer.',
  ],
  [
    /\b(?:stop(?:ping)?|quit(?:ting)?|giv(?:e|ing) up|cut(?:ting)? (?:down|back|out))\b/iu,
    () =>
      'For three days only make a mark each time, with a word for what came just before. Then leave out the time that is easiest to miss. Put something else in its place before the next.',
  ],
  [
    /\b(?:sav(?:e|ing)|money|pay(?:ing)? off|debts?)\b/iu,
    ({ plain, left }) =>
      `${sumEach(plain, left)}Begin with what leaves your account every month: one line for each, and one of them that you would not miss.`,
  ],
  [
    /\b(?:essay|thesis|dissertation|report|novel|book|article|chapter|paper|writing)\b/iu,
    ({ when, long }) =>
      `${capital(when)}: five lines of what has to be in it, as rough as they come, and no more than ${long || 'twenty minutes'}. Then the part that you know best. The beginning comes last.`,
  ],
  [
    /\b(?:part(?:y|ies)|guests?|host(?:ing)?|wedding|birthday|christening|reunion|\d0th)\b(?<!get(?:ting)? through .{0,20})/iu,
    () =>
      'First settle who comes, and from when until when. Then the one thing that it would not be without. All the rest is what somebody could bring, or what nobody would miss.',
  ],
  [
    /\b(?:get(?:ting)? through|surviv\p{L}+|mak\p{L}+ it through)\b/iu,
    () =>
      'Settle three things before it begins: when it ends for you, whom you could step out to or ring in between, and one good thing right after it.',
  ],
  [
    /\b(?:trip|travel\p{L}*|journey|flights?|holidays?|visit|road ?trip)\b/iu,
    () =>
      'First what cannot be moved: the days, the tickets, the papers. Then where you sleep each night. The rest can be settled there.',
  ],
  [
    /\b(?:my|the|our|next|this|whole|an?) (?:first |last |quiet |free |long )?(?:day|week|weekend|month|year|evening|morning|summer|winter|spring|autumn|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?! (?:by|before))|\bprioriti[sz]e\b/iu,
    () =>
      'First put in what is fixed. Then the one thing that must not fall out. Leave a third of it empty, for what comes up.',
  ],
  [/\bfirst\b(?=[?.!,]|$)|\bwhere\b.{0,20}\b(?:start|begin)\b|\border\b/iu, ordered],
]

function ordered(): string {
  return 'First whatever can only be done today, or the rest has to wait for. Then what somebody else is waiting for. What only nags at you comes last.'
}

function trained({ plain, left, long, each }: Limits): string {
  if (/day|night|evening|morning/iu.test(each))
    return `Write down what the first three times are for, one line each, and keep each to ${long}.`
  const [, count = 'three', often] = perWeek.exec(plain) ?? []
  const times = often ? (/^o/iu.test(often) ? 1 : 2) : numberOf(count)
  const weeks = left === null || left < 7 ? 1 : Math.floor(left / 7)
  const days = left !== null && left < 7 ? left : 7
  const short = long === '' ? 'short times' : `times of ${long}`
  const busy = [...new Set(plain.toLowerCase().match(/\b(?:sleep|shift|work|school|lectures?)\b/g) ?? [])]
  const at = busy.length > 1 ? `, at an hour that is neither ${busy[0]} nor ${busy[1]}` : ''
  if (times === 1)
    return `Put one ${short.replace('times', 'time')} into your calendar for the next seven days${at}, and make it so easy that you are sure to do it.`
  const sum = weeks > 1 ? `: ${inWords(times * weeks)} in ${inWords(weeks)} weeks` : ''
  return `Put ${inWords(Math.min(times, days))} ${short} ${weeks > 1 ? 'a week into your calendar' : `into your calendar for the next ${inWords(days)} days`}${times < 4 && days === 7 ? ', a day between them' : ''}${at}${sum}. Make the first so easy that you are sure to do it, and begin each with what you could do the last time.`
}

function cleared({ plain, left, when, long, each }: Limits): string {
  const isOfNights = /night|evening/iu.test(each)
  const whole =
    left !== null && left > 1 && each !== ''
      ? `That leaves ${inWords(left)} ${isOfNights ? 'evenings' : 'days'}: write one part of it beside each. `
      : ''
  const time = long || 'twenty minutes'
  if (shelves.test(plain))
    return `${whole}Begin with the top shelf or drawer: everything out, and only what is used goes back. The next one waits until that is done.`
  return store.test(plain)
    ? `${whole}First what stands in the way of the door, then what is easy to part with, and last what holds memories. ${capital(when)}: the first box or corner, for ${time}.`
    : `${whole}${capital(when)}: one corner, for ${time}, and finish that before you look at the next.`
}

const hoursOfSleep = 7.5
/** "lights out by 10 in the evening", seven hours and a half before the time that is named. */
function bedtime(plain: string): string {
  const [, hour = '', minute = '0'] =
    /\b(\d{1,2})(?:[.:](\d{2}))?(?! ?(?:pm|hours?|minutes?|days?))/iu.exec(plain) ?? []
  if (hour === '' || Number(hour) > 11) return 'one time for lights out, and nothing else changed yet'
  const asleep = (Number(hour) + Number(minute) / 60 + 24 - hoursOfSleep) % 12 || 12
  const minutes = Math.round((asleep % 1) * 60)
  return `lights out by ${Math.floor(asleep)}${minutes > 0 ? `.${String(minutes).padStart(2, '0')}` : ''}`
}

/** "That is 25 a week. ", of a sum that is named and the weeks that are left. */
function sumEach(plain: string, left: number | null): string {
  const [, sum = ''] =
    /(?<![\d.,])[£$€₦₹]? ?(\d{2,6}|\d{1,3},\d{3})(?![\d.,]*(?:st|nd|rd|th|%| ?(?:days?|weeks?|months?|years?|am|pm)))/iu.exec(
      plain,
    ) ?? []
  const weeks = Math.floor((left ?? 0) / 7)
  if (sum === '' || weeks < 2) return ''
  return `That is about ${Math.ceil(Number(sum.replace(',', '')) / weeks)} a week. `
}

const perWeek = new RegExp(
  `\\b(?:(${numberWord}) (?:days?|times?|nights?|evenings?|mornings?|sessions?|x)|(once|twice)) ?(?:a|per|each|every) week\\b`,
  'iu',
)
const bare =
  /\b(?:can|could|would|you|please|pls|ok|help|me|us|i|need|want|make|give|draw|up|set|out|write|just|an?|the|some|my|one|two|three|four|five|plan|steps?|list|schedule|routine|it|this|that|for|to|do)\b|[^\p{L}\d ]/giu
/** Said where no steps of a kind are known. */
export const cannotPlan = 'I cannot work that out for you: I know your pages, and nothing else.'

/** The steps of a plan by its kind, which the words that tell what it is `of` say; a question where it cannot know what it is for, and null for a training that hurts. */
export function stepsFor(limits: Limits, of = limits.plain): string | null {
  const { plain } = limits
  if (hurts.test(plain) && trains.test(plain)) return null
  const kind = kinds.find(([pattern]) => pattern.test(of))
  if (kind) return kind[1](limits)
  if (plain.replace(bare, '').trim() === '') return 'What is it for, and by when does it have to be done?'
  return cannotPlan
}

const ends = '(?=[.,;:!?]|$| (?:and|but|by|before|until|please|pls|because|so)\\b)'
const part =
  'knees?|back|hips?|ankles?|shoulders?|wrists?|foot|feet|hands?|elbows?|neck|leg|heart|lungs?|asthma'
const ofBody = new RegExp(
  `\\b(?:(?:bad|dodgy|gammy|sore|stiff|weak|poor|crook|wonky|ropey) (${part})|(?:constraints?|limits?|mind|watch)(?: my)?:? (${part}))\\b`,
  'iu',
)
const spending =
  /\b(?:without (?:spending|buying|paying)\b.*|on no money|no (?:money|budget)|for free|for nothing)\b/iu
const leftOut = new RegExp(
  `\\b((?:without|with no|(?<=\\b(?:and|with|but|,) ?)no) [\\p{L}\\d' -]{3,40}?)${ends}`,
  'iu',
)
const span = `(?:days?|nights?|weeks?|weekends?|months?|evenings?|mornings?|times?|hours?|hrs?|minutes?|mins?|fortnights?|years?)`
const atHand = new RegExp(
  `\\b(?:with (?=one\\b|only\\b|just\\b)|have only |only have |only got |just have |have just )(?:only |just )?((?:an?|one|two|three|\\d+) (?!(?:\\p{L}+ )?${span}\\b)[\\p{L}' -]{3,40}?)(?=[.,;:!?]|$| (?:but|by|before|until|please|because|so|in|on|for)\\b)`,
  'iu',
)

/** What else it must keep to, said as it was said; empty where nothing is. */
export function keptTo({ plain, left }: Limits, steps: string): string {
  const [, bad, named] = ofBody.exec(plain) ?? []
  const body = (bad ?? named)?.toLowerCase()
  if (body)
    return ` Keep to what the ${body} allows, stop where it hurts, and ask a doctor or a physio before you do more.`
  if (spending.test(plain)) return ' Leave out whatever costs money, or ask who could lend it.'
  const [, out] = leftOut.exec(plain) ?? []
  if (out) return ` Hold each step against that “${out}”: what breaks it goes.`
  const [, with_] = atHand.exec(plain) ?? []
  if (with_) return ` Keep to what “${with_}” allows.`
  return left !== null && left > 2 && left < 60 && !/ weeks?\b|That leaves/u.test(steps)
    ? ` ${capital(inWords(left))} days are left with today: keep the last one free.`
    : ''
}
