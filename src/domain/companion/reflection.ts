import { everydayWords } from '../journal/stopwords.ts'
import { isStopword, type Span, words } from '../journal/text.ts'
import { heavyFeelings, lightFeelings } from './feeling-words.ts'
import { ill } from './others-cues.ts'
import { clauseAt, longestReflection, verbs, wordCount } from './reflection-clauses.ts'
import { capitalised, inSecondPerson } from './second-person.ts'
import { askedOfWriter, changedIn, expected, hidesTears, slightly } from './turning-cues.ts'

/** Something the person said, as it can be given back to them: turned to "you", or as somebody said it to them. */
export interface Reflection {
  /** No end mark; begins small where a sentence could lead to it. */
  readonly text: string
  /** 'own': what they did or felt. 'told': of others. 'spoken': words in quotation marks. 'fragment': a few words without a verb of their own. */
  readonly kind: 'own' | 'told' | 'spoken' | 'fragment'
  /** Which statement of the message it is from. */
  readonly at: number
  readonly score: number
}

const everyday = new Set(everydayWords)
/** Of a very long message this many sentences are looked at: the last ones. */
const sentencesRead = 40
/** Says nothing by itself. */
const vague =
  /^(?:you’ve one\b|you (?:do|don[’']t|didn[’']t) (?:know(?! if that)|mean|know why)\b|you thought:|you have to (?:say|admit)|you (?:mean|guess|think|know|suppose|doubt|wonder|find(?! out)|see|say|said|hope|swear|dare say|must say|(?:do|did|ca|could|wo|would)n[’']?t (?:know(?! if that)|say|tell|think|care|mind|want to|see|even know))|you[’'](?:d|ll) (?:know|say|think|see|like that)|you should (?:like|say)|it (?:is|was|does|did|isn[’']t|wasn[’']t)|that(?:[’']s| is| was) (?:it|that|all)|there (?:it|you) (?:is|are)|here (?:it|you|we) (?:is|are|go))\b/i
const interjection =
  /^(?:yes|well|ok|okay|anyway|oh|ah|right|sure|please|thanks|thank|sorry|hello|hi|hey|god|whatever|never mind|and|but|or|so|don['’]?t|let['’]?s)\b/i

/** What can be given back of the statements of a message, what says most first. Pure. */
export function reflectionsIn(all: readonly Span[], names: ReadonlySet<string> = new Set()): Reflection[] {
  const from = Math.max(0, all.length - sentencesRead)
  return all
    .slice(from)
    .flatMap(({ text }, at, { length }) =>
      reflectionsOf(
        withSubject(text, all[from + at - 1]?.text ?? ''),
        { place: placeWorth(at, length), before: all[from + at - 1]?.text ?? '' },
        names,
      ).map((one) => ({ ...one, at: from + at })),
    )
    .sort((a, b) => b.score - a.score)
}

/** In statements. What a longer message begins with is seldom what it is about. */
const longMessage = 5

/** What is said last weighs most. */
function placeWorth(at: number, count: number): number {
  if (at === count - 1) return 1.5
  if (count > longMessage && at < count / 3) return -1.5
  return at === count - 2 ? 0.7 : at === 0 ? 0.5 : 0
}

type Unplaced = Omit<Reflection, 'at'>

interface Around {
  readonly place: number
  /** The statement before. */
  readonly before: string
}

/** Told without "I": "Wrote her that on a postcard." Not after somebody else was the subject. */
const subjectless =
  /^(?:Went|Read|Wrote|Bought|Ran|Liked|Came|Rang|Made|Had|Told|Slept|Woke|Saw|Sat|Walked|Took|Put|Got|Met|Kept|Drove|Cooked|Swam|Tried|Cried) (?!is\b|was\b|and\b|by\b|as\b)/i
const ofAnybody =
  /\b(?:he|she|they|[HS]he|They)\b|^(?!(?:I|We)\b)\p{Lu}\p{L}+(?! hundred\b)(?:['’]s| (?:rang|said|came|went|got|took|is|was|has|had|\p{L}+ed|\p{L}+s))\b/u

function withSubject(text: string, before: string): string {
  if (/^got to \p{L}/iu.test(text)) return `I've ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return (subjectless.test(before) || !ofAnybody.test(before)) && subjectless.test(text)
    ? `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text
}

/** A bare number after a unit was named: "2.3 kilos! She’s 12 now." */
const bareNumber = /\b(?:is|['’]s|shes|hes|its|are) (?:now )?\d+(?: now)?\b/i
const unit = /\d (?:kilos?|kg|pounds?|stone|metres?|miles|quid|degrees)\b/i
/** A whole statement in marks is of whoever was spoken of. */
const wholeSpeech = /^["“][^"“”]+["”]$/
const ofOthers = /^(?:And |But |Then )?(?:He|She|They|he|she|they|(?!I\b|We\b)\p{Lu}\p{Ll}+)\b/u

function reflectionsOf(raw: string, { place, before }: Around, names: ReadonlySet<string>): Unplaced[] {
  const sentence = raw.replace(/\s+/g, ' ').trim()
  if (
    /\.\.\.$|…$|\bno,? I tell a lie\b|\bno wait\b|\s(?:surprise )?no (?:for|its?|it['’]s)\b|^I mean\b/i.test(
      sentence,
    )
  )
    return []
  const felt = slightly.exec(sentence)?.[1]?.toLowerCase()
  if (felt && heavyFeelings.has(felt))
    return [{ text: `you’re a bit ${felt}`, kind: 'own', score: feelingWorth }]
  if (/\?["”’']?$|https?:|[<>{}()[\]|*_#\\]/.test(sentence)) return []
  if (learned.test(sentence) || (bareNumber.test(sentence) && unit.test(before))) return []
  const isSpeech = wholeSpeech.test(sentence) && ofOthers.test(before) && !/\bI said\b/.test(before)
  const spoken = spokenIn(isSpeech ? `She said ${sentence}` : sentence)
  if (spoken) return [{ text: spoken, kind: 'spoken', score: 7 + Math.max(place, 0) + spokenWorth(spoken) }]
  const whole = beforeMarks(sentence).replace(/(?<![\s.!…,;:])[\s.!…,;:]+$/u, '')
  const fragment = fragmentOf(whole)
  if (fragment)
    return [
      {
        text: fragment,
        kind: 'fragment',
        score: 2 + place + worthOf(fragment) / 2 + (news.test(fragment) || painAgain.test(fragment) ? 4 : 0),
      },
    ]
  const short = shortNews(whole)
  if (short) return [{ text: short, kind: 'own', score: 7 + place }]
  const found = clauseAt(whole, names).flatMap((clause) => {
    const lead = whole.slice(0, whole.indexOf(clause))
    return isReportedBefore(lead, clause) ? [] : reflectionOf(clause, clause === whole, place)
  })
  return found.length > 0 ? found : turnIn(whole, place)
}

/** "Elbow again." */
const painAgain = /^(?:back|elbow|knee|hip|shoulder|neck|wrist|ankle|tooth|migraine) again$/i

/** What somebody feels comes before what happened. */
const feelingWorth = 9

/** Of a sentence that runs on only what is otherwise than it was: "it didnt even hurt". */
function turnIn(whole: string, place: number): Unplaced[] {
  const said = (changedIn.exec(whole) ?? expected.exec(whole))?.[0]
  const text = said && wordCount(said) > 2 ? inSecondPerson(said) : null
  return text ? [{ text: text.charAt(0).toLowerCase() + text.slice(1), kind: 'own', score: 7 + place }] : []
}

/** What is told before somebody speaks: up to the comma before the marks. */
function beforeMarks(sentence: string): string {
  const at = sentence.search(/["“”]/)
  if (at === -1) return sentence
  const comma = sentence.lastIndexOf(',', at)
  return comma > 0 ? sentence.slice(0, comma) : ''
}

/** "We're engaged": two words are enough. */
const shortNews = (whole: string): string | null => {
  const isNews = wordCount(whole) === 2 && /^(?:I|We)['’](?:m|re)\s/.test(whole) && news.test(whole)
  const text = isNews ? inSecondPerson(whole) : null
  return text && text.charAt(0).toLowerCase() + text.slice(1)
}

const notOwn = "(?<!\\b(?:I|i|we|We)(?:['’](?:ve|d))? (?:\\p{L}+ )?)"
/** After these it is told who was spoken to, or where somebody went. */
const toldPlainly =
  'that|if|whether|to|yes|no|so|it|goodbye|hello|he|she|they|there|the|my|her|his|a|nothing|anything|for|after|before|about|at|on|in|out|up|down|round|back|home|off|over|into|through|exactly|by|and|rather'
/** Somebody else's words without marks: who "I" is cannot be told, nor what was said. */
const reported = new RegExp(
  `(?:\\s|^)${notOwn}(?:said|says|goes|went|asked|thinks?|told \\p{L}+)\\s(?!(?:${toldPlainly})\\s)(?!\\p{L}+$)|\\s${notOwn}(?:said|says|goes|asked|told \\p{L}+)\\s(?!(?:that|if|whether|for|after)\\s).{0,300}\\b(?:I|my|me|i)\\b|,\\s\\p{Lu}\\p{Ll}+,?(?:\\s|$).{0,300}\\bsaid\\b|\\bsaid (?:it['’]s|this is)\\b`,
  'u',
)
const saidByOthers =
  /\b(?:he|she|they|[A-Z]\p{L}+|mum|dad|who)(?:\s\p{L}+)? (?:said|says|goes|rang|told \p{L}+|texted|shouted)\b/u

/** After "she said" in the same sentence "I" may be her. */
const isReportedBefore = (before: string, clause: string): boolean =>
  /\b(?:I|my|me|i|we|our)\b/.test(clause) && saidByOthers.test(before)

/** A verb is missing. */
const broken =
  /\b(?:had|have|did|was|were|would|could)n?['’]?t? (?:on the phone|on the|when)\b.{0,12}$|^(?:he|she|they) (?:says|said|thinks)$/i

/** Said back it would call them names, or make an idiom grim. */
const stings =
  /\b(?:eejit|idiots?|stupid|goose|fool|fat|useless|ugly|coward|liar|loser|moron|failure|burden|pathetic|disgusting)\b|\b(?:want|wanted|going|ready) to (?:be buried|die|kill)\b|(?<!\b(?:frightened|scared|worried) )\bto death\b|\bpass(?:es|ed) out\b|\bkill(?:s|ed|ing)? me\b|^(?:I|we) can['’]?t be\b/i
/** Where a language is still being learned it is not turned, only quoted. */
const learned =
  /\b(?:ask|asked|explain|explained|said|call|called) to \p{Lu}|\bfor (?:to|carry|make|take|keep)\b|\bthe \w+ tired\b|\bof wear\b|\bin the (?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas)\b|\blooked to (?:me|him|her|the)\b|\bI[’']ve (?:\w+ )?\w+ years$/u

function reflectionOf(clause: string, isWhole: boolean, place: number): Unplaced[] {
  const text = inSecondPerson(clause)
  if (
    !text ||
    vague.test(text) ||
    /^you thought:/i.test(text) ||
    (reported.test(clause) && !askedOfWriter.test(clause)) ||
    broken.test(clause)
  )
    return []
  if (stings.test(clause) || (/^the\b/i.test(clause) && !verbs.test(clause))) return []
  const isOwn = /^(?:I|we)(?:['’]\p{L}+)?\s|^(?:im|ive)\s/iu.test(clause)
  if (!isOwn && /\b(?:we|us|our|ours)\b/i.test(clause)) return []
  const isBare = /\b(?:it|that|this|it (?:off|out|up|back|down|away))$/i.test(clause)
  const score =
    (isOwn ? 3 : 1) -
    (isBare ? (isOwn ? 2 : 3) : 0) -
    (/^they\b/i.test(clause) ? 2 : 0) +
    (news.test(clause) ? 4 : 0) +
    (changedIn.test(clause) || expected.test(clause) || (isWhole && askedOfWriter.test(clause)) ? 4 : 0) +
    (missed.test(clause) ? 4 : 0) +
    pointOf(clause, isOwn) -
    (background.test(clause) ? 3 : 0) -
    (/\b(?:has never liked|hates) (?:me|us)\b/.test(clause) ? 2 : 0) +
    place +
    worthOf(clause) +
    (isWhole ? 1.5 : 0) -
    (/^it\b/i.test(clause) ? 1 : 0)
  return [{ text: lowered(text, clause, isOwn), kind: isOwn ? 'own' : 'told', score }]
}

/** Begins small, unless with a name. */
function lowered(text: string, clause: string, isOwn: boolean): string {
  const first = words(clause)[0]
  const isShouted =
    first !== undefined &&
    clause.slice(first.start, first.end).length > 1 &&
    /^\p{Lu}+$/u.test(clause.slice(first.start, first.end))
  return !isShouted && (isOwn || (first && isStopword(first.folded)))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** How somebody else is, what is hidden, what was found out. */
const pointOf = (clause: string, isOwn: boolean): number =>
  (ill.test(clause) && !isOwn ? 3 : 0) +
  (hidesTears.test(clause) ? 3 : 0) +
  (/^I (?:find|found) out\b/i.test(clause) ? 2 : 0)

/** What nobody says lightly. */
const missed = /^(?:I|i) (?:do |really |still )?miss /
/** What had been before what is told. */
const background =
  /^(?:I|we|he|she|they)(?:['’]d| had) (?:\p{L}+ed|gone|been|made|taken|seen|got|had|done|come|met|found|left)\b/iu

/** Said to the writer it counts for more. */
function spokenWorth(text: string): number {
  if (/\bI want you\b/.test(text)) return 3
  return /\b(?:you|your|I want|I miss|Dad|Mum|Mam)\b/i.test(text) ? 1 : 0
}

/** What nobody would pass over. */
const news =
  /\b(?:pregnant|(?:is|was|were) born|an (?:uncle|aunt)|a (?:mother|father|grandmother|grandfather|nana)|stroke|we won|I won|passed|got the (?:job|post|place)|retire[sd]?|engaged|getting married|are to be married|died|offered me|operation|diagnos\w+|burst out crying|heartbeat|adopted|miscarr\w+|in a coma)\b|\b(?:I|he|she|they|we) got (?:it|in)$/i

/** What everybody eats, rides and puts out. */
const trifle =
  /\b(?:had|have|took|take|ate|made|make|did|do|got|need|went to)\b.{0,24}\b(?:toast|eggs?|tea|coffee|soup|cake|stew|salad|sandwich(?:es)?|cereal|suppers?|chips|bread|bananas?|bins|ironing|dishes|washing|bus|milk|shop|bed|nap|pie|curry|kettle|flippers|cafe)\b|\b(?:slept|had a (?:nap|bath))\b/i

/** How much a text says: its telling words, a feeling, a number, a length that reads well. */
function worthOf(text: string): number {
  const said = words(text)
  const telling = said.filter(({ folded }) => !isStopword(folded) && !everyday.has(folded)).length
  const feels = said.some(({ folded }) => heavyFeelings.has(folded) || lightFeelings.has(folded))
  const isShort = said.length < 3
  return (
    Math.min(telling, 3) +
    (feels ? 3 : 0) +
    (said.length >= 4 && said.length <= 11 ? 1 : 0) +
    (/\s\p{Lu}\p{Ll}/u.test(text) ? 1 : 0) +
    (/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|first|last)\b/i.test(text) ? 0.5 : 0) -
    (isShort ? 2 : 0) -
    (trifle.test(text) ? 4 : 0) -
    (/\b(?:it|that|this|them|him|one)$/i.test(text) ? 1 : 0)
  )
}

const saying =
  /\b(?:sa(?:id|ys)|told|tells|asked|asks|goes|went|wrote|writes|texted|shouted|whispered|answered|replied|yelled)\b/i

/** The last words in quotation marks that somebody else said: '“Everyone only has two”'. */
function spokenIn(sentence: string): string | null {
  const found = [...sentence.matchAll(/["“]([^"“”]{4,110})["”]/g)].at(-1)
  const said = found?.[1]?.replace(/(?<![\s.,!…;:])[\s.,!…;:]+$/u, '')
  if (!said || /[?‘]/.test(said) || wordCount(said) < 2 || wordCount(said) > 18) return null
  const before = sentence.slice(0, found?.index)
  const after = sentence.slice((found?.index ?? 0) + (found?.[0].length ?? 0))
  if (!saying.test(before) && !saying.test(after.slice(0, 24))) return null
  if (/\b(?:who|what|where|why|how) (?:is|are|do|does)\b|^May I\b|^I (?:did|do) not$/i.test(said)) return null
  return /\bI(?:['’]\p{L}+)? (?:\p{L}+ )?(?:say|said|told|asked|went|wrote|texted|answered|shouted)\b/u.test(
    before.slice(-30),
  )
    ? null
    : `“${capitalised(said)}”`
}

/** Up to six words that name something: "Egg and onion", "Four hours". */
function fragmentOf(whole: string): string | null {
  const said = words(whole)
  if (said.length < 2 || said.length > 6 || /[,;:]/.test(whole) || interjection.test(whole)) return null
  const hasSubject =
    /^(?:i|we|he|she|they|it|you|there|that|this|who|what|how|when|if|im|ive|theres|shes|hes|its|thats|theyre)\b/i.test(
      whole,
    )
  const hasVerb = verbs.test(whole)
  const isSaid = said.some(({ folded }) => !isStopword(folded))
  return hasSubject || hasVerb || !isSaid ? null : turnedFragment(whole)
}

const turnedFragment = (whole: string): string | null => {
  const text = inSecondPerson(whole)
  return text && wordCount(text) <= longestReflection ? text : null
}
