import type { QueryTerm, SearchIndex } from '#domain/search/search-index.ts'
import { nearKeys, tellingWords, wordKey } from '#domain/search/word-keys.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf, weekdayOf } from '#domain/time/day-number.ts'
import { isGrave } from '../moves/grave.ts'
import { toneOf } from '../replies/tone.ts'
import { isEvidence, type Said } from './line-worth.ts'
import { isRule, ruleItself } from './own-rule.ts'
import { statementsIn } from './statements.ts'

const sharpShare = 1.6

interface Topic {
  readonly keys: ReadonlySet<string>
  /** The same in more than one word, or in figures. */
  readonly phrase: RegExp | null
  /** What it counts for that both are about it: most of what is plain is about work, telephones and hours, and little about betting. */
  readonly share: number
}

const topic = (words: string, phrase: RegExp | null = null, share = 1): Topic => ({
  keys: new Set(words.split(' ').map(wordKey)),
  ...{ phrase, share },
})
/** One that is told apart by a word. */
const sharp = (words: string, phrase: RegExp | null = null): Topic => topic(words, phrase, sharpShare)

const length = String.raw`(?! (?:\p{L}+ )?(?:kilos?|pounds?|euros?|minutes?|mins?|weeks?|months?|years?|days?|hours?|hrs?|people)\b)`
const ofDay = '(?:one|two|three|four|five|six|noon|[1-6])'
const ofNight = '(?:seven|eight|nine|ten|eleven|twelve|midnight|dark|bedtime|[7-9]|1[0-2]|2[0-3])'
const at = '(?:after|past|half|at|about|gone|till|til|until|around|before|by|nearly|almost|from)'
const night = topic(
  'night midnight dark late evening bedtime tonight insomnia dusk',
  new RegExp(
    String.raw`\b(?:1[7-9]|2[0-3]|0?[0-5])[:.]\d\d\b|\b1[0-2][:.]\d\d\b|\b${at} (?:half )?(?:past )?${ofNight}\b${length}|\b(?:[1-4]|[7-9]|1[0-2]) ?(?:am|pm)\b|\b(?:one|two|three|four) this morning\b|\b(?:nearly|gone|almost) (?:half )?(?:past )?(?:one|two|three|four)\b|\bhome at (?:half )?(?:past )?(?:one|two|three|four)\b`,
    'iu',
  ),
)
/** Any hour that is told. */
const hours = topic(
  'night midnight dark late evening bedtime tonight dusk sunset dawn afternoon morning early dinner supper lunch breakfast',
  new RegExp(
    String.raw`\b\d{1,2}[:.]\d\d\b|\b${at} (?:half )?(?:past )?(?:${ofDay}|${ofNight})\b${length}|\bo['’]?clock\b|\b(?:[1-9]|1[0-2]) ?(?:am|pm)\b`,
    'iu',
  ),
)
const bed = topic('bed bedroom pillow duvet mattress asleep bedside')
const wheel = topic(
  'drive driving car road highway motorway wheel motorbike scooter licence driver',
  /\bgrabbed the keys\b|\b(?:at|on|through) (?:the|a) (?:lights|red)\b|\b(?:took|take|in) (?:the|my) (?:van|truck)\b/i,
)
const drunk = sharp(
  'drink beer wine whisky vodka pub pint glass bar sober alcohol bottle gin rum cider cocktail tipsy prosecco champagne lager ale shots tequila hangover',
)
const kin = topic('family relative relatives cousin brother sister uncle aunt nephew niece')
/** They join nothing by themselves. */
const circumstances: ReadonlySet<Topic> = new Set([night, bed, kin])
/** When a rule holds: a message has to tell of it, too. */
const conditions: readonly { readonly of: Topic; readonly rule: RegExp }[] = [
  {
    of: night,
    rule: new RegExp(
      String.raw`\b(?:after|past|from|by|till|until|at) (?:the )?(?:half )?(?:past )?(?:${ofNight}|nights?|evening|2\d)\b${length}|\bmidnight\b`,
      'iu',
    ),
  },
  {
    of: hours,
    rule: new RegExp(
      String.raw`\b(?:after|past|from|by|till|until|before) (?:half )?(?:past )?(?:${ofDay}|${ofNight})\b${length}`,
      'iu',
    ),
  },
  { of: bed, rule: /\bin (?:the |my )?bed(?:room)?\b/i },
  { of: wheel, rule: /\b(?:while|when) (?:i am |i'm |i’m )?(?:driving|at the wheel)\b|\bat the wheel\b/i },
  {
    of: drunk,
    rule: /\b(?:when|while|after) (?:i am |i'm |i’m |i have )?(?:drunk|drinking|been drinking)\b/i,
  },
]

/** What rules are about, in the words of a rule and of a message that may break it. */
const topics: readonly Topic[] = [
  night,
  bed,
  wheel,
  drunk,
  sharp('kilo kilos kg stone lift carry hoist haul beam sack rack crate heavy load piano furniture'),
  topic(
    'money pay paid account purse deposit cash bank invest insurance credit naira peso fiver tenner quid savings wage paycheck tuition fee loan lend borrow debt owe',
    /[£$€₹₦]\s?\d|\b\d{3,} (?:pounds|euros|dollars|quid|pesos|naira)\b|\b\d+k\b|\bon (?:credit|tick)\b/i,
  ),
  sharp(
    'loan lend borrow debt owe wired lending',
    /\b(?:give|giv\w+|pay|pays|comes|have) (?:it|them|me|that) back\b|\bit (?:comes|will come) back\b|\bthe lend of\b|\bon (?:credit|tick)\b/i,
  ),
  topic('phone text message call ring dm reply replied texted screen whatsapp texting scroll chat'),
  topic('mail email inbox message'),
  sharp('sugar sweet sweets chocolate doughnut donut biscuit cake dessert cookie pastry candy crisps'),
  sharp(
    'takeaway takeout delivery doordash deliveroo ubereats pizza food delivered burger kebab chippy',
    /\bpad thai\b/i,
  ),
  sharp('bacon butty butties sausage fry fried salt salty chips pie crisps cheese butter lard cholesterol'),
  topic(
    'walk run gym exercise jog stretch physio',
    /\bnot been (?:out|further)\b|\b(?:not|n['’]?t) (?:left|moved from|got off) the (?:house|flat|sofa|couch|chair)\b/i,
  ),
  sharp('sign signed signature contract', /\bput my name\b|\bmy name to\b/i),
  topic(
    'agree accept volunteer commit order commission',
    /\b(?:say|said|saying) yes\b|\btake (?:all of it|it all|it on|them on|on)\b|\bsign(?:ed)? (?:up|on)\b/i,
  ),
  topic('client customer work overtime shift meeting job boss order deadline office rota overtime staffed'),
  sharp(
    'shout yell roar scream snap temper shouted annoyed impatient patient hurry slow bark',
    /\bbit .{2,20} head off\b|\blos[et] (?:it|my (?:temper|rag|patience))\b|\braised my voice\b|\bfor (?:god|christ|fuck|goodness|heaven|pity)['’]?s sake\b|\bhurry up\b/i,
  ),
  sharp(
    'decision decide resign quit sell',
    /\bmade up my mind\b|\bmy (?:own )?mind\b|\bthat is that\b|\bthat['’]s that\b|\bbe done with it\b|\bhand(?:ing|ed)? in my notice\b/i,
  ),
  topic('cry tear weep sob floods'),
  sharp('coffee espresso caffeine latte cappuccino'),
  sharp('ladder steps climb roof gutter'),
  sharp('weigh scales weight calorie diet', /\bgot on the scales\b/i),
  sharp('smoke cigarette fag vape tobacco'),
  sharp('bet gamble casino lottery slots bookies odds horse flutter racing punt stake'),
  topic('machine drill tool shed rip sander mower workshop'),
  topic('price offer number quote discount lower'),
  topic('church sunday mass chapel sabbath', /\blord['’]s day\b/i),
  topic('read story book bedtime tablet'),
  topic('post job role position'),
  topic('exam board revision review test study degree resit certificate course lesson'),
  sharp(
    'swipe marry marriage alliance groom bride horoscope biodata proposal engaged match suitor',
    /\b(?:blind|first|second) dates?\b|\bdating\b|\btinder\b|\bset me up\b/i,
  ),
  topic('wait late', /\brunning (?:late|behind)\b|\bany minute\b|\b\d+ min(?:ute)?s?\b|\bstood me up\b/i),
  topic('advice advise fix solve suggest list'),
  kin,
  topic('party guest feast celebrate host invite'),
]

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const dayNamed = /\b(sun|mon|tues|wednes|thurs|fri|satur)days?\b(?! only)|\blord['’]s day\b|\bsabbath\b/gi

/** The weekdays that a text names; a weekend is two of them. */
function daysNamed(text: string): ReadonlySet<string> {
  const named = new Set(
    Array.from(text.matchAll(dayNamed), ([, start]) => (start ? `${start.toLowerCase()}day` : 'sunday')),
  )
  if (/\bweekends?\b/i.test(text)) for (const day of ['saturday', 'sunday']) named.add(day)
  if (/\b(?:church|mass|chapel)\b/i.test(text)) named.add('sunday')
  return named
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = `((?:${months.join('|')})\\p{L}*)`
const monthsNamed = new RegExp(
  String.raw`\b(?:between|from) (?:the )?(?:\p{L}+ of )?${month} (?:and|to|till|until) (?:the )?(?:\p{L}+ of )?${month}\b`,
  'iu',
)

/** False for a rule of some months of the year outside of them. */
function isInItsMonths(rule: string, today: Day | undefined): boolean {
  const [, from, to] = monthsNamed.exec(rule) ?? []
  if (!from || !to || today === undefined) return true
  const [first, last] = [from, to].map((one) => months.indexOf(one.slice(0, 3).toLowerCase()))
  const now = Number(today.slice(5, 7)) - 1
  if (first === undefined || last === undefined) return true
  return first <= last ? now >= first && now <= last : now >= first || now <= last
}

/** Whether what a rule names as its day, hour or place is told in the message, or is today. */
function holds(rule: string, { text, keys, days }: Told, today: Day | undefined): boolean {
  const itsDays = daysNamed(rule)
  const isItsDay =
    itsDays.size === 0 ||
    [...itsDays].some((day) => days.has(day)) ||
    (days.size === 0 && today !== undefined && itsDays.has(weekdays[weekdayOf(dayNumberOf(today))] ?? ''))
  return (
    isItsDay &&
    isInItsMonths(rule, today) &&
    conditions.every(({ of, rule: named }) => !named.test(rule) || isAbout(of, text, keys))
  )
}

const most = 3
/** What an everyday word counts for that both have, and one that people use for the same. */
const share = { evidence: 1, plain: 0.7, everyday: 0.35, near: 0.4, day: 1 } as const

const isAbout = ({ phrase, keys: ofTopic }: Topic, text: string, keys: ReadonlySet<string>): boolean =>
  [...keys].some((key) => ofTopic.has(key)) || phrase?.test(text) === true

const topicsOf = (text: string, keys: ReadonlySet<string>): Topic[] =>
  topics.filter((one) => isAbout(one, text, keys))

/** Verbs of every day: that a rule has one of them, too, says nothing. */
const everydayKeys = new Set(
  'wait see look say tell ask know think want let keep find try use call go come get take give make put need mean feel leave stay turn start stop help show bring hold set'
    .split(' ')
    .map(wordKey),
)

const keysIn = (text: string): Set<string> => new Set(tellingWords(text).map(({ stem }) => stem))

const hail =
  /^(?:good (?:morning|evening|afternoon|day|night)|hi|hello|hey|thanks?|thank you|cheers|evening|morning)\b/i
const isCheer = /!!/
const fewestWords = 5

/** What a message tells that rules are held against. */
export interface Told {
  readonly text: string
  readonly keys: ReadonlySet<string>
  /** Those of its terms that stand in what is told, and how much a rule that has one, too, is joined by it. */
  readonly terms: readonly { readonly stem: string; readonly kind: 'evidence' | 'plain' | 'everyday' }[]
  readonly topics: readonly Topic[]
  /** Weekdays. */
  readonly days: ReadonlySet<string>
}

const kindOf = (term: QueryTerm): Told['terms'][number]['kind'] =>
  !term.isStrong || everydayKeys.has(term.stem) ? 'everyday' : isEvidence(term) ? 'evidence' : 'plain'

/** Null where no rule may be held against a message: nothing is told, or it is a cheer or too heavy. */
export function toldOf(said: Said): Told | null {
  const text = toldIn(said.text)
  if (text === '' || isCheer.test(said.text) || isTooHeavy(said.text)) return null
  const keys = keysIn(text)
  const terms = said.terms.flatMap((term) =>
    keys.has(term.stem) ? { stem: term.stem, kind: kindOf(term) } : [],
  )
  return { text, keys, terms, topics: topicsOf(text, keys), days: daysNamed(text) }
}

/** No question, no greeting, and nothing of a few words. */
function toldIn(text: string): string {
  const told = statementsIn(text).filter(
    ({ text: one }) => !one.trim().endsWith('?') && !hail.test(one.trim()),
  )
  const all = told.map(({ text: one }) => one).join(' ')
  return all.split(/\s+/).length < fewestWords ? '' : all
}

/** Somebody else's tears, and "dead" said of anything: no reason to hold a rule back. */
const notOnesOwn =
  /\b(?!I\b)(?:she|he|they|\p{Lu}\p{Ll}+|(?:my|our|the) \p{L}+)(?: (?!I\b)\p{L}+){0,2},? (?:crying|cried|in (?:tears|floods)|wept|weeping|sobbing)\b|\bdead (?:asleep|on my feet|beat|tired|sure|keen|set|serious)\b/gu

/** Whether what is said is too heavy for a rule to be held against it. */
function isTooHeavy(text: string): boolean {
  const plain = text.replace(notOnesOwn, '')
  return isGrave(plain) || toneOf(plain) === 'heavy'
}

/** False for a line that nothing would join to the message, were it a rule: nobody has to know whether it is one. */
export function mayTie({ terms, topics: told }: Told, line: string, stems: ReadonlySet<string>): boolean {
  const shared = terms.filter(({ stem, kind }) => kind !== 'everyday' && stems.has(stem))
  if (shared.length > 1 || shared[0]?.kind === 'evidence') return true
  return told.some((one) => !circumstances.has(one) && isAbout(one, line, stems))
}

/** What joins a rule and a message: telling words, words for the same, and what both are about, 3 at most; null where it does not hold now. */
export function rulesTies(told: Told, quote: string, today?: Day): number | null {
  const rule = statementsIn(quote)
    .flatMap(({ text }) => (isRule(text) ? ruleItself(text) : []))
    .join(' ')
  const keys = keysIn(rule)
  if (!holds(rule, told, today)) return null
  const of = { evidence: 0, plain: 0, everyday: 0, near: 0 }
  for (const { stem, kind } of told.terms) {
    if (keys.has(stem)) of[kind] += share[kind]
    else if ([...nearKeys(stem)].some((near) => keys.has(near) && !night.keys.has(near)))
      of.near += share.near
  }
  const about = told.topics.filter((one) => isAbout(one, rule, keys))
  const worth = (some: readonly Topic[]): number => some.reduce((sum, one) => sum + one.share, 0)
  const itself = worth(about.filter((one) => !circumstances.has(one)))
  // Words for the same, one plain word, the hour and words of every day join nothing by themselves.
  const isJoined = of.evidence + itself > 0 || of.plain > share.plain
  if (!isJoined) return 0
  const isItsDay = [...daysNamed(rule)].some((day) => told.days.has(day))
  const ties = of.evidence + of.plain + of.near + worth(about)
  return Math.min(most, ties + Math.min(of.everyday, share.everyday) + Number(isItsDay) * share.day)
}

/** Whether a rule is about one of the known things of every day: lifting, driving, money, work. */
export const isOfEveryday = (rule: string): boolean => topicsOf(rule, keysIn(rule)).length > 0

/** Terms by which rules are found that share no word with a message. */
export function termsOfTopics(index: SearchIndex, text: string): { stem: string; idf: number }[] {
  const keys = topicsOf(text, keysIn(text)).flatMap((one) => [...one.keys])
  return [...new Set(keys)].flatMap((stem) => {
    const term = index.holds(stem) ? index.term(stem) : null
    return term ? [{ stem, idf: term.idf }] : []
  })
}
