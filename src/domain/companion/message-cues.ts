import { type Span, words } from '../journal/text.ts'
import { inSecondPerson } from './second-person.ts'
import type { Facts } from './skeleton.ts'

/** What in a message calls for a certain kind of question. */
export const cueKinds = [
  'gone',
  'hard',
  'conflict',
  'decision',
  'mind',
  'should',
  'absolute',
  'wish',
  'ahead',
  'feeling',
  'said',
  'trouble',
  'done',
  'first',
  'good',
  'person',
] as const
export type CueKind = (typeof cueKinds)[number]

/** A sign in a message, with the words of it that a question can take up. */
export interface Cue {
  readonly kind: CueKind
  readonly facts: Facts
  /** Which statement of the message it is from. */
  readonly at: number
}

/** Where somebody is named, or something hard is said. */
export interface Found {
  readonly text: string
  readonly start: number
}

interface Rule {
  readonly kind: CueKind
  readonly pattern: RegExp
}

const who =
  "(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]um|[Mm]om|[Dd]ad|(?:[Mm]y|[Oo]ur) (?:\\w+ )?(?:mother|father|mum|mom|dad|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|boss|manager|colleague|neighbour|doctor|therapist|teacher|nan|gran|granny|grandma|grandad|aunt|uncle|cousin)|(?!(?:I|It|And|But|So|Then|Who|What|That|This|There|Everyone|Nobody|We|You|When|As|If|Because)\\b)[A-Z][\\p{L}’'-]+)"

const rules: readonly Rule[] = [
  {
    kind: 'gone',
    pattern:
      /\b(?:died|passed away|funeral|(?:we|I|was|were) buried|buried (?:him|her|my|our)|burial|hospice|left me|moved out|broke up|split up|divorc\w+|miscarr\w+|lost (?:my|our|her|him)|put (?:him|her|it|the \w+) (?:down|to sleep))\b/i,
  },
  {
    kind: 'conflict',
    pattern:
      /\b(?:argued|arguing|argument|shouted|shouting|yelled at|screamed at|fell out|falling out|snapped at|slammed|not speaking|ignored me|hung up on|had a (?:row|fight)|(?:angry|furious|cross|mad) (?:at|with) (?:him|her|them|me|myself|my|the))\b/i,
  },
  {
    kind: 'decision',
    pattern:
      /\b(?:don['’]?t know (?:if|whether|what to do)|should i\b|can['’]?t decide|not sure (?:if|whether|what to)|torn between|whether (?:to|i should)|thinking (?:of|about) (?:leaving|quitting|moving|ending|telling|asking|applying|starting|stopping))\b/i,
  },
  {
    kind: 'mind',
    pattern: new RegExp(
      `\\b(?:${who}|everyone|everybody|nobody|people) (?:must |probably |obviously |clearly )?(?:thinks?|hates?|doesn['’]t (?:care|like|want|trust)|don['’]t (?:care|like|want|trust)|cares?|would(?:n['’]t)? (?:mind|care|notice))\\b`,
      'u',
    ),
  },
  {
    kind: 'should',
    pattern:
      /\bI (?:should(?:n['’]t)?|ought(?:n['’]t)? to|am supposed to|['’]m supposed to|have no right)\b(?! like)/i,
  },
  {
    kind: 'trouble',
    pattern:
      /\b(?:(?:can|could)n['’]?t sleep|slept (?:badly|awful\w*)|no sleep|headaches?|migraine|aching|aches?|in pain|hurts|sore|cough\w*|flu|infection|knackered|exhausted|shattered|worn out|behind with|can['’]?t (?:get|find|afford|cope|keep up|concentrate)|broke down|stuck with)\b/i,
  },
  {
    kind: 'done',
    pattern:
      /\bI(?:['’]ve| have)? (?:just |finally |only just )?(?:finished|passed|managed|handed in|signed|completed|booked|sent it|quit|told (?:him|her|them) no|said no|done it|did it|made it|played it|ran (?:it|the))\b/i,
  },
  {
    kind: 'first',
    pattern:
      /\b(?:for the first time|the first time|my first|first (?:day|night|week|lesson|shift) (?:as|at|in|of|with))\b/i,
  },
  {
    kind: 'good',
    pattern:
      /\b(?:laughed|laughing|lovely|brilliant|delicious|beautiful|enjoyed|such fun|was fun|hugged|danced|best (?:day|night|thing|meal)|made my day|so (?:happy|proud|glad|pleased))\b/i,
  },
]

/**
 * Signs in the statements of a message, in the order in which they are taken up; of a kind the last one. `person`: who is named last, as the
 * companion may speak of them; `hard`: a hard sentence about themselves.
 */
export function cuesIn(
  all: readonly Span[],
  { person, hard }: { readonly person: Found | null; readonly hard: Found | null },
): Cue[] {
  const placed = ({ start }: Found): number => all.findLastIndex((one) => one.start <= start)
  const cues: (Cue | null)[] = [
    ...rules.map(({ kind, pattern }) => lastCue(all, kind, (text) => (pattern.test(text) ? {} : null))),
    lastCue(all, 'absolute', absoluteIn),
    lastCue(all, 'said', saidIn),
    lastCue(all, 'ahead', aheadIn),
    lastCue(all, 'wish', wishIn),
    lastCue(all, 'feeling', feelingIn),
    hard && { kind: 'hard', facts: {}, at: placed(hard) },
    person && { kind: 'person', facts: { person: person.text }, at: placed(person) },
  ]
  return cues
    .filter((cue) => cue !== null)
    .sort((a, b) => cueKinds.indexOf(a.kind) - cueKinds.indexOf(b.kind))
}

function lastCue(all: readonly Span[], kind: CueKind, find: (text: string) => Facts | null): Cue | null {
  for (const [at, { text }] of [...all.entries()].reverse()) {
    const facts = text.endsWith('?') ? null : find(text)
    if (facts) return { kind, facts, at }
  }
  return null
}

/** Words that leave no exception. Folded. */
const absolutes = new Set([
  'never',
  'always',
  'everyone',
  'everybody',
  'nobody',
  'everything',
  'nothing',
  'impossible',
])

/** In a sentence about themselves. */
function absoluteIn(text: string): Facts | null {
  if (!/\b(?:I|i|me|my)\b/.test(text) || /["“]/.test(text)) return null
  const found = words(text).findLast(({ folded }) => absolutes.has(folded))
  return found ? { absolute: found.folded } : null
}

const saying = new RegExp(
  `(?:^|[\\s,(“"])(${who}) (?:\\p{L}+ )?(?:said|says|told me|asked me|reckons|goes|texted|wrote to me|wrote back|rang to say)\\b`,
  'gu',
)

const objects: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' }

/** Who spoke, as the companion would say it: "Anna", "your sister", "she". */
function saidIn(sentence: string): Facts | null {
  if (/\b(?:before|until|never|not) (?:\p{L}+ )?said\b|\bsaid (?:anything|nothing)\b/u.test(sentence))
    return null
  const name = [...sentence.matchAll(saying)].at(-1)?.[1]
  if (!name || /^(?:I|It|And|But|So|Then|Who|What|That|This|There|Everyone|Nobody|We|You)$/.test(name))
    return null
  const pronoun = objects[name.toLowerCase()]
  if (pronoun) return { who: name.toLowerCase(), whom: pronoun }
  const who = /^(?:mum|mom|dad)$/i.test(name) ? `your ${name.toLowerCase()}` : inSecondPerson(name)
  return who ? { who, whom: who } : null
}

const day = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const future =
  /\b(?:will|gonna|going to|have to|has to|need to|due|starts|comes|coming|leaves|until|till|by then|flying|want to|hope)\b|['’](?:ll|m to|s to|re to|ve got|s coming|re coming|m off|re off|m seeing|re seeing)\b|\b(?:am|is|are) to\b/i
const weekday = new RegExp(`\\b(?:${day})\\b`, 'i')
const then = new RegExp(
  `\\b(tomorrow|tonight|next (?:week|month|year|${day})|the weekend|this weekend)\\b|\\b(?:on|until|till|by) (${day})\\b`,
  'i',
)

function aheadIn(sentence: string): Facts | null {
  if (!future.test(sentence)) return null
  const found = then.exec(sentence)
  const name = found?.[1]?.toLowerCase() ?? found?.[2]?.toLowerCase()
  return name ? { day: name.replace(weekday, (day) => day.charAt(0).toUpperCase() + day.slice(1)) } : null
}

const wishing =
  /\bI(?:['’]d like| would like| need| want| hope| plan|['’]m going| am going| must| have| really want) (?:to )((?!the\b|a\b|an\b|my\b|his\b|her\b|our\b|their\b|this\b|that\b|some\b|one\b|be\b|have\b|say\b|admit\b|know\b|think\b|like\b|go on\b|see\b|do it\b|do that\b|believe\b|feel\b|not\b)\p{Ll}[^.,;:!?\n"“]{2,60})/u
const wishEnd = /\s+(?:but|and|because|so|if|when|before|until|as|since|though|then)\b.*$/
const mostWishWords = 8

function wishIn(sentence: string): Facts | null {
  const found = wishing.exec(sentence)?.[1]?.replace(wishEnd, '').trim()
  if (!found || words(found).length > mostWishWords || words(found).length < 2) return null
  const wish = /\b(?:it|that|this|to|of|a|the)$/.test(found) ? null : inSecondPerson(found)
  return wish ? { wish } : null
}

/** Adjectives that stand well after "you are". */
const states = new Set(
  `sad lonely anxious afraid scared frightened ashamed guilty angry furious exhausted tired weary empty numb hopeless overwhelmed worried
  jealous envious bitter lost stuck restless miserable frustrated resentful helpless worthless stressed depressed disappointed embarrassed
  irritated homesick heartbroken upset drained insecure trapped happy glad calm relieved proud grateful content hopeful excited peaceful
  rested amused delighted curious cheerful thankful eager inspired`
    .split(/\s+/)
    .filter(Boolean),
)

const subjects = /^(?:i|i['’]m|i['’]ve|im|he|she|they|you|we|it|he['’]s|she['’]s|they['’]re)$/
/** Before a state: "I am so", "it made me", "I got". */
const isOrFeels =
  /^(?:am|i['’]m|im|was|wasnt|feel|feels|felt|feeling|been|got|get|getting|made|makes|became|woke|went|still)$/
const negations = /^(?:not|never|no|without|hardly)$|n['’]t$/

/** A feeling word that is the person's own, not denied, and can stand after "you are". */
function feelingIn(text: string): Facts | null {
  const said = words(text)
  const found = said.findLast((word, at) => {
    if (!states.has(word.folded)) return false
    const before = said.slice(0, at)
    const subject = before.findLast((each) => subjects.test(each.folded))?.folded
    if (!before.slice(-4).some((each) => isOrFeels.test(each.folded))) return false
    const isDenied = before.slice(-3).some((each) => negations.test(each.folded))
    return !isDenied && subject !== undefined && /^i(?:m|['’]m|['’]ve)?$/.test(subject)
  })
  return found ? { felt: found.folded } : null
}
