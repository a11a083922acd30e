import { lengthOf, type Meaning, vectorLength } from '#domain/meaning/vectors.ts'
import { kindTable } from './kind-table.ts'

/** What a message is above all, as it was labelled: what is asked or wanted, what is said to the companion or in passing, and what is told. bench/kinds/README.md says what each is. */
export const meantKinds = [
  ...(['journal', 'again', 'world', 'body', 'app', 'private', 'identity', 'mind', 'able', 'deed'] as const),
  ...(['write', 'plan', 'judgement', 'dispute', 'joke', 'plea', 'greeting', 'thanks', 'farewell'] as const),
  ...(['smalltalk', 'hush', 'rebuke', 'mock', 'fond', 'apology'] as const),
  ...(['wry', 'joy', 'weary', 'told', 'harsh', 'foreign'] as const),
]
export type MeantKind = (typeof meantKinds)[number]

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const asking = wordsOf(
  "what when where who which how why whose what's whats who's whos where's when's how's whit whe",
)
const auxiliary = wordsOf(
  'is are was were do does did can could may might will would should shall have has had am ought',
)
const first = wordsOf("i me my mine we our us i'm im i've i'd i'll mi myself we're")
const past = wordsOf('was were did had got went said wrote told gave paid bought took came made won left')
const second = wordsOf("you your u ur you're yuh ye yourself")
const orders = wordsOf('please kindly help make give')
const plans = wordsOf('plan schedule list timetable order arrange')
const pages = wordsOf('journal diary page pages entry entries app wrote write backup password export pdf')
const courtesies = wordsOf('thanks thank night bye morning evening hello hi hey cheers')
const bodies = wordsOf(
  'safe pain doctor pill pills tablet tablets ibuprofen paracetamol swollen dose fever sore knee stomach head',
)
const harsh = wordsOf('idiot stupid useless dumb fool foolish coward donkey')

/** What stands in the words of a message, 0 to 1 each (the share of letters beyond ASCII up to 5). */
function lexicalSigns(text: string): number[] {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const words: readonly string[] = plain.match(/\p{L}+(?:'\p{L}+)?/gu) ?? []
  const [opener = ''] = words
  const has = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word))
  const opensNear = (some: ReadonlySet<string>): boolean =>
    !some.has(opener) && words.slice(0, 3).some((word) => some.has(word))
  const isAsked = plain.trimEnd().endsWith('?')
  const signs = [
    ...[isAsked, !isAsked && plain.includes('?')],
    ...[asking, auxiliary].flatMap((some) => [some.has(opener), opensNear(some)]),
    ...[has(asking), has(first), first.has(opener)],
    ...[has(past) || words.some((word) => word.endsWith('ed')), words.includes('did'), has(second)],
    ...[words.includes('should') || words.includes('ought')],
    ...[orders, plans, pages, courtesies, bodies].map(has),
    (words.includes('am') || words.includes('was')) && !plain.includes('?') && has(harsh),
    ...[/\d/.test(text), text.includes('!'), /[A-Z]/.test(text.slice(1).replaceAll(' I ', ''))],
    ...[words.length <= 3, words.length > 15, (text.match(/[.!?](?=\s|$)/g)?.length ?? 0) > 1],
  ].map(Number)
  const beyond = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  return [...signs, (5 * beyond) / Math.max(1, text.length), Math.min(words.length, 40) / 20]
}

/** So many rows of the table are for words and pairs of words, which share them by their hash. */
const gramRows = 1024

/** FNV-1a of the letters of a text, in 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The rows, from 0, of the words of a message and of its pairs of words, with its beginning and its end; every figure is 0. */
function gramsOf(text: string): number[] {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const words = (plain.match(/\p{L}+(?:'\p{L}+)?|\p{Nd}+|[?!]/gu) ?? []).map((word) =>
    /^\p{Nd}/u.test(word) ? '0' : word,
  )
  const all = ['^', ...words, '$']
  const pairs = all.slice(1).map((word, at) => `${all[at]} ${word}`)
  return [...new Set([...words, ...pairs])].map((gram) => hashOf(gram) % gramRows)
}

/** How many signs there are, with 1 as the last. */
export const signCount = vectorLength + lexicalSigns('').length + gramRows + 1

/** The signs of a message that are not 0, as [number, worth]: its direction in meaning, at length 1, those of its words, the words themselves, and 1. */
export function signsOf(vector: Meaning, text: string): [number, number][] {
  const length = lengthOf(vector) || 1
  const known = [...Array.from(vector, (one) => one / length), ...lexicalSigns(text)]
  const grams = gramsOf(text)
  return [
    ...known.flatMap((worth, at): [number, number][] => (worth === 0 ? [] : [[at, worth]])),
    ...grams.map((row): [number, number] => [known.length + row, 1 / Math.sqrt(grams.length)]),
    [signCount - 1, 1],
  ]
}

/** Made when it is first needed. */
let bytes: Int8Array | null = null

/** What kind of message a text with this vector most likely is, and how likely, 0 to 1. Throws where the vector has another length. */
export function kindByMeaning(
  vector: Meaning,
  text: string,
): {
  readonly kind: MeantKind
  readonly chance: number
  /** Of each of `meantKinds`. */
  readonly chances: readonly number[]
} {
  if (vector.length !== vectorLength) throw new RangeError(`A meaning has ${vectorLength} numbers`)
  bytes ??= Int8Array.from(atob(kindTable.weights), (sign) => sign.charCodeAt(0))
  const odds = new Float64Array(meantKinds.length)
  for (const [row, worth] of signsOf(vector, text))
    for (let column = 0; column < odds.length; column++)
      odds[column] =
        (odds[column] as number) +
        worth * (kindTable.scales[row] ?? 0) * (bytes[row * odds.length + column] ?? 0)
  const most = Math.max(...odds)
  const all = odds.reduce((sum, one) => sum + Math.exp(one - most), 0)
  const chances = Array.from(odds, (one) => Math.exp(one - most) / all)
  return { kind: meantKinds[odds.indexOf(most)] ?? 'told', chance: 1 / all, chances }
}
