import type { WishOpening } from './wish-openings.ts'
import { areaOf } from './wish-parts.ts'

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const number = '(?:\\d+|one|two|three|four|five|six|seven|ten|a few|several)'
const unit =
  '(?:minutes?|hours?|pages?|words?|times|cups?|glass(?:es)?|lit(?:er|re)s?|steps|lessons?|lines?|chapters?|portions?|nights|days|evenings|mornings|once|twice)'

/** It says itself that it is meant for many days. */
const often = new RegExp(
  `\\b(?:every (?:single |other |second )?(?:day|morning|evening|night|week|weekday|weeknight|weekend|month|lunchtime|hour|${weekday})|each (?:and every )?(?:day|morning|evening|night|week|month|${weekday})|daily|nightly|weekly|monthly|regularly|(?:${unit}|(?:${number}|no more than|at most|fewer)\\b[^,;.]{0,30}) (?:a|per|each|every) (?:day|week|night|month|morning|evening)(?! (?:off|away|out|in)\\b)|at least (?:once|twice|${number} (?:times|nights|days|evenings|mornings))|${weekday}s|weekends|weeknights|weekdays|mornings|evenings|from (?:now|today|tomorrow|then) on|from (?:today|tomorrow|next week|${weekday})|more (?:often|regularly)|oftener|habit of|a habit|a routine)\\b`,
  'i',
)
const more = /\b(?:more\b(?! (?:of|about|than|and more)\b)|less|fewer|earlier|again\b)/i
/** 'Laugh more': a verb alone, done more. */
const verbAndMore = /^(?!(?:learn|find|test|read into|hear)\b)\p{L}+ (?:more|less|earlier)$/iu
const leaves =
  /^(?:stop|quit|give up|avoid|cut (?:down|back)(?: on)?) (?:\w+ing\b|(?:smoking|alcohol|sugar|coffee|sweets|meat|caffeine))/i
const begins =
  /^(?:(?:start|begin) (?=\w+ing\b|to )|get back (?:in)?to|go back to|take up|keep|learn to|make (?:more )?time (?:for|to)|try\b)/i
/** A part of the day that comes every day, where no day is named. */
const partOfDay =
  /\b(?:before (?:bed|breakfast|lunch|dinner|supper|work|school|midnight|eleven|ten)|after (?:breakfast|lunch|dinner|supper|work|school)|at (?:lunch|lunchtime|night|work|bedtime|breakfast|dinner)|in (?:the (?:mornings?|evenings?|afternoons?)|bed)|when(?:ever)? |while I|first thing|on the way (?:home|to work))\b/i
const once = new RegExp(
  `\\b(?:tonight|today|tomorrow|yesterday|this (?:morning|afternoon|evening|weekend|week|month|year|summer|winter|spring|autumn|${weekday})|next (?:week|weekend|month|year|summer|winter|spring|autumn|time|${weekday})|(?:on|by) ${weekday}|by (?:noon|midday|the end)|at \\d|one day|some ?day|once more|last (?:night|week|time)|in (?:january|february|april|june|july|august|september|october|november|december)|for (?:two|three|four|five|a few|\\d+) (?:days|weeks)|(?:at|for|before) the (?:wedding|party|funeral|interview|exam|meeting|appointment|trip|holiday|concert|flight))\\b`,
  'i',
)
/** One certain thing, which is done once. */
const certainThing =
  /^[\p{L}]+(?: back)?(?: (?:up|out|off|down|in|into|over|for|to|at|on))? (?:the|this|that|these|those|his|her|their|it|him|them)(?= |$)(?! (?:piano|guitar|violin|cello|stairs|gym|dog|dogs|cat|kids|children|plants|garden|phone|news|dishes|bed|river|sofa|pool|woods?|park|sea|kitchen|house|bus|train|morning|evening|table|bible|couch|way))/iu

/** A state, what befalls somebody, or what is denied: nothing to do, however often. */
const state =
  /^(?:not|never|to|all|more|so|it|do (?:it|that|this|so)|be(?! (?:outside|outdoors|in bed|up|kinder|kind|more (?:patient|active|present)|on time)\b)|have(?! (?:a(?:n?| proper)? |no more|some|breakfast|lunch|dinner|supper|two|three|fewer|less|more (?:fruit|water|breaks|evenings))\b)|know|believe|think|thinking|feel|hear|see(?! (?:my|more|friends)\b)|understand|mean|belong|become|deserve|exist|live|like|love|hate|want|need|wish|wonder|hope|trust|forget|worry|wait|pee|survive|disappear|own|win|lose|get(?! (?:up|outside|out(?:doors)?|to (?:bed|sleep)|more|enough|back (?:in)?to (?!sleep|work|normal|bed|him|her|them|you|it)|into|better at|some|fresh|moving|off my|the (?:bus|train))\b)|go(?! (?:(?:back )?to (?:bed|sleep|the (?:gym|pool|park|library|sea|market|woods)|yoga|church|mosque|temple|class|pilates|therapy|choir)|for|on (?:walks|a (?:walk|run))|\w+ing|out(?:side)?|without|offline|easy|vegetarian)\b)|keep(?! (?:a |\w+ing|sundays|saturdays|weekends|evenings|mornings|up|my (?:phone|desk|room|journal|diary)))|make(?! (?:more |some )?time|\w+ (?:bed|lunch|breakfast|dinner|soup|music|notes|lists?|room)|my bed|a |an |music|notes)|quit (?:my|this|the) |move (?:out|in|away|house|to)|leave (?:him|her|them|here|this)|stop (?:living|existing|being|thinking|loving|feeling|caring|missing|hoping|wanting|crying|pretending|(?:him|her|it|them|this|that)\b)|(?:sort|get) (?:it|this|that)|say goodbye|let\b|prove|blame|come\b|start (?:over|afresh|again$)|miss\b|change\b|die|mention|add\b|admit|point out|explain|confess|apologi[sz]e)\b/i
/** An errand, or a word to somebody: a habit only where it says so itself. */
const errand =
  /^(?:ask|tell|say|see|thank|send|pay|buy|order|return|renew|book|fix|mend|repair|replace|finish|hand|submit|pick (?:up|out)|collect|find|meet|decide|bring|sell|choose|check in|check whether|sign|register|apply|pack|prepare for|remember to|remind|invite|travel|fly|drive|visit|give(?! up))\b/i
const practised = new Set([
  'sleep',
  'fitness',
  'nutrition',
  'mindfulness',
  'learning',
  'creative',
  'selfcare',
])
const lately =
  /\b(?:today|this (?:morning|evening|week|month)|yesterday|tonight|all (?:day|week)|instead|lately|at lunch)\b/i

/** Whether what is wished may be a habit, and whether its clause alone is enough to say so; null: it is none. `nearby`: the clause, and what leads to it. */
export function habitual(
  kind: WishOpening['kind'],
  deed: string,
  nearby: string,
): { isRepeated: boolean } | null {
  if (state.test(deed) || /\byour(?:self)?\b/i.test(deed)) return null
  if (often.test(nearby)) return { isRepeated: true }
  if (kind === 'will' || errand.test(deed)) return null
  if (kind === 'regret') {
    const isPractised = practised.has(areaOf(deed))
    return isPractised ? { isRepeated: lately.test(nearby) || /\bmore\b/i.test(deed) } : null
  }
  if (once.test(nearby) || certainThing.test(deed)) return null
  const isKnown = areaOf(deed) !== 'other'
  const isMeant =
    leaves.test(deed) ||
    verbAndMore.test(deed) ||
    (isKnown && (more.test(deed) || begins.test(deed))) ||
    (practised.has(areaOf(deed)) && partOfDay.test(deed))
  return { isRepeated: isMeant }
}

const own =
  /\bI(?:['’]ve| have)? (?:keep |kept |always |often )*(?:tell(?:ing)?|told|say(?:ing)?|said to|promised|remind(?:ing|ed)?) (?:to )?myself(?: that)?|\b(?:I|we) (?:(?:really|still|do|often|sometimes) )?(?:think|thought|know|said|decided|feel|believe|realis?zed?|suppose|guess|agreed)(?: that)?/gi
const saying =
  /\b(?:said|says?|saying|told|tells?|telling|thinks?|thought|reckons?|insists?|suggests?|suggested|recommends?|recommended|advises?|advised|believes?|asks?|asked|wants?|wrote|writes|claims?|argued|shouted|whispered|according to|reminds?|reminded|whether|if|unless|why|how|whatever|imagine|pretend(?:ed)?)\b/i
const saidAfter =
  /[,.–—] ?(?:(?:they|he|she|everyone|everybody|people|[A-Z]\p{L}+|(?:the|my) \p{L}+) (?:(?:all|always|just) )?(?:keeps?|says?|said|tells?|told|thinks?|thought|insists?|reckons?)\b|(?:says?|said|thought) (?!I\b|to myself))/u
const doubted =
  /\b(?:do ?n[o’']t|do not|doubt|not sure|as if|as though|no reason|never|hardly|stupid(?:ly)?)\b/i
const longAgo =
  /\b(?:used to|back then|years ago|when (?:I|we) (?:was|were)|as a (?:child|kid|boy|girl|student))\b/i
const jest = /\b(?:ha ?ha|haha|lol|just kidding|only joking|joke)\b|[😂🤣😅😜😉]|;-?\)/iu
const openQuotes = (text: string): boolean => (text.match(/["“”]/g) ?? []).length % 2 === 1

/** What leads to a wish in its own clause: 'from Monday', 'after lunch'. */
export function leadTo(before: string): string {
  const last = /(?:^|[,;:.–—] |\b(?:and|but|so) )([^,;:.–—]{0,40}(?:, )?)$/.exec(before)?.[1] ?? ''
  return /^(?:and|but|so)? ?$/.test(last) ? '' : last
}

/** Whether the writer says it of themselves, and means it: no question, no jest, no word of somebody else's, no doubt, no memory. */
export function isOwnAndMeant(sentence: string, { start, end }: WishOpening): boolean {
  if (/\?["”’)*_\s]*$/.test(sentence) || jest.test(sentence)) return false
  const before = sentence.slice(0, start)
  if (openQuotes(before) || saidAfter.test(sentence.slice(end))) return false
  const clause = before.replace(own, '').slice(-200)
  const part = clause.slice(clause.lastIndexOf(';') + 1)
  return !saying.test(part) && !longAgo.test(part) && !doubted.test(part.slice(part.lastIndexOf(',') + 1))
}
