import type { SearchIndex } from '#domain/search/search-index.ts'
import { nearKeys, tellingWords, wordKey } from '#domain/search/word-keys.ts'
import { isEvidence, type Said } from './line-worth.ts'
import { isRule, ruleItself } from './own-rule.ts'
import { statementsIn } from './statements.ts'

interface Topic {
  readonly keys: ReadonlySet<string>
  /** The same in more than one word, or in figures. */
  readonly phrase: RegExp | null
}

const topic = (words: string, phrase: RegExp | null = null): Topic => ({
  keys: new Set(words.split(' ').map(wordKey)),
  phrase,
})

/** What rules are about, in the words of a rule and of a message that may break it. */
const topics: readonly Topic[] = [
  topic('kilo kilos kg stone lift carry hoist haul beam sack rack crate heavy load ladder'),
  topic(
    'night midnight dark late evening eleven bedtime tonight insomnia',
    /\b(?:1[0-2]|2[0-3])[:.]\d\d\b|\b(?:after|past|half|at|about|gone|till|until|around) (?:half )?(?:past )?(?:seven|eight|nine|ten|eleven|twelve|two|three)\b|\bo['’]?clock\b|\b(?:[1-9]|1[0-2]) ?(?:am|pm)\b/i,
  ),
  topic(
    'money loan lend borrow debt pay paid account purse deposit owe cash bank invest insurance',
    /[£$€₹]\s?\d|\b\d{3,} (?:pounds|euros|dollars|quid)\b|\bgive it back\b/i,
  ),
  topic('phone text message call ring dm reply replied texted screen whatsapp texting'),
  topic('mail email inbox message'),
  topic(
    'drive driving car road highway motorway wheel traffic lift',
    /\bgrabbed the keys\b|\bat the (?:lights|red)\b/i,
  ),
  topic('sugar sweet sweets chocolate doughnut donut biscuit cake dessert cookie pastry candy crisps'),
  topic('takeaway takeout delivery doordash deliveroo ubereats pizza food delivered', /\bpad thai\b/i),
  topic('drink beer wine whisky vodka pub pint glass bar sober alcohol bottle gin'),
  topic('sign signed signature contract', /\bput my name\b|\bmy name to\b/i),
  topic('client customer work overtime shift meeting job boss order'),
  topic(
    'shout yell roar scream snap temper shouted',
    /\bbit .{2,20} head off\b|\blos[et] (?:it|my temper)\b|\braised my voice\b/i,
  ),
  topic(
    'decision decide resign quit sell',
    /\bmade up my mind\b|\bmy mind\b|\bthat is that\b|\bbe done with it\b/i,
  ),
  topic('cry tear weep sob'),
  topic('smoke cigarette fag vape'),
  topic('bet gamble casino lottery slots bookies'),
  topic('machine saw drill tool shed rip sander mower workshop'),
  topic('price offer number quote discount lower'),
  topic('church sunday mass'),
  topic('read story book bedtime tablet'),
  topic('post job role position'),
]

const most = 3
/** What an everyday word counts for that both have, and one that people use for the same. */
const share = { evidence: 1, plain: 0.7, everyday: 0.35, near: 0.4, topic: 1 } as const

const topicsOf = (text: string, keys: ReadonlySet<string>): Topic[] =>
  topics.filter((one) => one.phrase?.test(text) || [...one.keys].some((key) => keys.has(key)))

const keysIn = (text: string): Set<string> => new Set(tellingWords(text).map(({ stem }) => stem))

/** What joins a rule of one's own and a message: telling words, words for the same, and what both are about; 3 at most. */
export function rulesTies(said: Said, quote: string): number {
  const rule = statementsIn(quote)
    .flatMap(({ text }) => (isRule(text) ? ruleItself(text) : []))
    .join(' ')
  const keys = keysIn(rule)
  const words = said.terms.reduce((sum, term) => {
    if (keys.has(term.stem))
      return sum + share[isEvidence(term) ? 'evidence' : term.isStrong ? 'plain' : 'everyday']
    return [...nearKeys(term.stem)].some((near) => keys.has(near)) ? sum + share.near : sum
  }, 0)
  const ofRule = topicsOf(rule, keys)
  const about = topicsOf(said.text, keysIn(said.text)).filter((one) => ofRule.includes(one)).length
  return Math.min(most, words + share.topic * about)
}

/** Terms by which rules are found that share no word with a message. */
export function termsOfTopics(index: SearchIndex, text: string): { stem: string; idf: number }[] {
  const keys = topicsOf(text, keysIn(text)).flatMap((one) => [...one.keys])
  return [...new Set(keys)].flatMap((stem) => {
    const term = index.holds(stem) ? index.term(stem) : null
    return term ? [{ stem, idf: term.idf }] : []
  })
}
