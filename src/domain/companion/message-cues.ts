import { type Span, words } from '../journal/text.ts'
import { type Cue, type CueKind, cueKinds } from './cue.ts'
import { inSecondPerson, kinOf } from './second-person.ts'
import type { Facts } from './skeleton.ts'
import { answered, slightly, turningCuesIn } from './turning-cues.ts'

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
  '(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]um|[Mm]om|[Dd]ad|(?:[Mm]y|[Oo]ur) (?:\\w+ )?(?:mother|father|mum|mom|dad|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|boss|manager|colleague|neighbour|doctor|therapist|teacher|nan|gran|granny|grandma|grandad|aunt|uncle|cousin)|(?!(?:I|It|And|But|So|Then|Who|What|That|This|There|Everyone|Nobody|We|You|When|As|If|Because)\\b)(?:(?:Mr|Mrs|Miss|Ms|Dr|Auntie|Aunt|Uncle|Nana|Doctor)\\.? )?[A-Z][\\p{L}-]+)'

const rules: readonly Rule[] = [
  {
    kind: 'gone',
    pattern:
      /\b(?:(?<!(?:phone|battery|car|boiler|laptop|signal|snail|plant|engine|kettle|fridge|telly|computer) )died(?! (?:down|out|laughing|of laughter)\b)|passed away|(?<!\b(?:since|after|before|until) (?:the|his|her) )funeral|lit (?:her|him|them) a (?:\w+ )?candle|lit a candle for (?:him|her|them|my)|(?:we|I|was|were) buried|buried (?:him|her|my|our)|burial|hospice|cemetery|grave(?:side|stone)?|headstone|(?:his|her|the) ashes|left me(?=[.,!]|$| for (?:him|her|another|somebody|someone))|(?:he|she)(?:['’]s| has)? moved out|broke up|split up|divorc\w+|miscarr\w+|lost (?:my|our) (?:\w+ )?(?:mum|mam|mom|mother|dad|father|nan|gran\w*|husband|wife|partner|baby|son|daughter|brother|sister|friend|uncle|aunt\w*|dog|cat)|lost (?:him|her)(?=[.,!]|$)|had (?:him|her|the (?:dog|cat)) put (?:down|to sleep))\b/i,
  },
  {
    kind: 'conflict',
    pattern:
      /\b(?:(?:argued|arguing|argument|row) with(?! (?:it|myself|itself)\b)|had an argument(?! with (?:it|myself)\b)|shouting match|(?:shouted|yelled|screamed) at|fell out (?:with|over)|falling out|snapped at|slammed the (?:door|phone)|(?:we|are|is)(?:['’]re)? not speaking|(?:he|she|they) ignored me|hung up on|had a (?:row|fight) with|(?:angry|furious|cross|mad) (?:at|with) (?:him|her|them|me|myself|my|the))\b/i,
  },
  {
    kind: 'decision',
    pattern:
      /\b(?:don['’]?t know (?:(?:if|whether) (?:I|we|to)|what to do)|should i\b|can['’]?t decide|not sure (?:(?:if|whether) (?:I|we|to)|what to do)|torn between|whether (?:to|i should)|thinking (?:of|about) (?:leaving|quitting|moving|ending|telling|asking|applying|starting|stopping))\b/i,
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
      /(?<!\b(?:said|says|told me|asked|tells me)\b.{0,20})\bI (?:should(?:n['’]t)?|ought(?:n['’]t)? to|am supposed to|['’]m supposed to|have no right)\b(?! (?:like|say|think|explain|mention|have liked|imagine|hope))/i,
  },
  {
    kind: 'trouble',
    pattern:
      /\b(?:I (?:can|could)n['’]?t sleep|I (?:\w+ )?slept (?:badly|awful\w*)|no sleep|(?:my|I(?:['’]ve)?(?: got| had| have)? (?:a|this)|ive got (?:a|this)) (?:\w+ )?(?:headache|migraine|cough|cold(?! \w))|(?:I(?:['’]m| am)|im) (?:\w+ )?(?:in pain|sore|ill|knackered|exhausted|shattered|worn out|behind with|stuck with)|my \w+ (?:hurts?|aches?|is sore)|^(?:back|elbow|knee|hip|shoulder|neck|wrist|ankle|tooth|migraine) again|I can['’]?t (?:get|find|afford|cope|keep up|concentrate))\b/i,
  },
  {
    kind: 'done',
    pattern:
      /(?<!\b(?:when|after|until|till|before|once|since|if|as) )\bI(?:['’]ve| have)? (?:just |finally |only just )?(?:finished(?! (?:my|the|a|our|for|at|with) ?(?:\w+ )?(?:shop|shopping|shift|tea|work|lunch|dinner|breakfast|drink|day)\b)|passed(?! (?:out|by|the time)\b)|managed|handed (?:it |them )?in|completed|booked|sent it|quit|done it|did it|made it|played it|won(?!['’]t)|got the job|got in)\b/i,
  },
  {
    kind: 'first',
    pattern:
      /\b(?:for the first time|the first time|my first|first (?:day|night|week|lesson|shift) (?:as|at|in|of|with))\b/i,
  },
  {
    kind: 'good',
    pattern:
      /\b(?:(?:we|I) (?:\w+ )?laughed|we (?:\w+ )?(?:danced|hugged)|lovely|brilliant|delicious|beautiful|(?:we|I) (?:really )?enjoyed|such fun|was fun|best (?:day|night|thing|meal)|made my day|(?:I(?:['’]m| am|) )?so (?:happy|proud|glad|pleased))\b(?!.*\b(?:cried|crying|agony|wept)\b)/i,
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
    ...rules.map(({ kind, pattern }) =>
      lastCue(all, kind, (text, at) =>
        pattern.test(text) && !(kind in passing && passing[kind]?.(all, at))
          ? kind === 'gone'
            ? lossIn(text)
            : {}
          : null,
      ),
    ),
    lastCue(all, 'news', (text, at) => (isGoodNews(text, all[at - 1]?.text ?? '') ? {} : null)),
    ...turningCuesIn(all),
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

const lost =
  /\b(?:died|passed away|lost (?:my|our|him|her)|left me|moved out|broke up|split up|divorc\w+|miscarr\w+|put (?:down|to sleep)|hospice|buried)\b/i
const rite = /\b(?:funeral|candle|cemetery|grave(?:side|stone)?|headstone|ashes|burial)\b/i
const someTimeAgo = /\b(?:ago|since|(?:weeks|months|years) (?:on|now|without))\b/i

/** A loss and a rite after one are asked after differently; the days since are asked of only where there were some. */
const lossIn = (text: string): Facts => ({
  ...(!lost.test(text) && rite.test(text) && { rite: 'yes' }),
  ...(someTimeAgo.test(text) && { later: 'yes' }),
})

/** What anybody would be glad of. Where it may be hard news as well, only with a mark of joy. */
const goodNews =
  /\b(?:(?:[Ww]e|WE|I|i) (?:won|WON)\b(?! (?:an argument|the argument))|WON|I got it(?=[.!,]?$)|(?:[Ii]|[Hh]e|[Ss]he|[Tt]hey|[Ww]e)(?:['’]ve| have|['’]s)? got in(?=[.!,]|$)|got the (?:job|post|place|flat)|offered me (?:the|a) (?:job|post|place)|(?:[Ww]e|I|i)(?:['’]re|['’]m|m| are| am) (?:engaged|getting married)|are to be married|(?:I|i)(?:['’]m|m| am) an (?:uncle|aunt|auntie)|(?:[Hh]e|[Ss]he|[Tt]hey|baby) (?:was|were) born|GOT ADOPTED|got adopted|got (?:her|his|my) first word|\b2 lines\b(?! of)|(?:\b\d+|hundred)\b.{0,12}\bdays (?:dry|sober|clean)\b|[Tt]here(?:['’]?s| is| was) a heartbeat|(?:days?|weeks?|months?|years?) (?:(?:no|without a) (?:vap\w+|drinks?|booze|alcohol|fags?|cigarettes?|smok\w+|weed|betting|gambling)|sober|dry|clean)\b|(?:I(?:['’]m| am)|im) still (?:dry|sober|clean)\b|(?:[Ii]|[Ii]['’]?ve) got a job(?=[.!,]|$)|I (?:passed|PASSED)(?=[.!,]|$)|I['’]ve played it(?=[.!,]|$)|^OPENED\b|^FIRST \p{Lu}{3,}|\bSAID YES\b|^WE(?:['’]\p{Lu}+)? [\p{Lu}'’ ]{4,}[.!]*$|passed (?:my|his|her|the|their) (?:\w+ )?(?:test|exam|exams|driving|first|course|bit))/u
const maybeGood =
  /\b(?:pregnant|we(?:['’]ve| have) had the baby|due in \p{Lu}\p{Ll}+|she['’]?s here|he['’]?s here)\b/iu
const notYet =
  /\b(?:if|nearly|almost|hope|hoping|would|might|wish|never|not|nobody|wanted|what if)\b|n['’]t\b/i

/** After "he said" it is news of theirs. */
const endsInSaying = /\b[Hh]e said|\b[Ss]he said/
const isGoodNews = (text: string, before: string): boolean =>
  !notYet.test(text) &&
  !(/\bI got in\b/.test(text) && endsInSaying.test(`${before} ${text}`)) &&
  (goodNews.test(text) || (maybeGood.test(text) && text.includes('!')))

/** Said in marks with "you", or told with "me" or "I" after the verb. */
const toWriter =
  /["“][^"”]{0,300}\b(?:you|your|you['’]re)\b|\b(?:said|says|told me|asked me|texted|reckons)\b[^"“]{0,300}\b(?:I|me|my)\b|\b(?:told|asked) me\b/i

/** So few words that they can be meant in more than one way: "She just said good." */
const brief = /\b(?:just|only) (?:said|says)\b/

function lastCue(
  all: readonly Span[],
  kind: CueKind,
  find: (text: string, at: number) => Facts | null,
): Cue | null {
  for (const [at, { text }] of [...all.entries()].reverse()) {
    const isAsked = text.endsWith('?') && !(kind === 'feeling' && text.endsWith('??'))
    const facts = isAsked ? null : find(text, at)
    if (facts && kind === 'said') {
      const isToWriter = toWriter.test(text)
      const isOpen = isToWriter && !all.slice(at).some((later) => answered.test(later.text))
      const isBrief = brief.test(text)
      const more = { ...(isOpen && { unanswered: 'yes' }), ...(isBrief && { brief: 'yes' }) }
      return { kind, facts: { ...facts, ...more }, at, isToWriter }
    }
    if (facts) return { kind, facts, at }
  }
  return null
}

/** Told by the way: a death in the middle, a cold that the message begins with and leaves. */
const passing: Readonly<Partial<Record<CueKind, (all: readonly Span[], at: number) => boolean>>> = {
  gone: (all, at) => isInPassing(all, at),
  trouble: (all, at) => at === 0 && all.length > 3,
}

/** In the middle of a longer message, of somebody with a name and no more: "Ringo died, and Ross has got it from Saturday." */
export function isInPassing(all: readonly Pick<Span, 'text'>[], at: number): boolean {
  const text = all[at]?.text ?? ''
  const isBetween = all.length > 5 && at > 0 && at < all.length - 2
  const isBare = /^(?:And |But |Then )?\p{Lu}\p{L}+(?: has|['’]s)? died\b/u.test(text)
  return isBetween && isBare && !/^(?:he|she|his|her)\b/i.test(all[at + 1]?.text ?? '')
}

/** Only what is said of always and everybody, now: "I always ruin it", "nobody cares", "nothing works". */
const absolutes = [
  /\bI (always|never) (?!mind|so\b|(?:\p{L}+ed|went|said|had|did|saw|knew|thought|told|got|ran|let|made|been|came|took)\b)\p{L}+/iu,
  /\b(nobody|everybody|everyone|no one) (?:ever |always )?(?:cares|likes|listens|asks|leaves|understands|thinks|hates|laughs|wants|notices|trusts|loves|helps|remembers)\b/i,
  /\b(nothing|everything) (?:I do\b|ever works|works|helps|changes|goes wrong|is my fault|fails)/i,
  /\b(?:he|she|they) (always|never) (?:listens?|asks?|helps?|leaves?|forgets?|blames?|cares?|sees?|notices?|lets?) ?(?:to )?(?:me\b|what I)/i,
]

function absoluteIn(text: string): Facts | null {
  if (/["“]/.test(text)) return null
  const found = absolutes.map((pattern) => pattern.exec(text)?.[1]).find(Boolean)
  return found ? { absolute: found.toLowerCase() } : null
}

const saying = new RegExp(
  `(?:^|[\\s,(“"])(${who}) (?:\\p{L}+ )?(?:said|says|told me|asked me|reckons|goes|texted|wrote to me|wrote back|rang to say)\\b`,
  'gu',
)

const objects: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' }

/** Said time and again there is no one answer to it. */
const habitual = /\b(?:always|often|never|used to|would|keeps?)\s/
/** What was a question, or what they said of themselves, needs no guess at what was meant. */
const isAskedOrOfSelf = (sentence: string): boolean =>
  /["“](?:I|I['’]\p{L}+|We)\s|\?["”]|\bto (?:every|everyone|everybody|all)\b/u.test(sentence)

/** Who spoke, as the companion would say it: "Anna", "your sister", "she". */
function saidIn(sentence: string): Facts | null {
  if (/\b(?:before|until|never|not) (?:\p{L}+ )?said\b|\bsaid (?:anything|nothing)\b/u.test(sentence))
    return null
  const [found, name] = [...sentence.matchAll(saying)].at(-1) ?? []
  if (!found || !name || habitual.test(found) || isAskedOrOfSelf(sentence)) return null
  const pronoun = objects[name.toLowerCase()]
  if (pronoun) return { who: name.toLowerCase(), whom: pronoun }
  const who = kinOf(name) ?? inSecondPerson(name)
  return who ? { who, whom: who } : null
}

const day = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const future =
  /\b(?:will|gonna|going to|have to|has to|need to|due|starts|comes|coming|leaves|until|till|by then|flying|want to|hope)\b|\b(?:I|i|we|We)['’]?ve (?:an?|my|our) |['’](?:ll|m to|s to|re to|ve got|s coming|re coming|m off|re off|m seeing|re seeing)\b|\b(?:am|is|are) to\b/i
const weekday = new RegExp(`\\b(?:${day})\\b`, 'i')
const then = new RegExp(
  `\\b(tomorrow|tonight|next (?:week|month|year|${day})|the weekend|this weekend)\\b|\\b(?:on|until|till|by) (${day})\\b`,
  'i',
)

/** What others have before them is not theirs to plan. */
const ofOthers =
  /^(?:and |but |so )?(?:he|she|they|(?!(?:Tomorrow|Tonight|Next|On|This|By|Until|In|At|After|Before|Then|The|My|Our|We|It|There|And|But|So|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)\p{Lu}\p{Ll}+)(?:['’]\p{L}+)?\s/u
const ofMine = /\b(?:we|my|our|me|us)\b/

const dreads = /\b(?:afraid|scared|frightened|feart|dread\p{L}*|terrified|nervous|worried|bricking it)\b/iu

function aheadIn(sentence: string): Facts | null {
  if (!future.test(sentence) || /\b(?:in bed|stay|off work|signed off)\b.{0,300}\buntil\b/.test(sentence))
    return null
  if (ofOthers.test(sentence) && !ofMine.test(sentence)) return null
  const found = then.exec(sentence)
  const name = found?.[1]?.toLowerCase() ?? found?.[2]?.toLowerCase()
  if (!name) return null
  const day = name.replace(weekday, (each) => each.charAt(0).toUpperCase() + each.slice(1))
  return { day, ...(dreads.test(sentence) && { feared: 'yes' }) }
}

const wishing =
  /\bI(?:['’]d like| would like| want| hope| wish| plan| really want) to ((?!need\b|miss\b|the\b|a\b|an\b|my\b|his\b|her\b|our\b|their\b|this\b|that\b|some\b|one\b|be\b|have\b|say\b|admit\b|know\b|think\b|like\b|go on\b|see\b|do it\b|do that\b|believe\b|feel\b|not\b)\p{Ll}[^.,;:!?\n"“]{2,60})/u
const wishEnd = /(?<!\s)\s+(?:but|and|because|so|if|when|before|until|as|since|though|then)\b.{0,60}$/
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

/** "I’m afraid I …" is a courtesy. */
const courtesy = /^\s(?:that )?I\b/
/** A feeling word that is the person's own, not denied, and can stand after "you are". */
function feelingIn(text: string): Facts | null {
  const slight = slightly.exec(text)?.[1]?.toLowerCase()
  if (slight && states.has(slight)) return { felt: slight, noReason: 'yes' }
  const said = words(text)
  const found = said.findLast((word, at) => {
    if (!states.has(word.folded)) return false
    const before = said.slice(0, at)
    const subject = before.findLast((each) => subjects.test(each.folded))?.folded
    if (!before.slice(-4).some((each) => isOrFeels.test(each.folded))) return false
    if (word.folded === 'afraid' && courtesy.test(text.slice(word.end))) return false
    if (/^\s(?:to death|in a (?:boring|good|nice) way)\b/.test(text.slice(word.end))) return false
    const isDenied = before.slice(-3).some((each) => negations.test(each.folded))
    return !isDenied && subject !== undefined && /^i(?:m|['’]m|['’]ve)?$/.test(subject)
  })
  if (!found) return null
  const isReasoned = /^\s(?:\p{L}+ )?(?:about|of|because|that|for|at|with|to)\b/u.test(text.slice(found.end))
  return { felt: found.folded, ...(!isReasoned && { noReason: 'yes' }) }
}
