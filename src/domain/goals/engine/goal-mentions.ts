import { fold } from '../../text/fold.ts'
import { everydayWords } from '../../text/stopwords.ts'
import { sentences, stemOf, telling, type Word } from '../../text/text.ts'
import type { Day } from '../../time/day.ts'

/** A page in which a goal may be mentioned. */
export interface ReadPage {
  readonly uid: string
  readonly day: Day
  /** What its writer wrote, without what a template asks. */
  readonly text: string
}

/** A sentence that mentions a goal. */
export interface Mention {
  readonly entryId: string
  readonly day: Day
  /** Literal substring of the page. */
  readonly quote: string
  /** The words by which it was found, as the page has them. */
  readonly words: readonly string[]
}

/** The nearest people: a goal with one of them is about both together, "Play for Dad" about no playing alone. */
const people = new Set(
  'mum mom mother dad father sister brother parents family kids children wife husband partner'.split(' '),
)

/** Words that stand in many goals and journals and name none: what one does with a goal, when, and with whom. They only help another. */
const vague = new Set([
  ...people,
  ...[
    'learn start stop finish begin make get take become do try keep quit improve reduce increase complete practise practice save',
    'daily weekly monthly yearly time times week weekend weeks month half twice year years less more often regularly thing things',
    'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december',
    ...everydayWords,
  ].flatMap((words) => words.split(' ')),
])

/** Past forms that no stem leads back to their verb. */
const pastForms = new Map(
  [
    'ran run,wrote write,written write,swam swim,swum swim,spoke speak,spoken speak,taught teach,bought buy,built build,drew draw,drawn draw',
    'rode ride,ridden ride,sang sing,sung sing,drank drink,drunk drink,slept sleep,drove drive,driven drive,bit bite,bitten bite,won win',
    'flew fly,grew grow,grown grow,threw throw,sold sell,spent spend,paid pay,gave give,woke wake,wore wear,lent lend,dug dig,ate eat',
  ]
    .join()
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

const numeral = /^\p{N}+$/u
/** So many letters make a word that few pages hold by chance. */
const longWord = 9
const enough = 2

/** The stem by which a word is compared: that of its verb where it is a past form. */
const stemFor = ({ folded, stem }: { folded: string; stem: string }): string => {
  const verb = pastForms.get(folded)
  return verb === undefined ? stem : stemOf(verb)
}

/**
 * The stems by which a goal is found in pages, and how far each of them alone is evidence: at `enough` it needs no other. That is a tag, a name, a long word, and
 * the one telling word of a title; of all others two must come together, and not two vague ones where the title has another.
 */
export function stemsOfGoal({ title, tags }: Named): ReadonlyMap<string, StemWeight> {
  const all = telling(title).filter(({ folded }) => !numeral.test(folded))
  const tagStems = new Set(telling(tags.join(' ')).map(stemFor))
  const own = all.filter(({ folded }) => !vague.has(folded))
  const isNamed = own.length > 0
  const hasPerson = all.some(({ folded }) => people.has(folded))
  const isCased = all.filter(({ start }) => isCapital(title, start)).length <= all.length / 2
  const weightOf = (word: Word): StemWeight => {
    if (isNamed && vague.has(word.folded)) return { weight: 1, isVague: !tagStems.has(stemFor(word)) }
    const isName = isNamed && isCased && word.start > 0 && isCapital(title, word.start)
    const isLone = own.length === 1 && !hasPerson
    const isRare = isNamed && (word.folded.length >= longWord || tagStems.has(stemFor(word)))
    const isSure = isName || isLone || isRare
    return { weight: isSure ? enough : 1, isVague: false }
  }
  const tagWeight = ({ folded }: Word) => ({ weight: vague.has(folded) ? 1 : enough, isVague: false })
  const weights = new Map(telling(tags.join(' ')).map((word) => [stemFor(word), tagWeight(word)]))
  for (const word of all) weights.set(stemFor(word), weightOf(word))
  return weights
}

interface StemWeight {
  readonly weight: number
  readonly isVague: boolean
}

/** What a goal is found by. */
interface Named {
  readonly title: string
  readonly tags: readonly string[]
}

const isCapital = (text: string, at: number): boolean => /\p{Lu}/u.test(text.charAt(at))

/** How much some stems of a goal say together; nothing where all of them are vague. */
function weighed(hits: Iterable<string>, stems: ReadonlyMap<string, StemWeight>): number {
  let sum = 0
  let isTelling = false
  for (const hit of hits) {
    const found = stems.get(hit)
    sum += found?.weight ?? 0
    if (found && !found.isVague) isTelling = true
  }
  return isTelling ? sum : 0
}

const longestQuote = 400

/** The sentence of a page that says most of a goal, with the words by which it was found. */
export type SaidOfGoal = Pick<Mention, 'quote' | 'words'>

/**
 * Finds a goal in one page: the sentence that says most of it, where that is enough to be evidence (`stemsOfGoal`). Answers null where there is none.
 */
export function mentionFinder(goal: Named): (text: string) => SaidOfGoal | null {
  const stems = stemsOfGoal(goal)
  const beginnings = new Map([...stems.keys()].map((stem) => [stem, stem.slice(0, beginningOf(stem))]))
  const past = [...pastForms].filter(([, verb]) => stems.has(stemOf(verb)))
  return (text) => {
    if (stems.size === 0) return null
    const letters = fold(text)
    const may = new Set([...beginnings].filter(([, word]) => letters.includes(word)).map(([stem]) => stem))
    for (const [form, verb] of past) if (letters.includes(form)) may.add(stemOf(verb))
    // Most pages fall here, before anything is taken apart.
    return weighed(may, stems) < enough ? null : bestSentence(text, stems)
  }
}

const beginningOf = (stem: string): number => Math.max(2, Math.min(4, stem.length - 1))

/** The sentences that mention a goal, newest first, one a page. */
export function mentionsOf(goal: Parameters<typeof mentionFinder>[0], pages: Iterable<ReadPage>): Mention[] {
  const find = mentionFinder(goal)
  const found: Mention[] = []
  for (const page of pages) {
    const said = find(page.text)
    if (said) found.push({ entryId: page.uid, day: page.day, ...said })
  }
  return found.sort(newestFirst)
}

/** Orders mentions by day, newest first. */
export const newestFirst = (a: Mention, b: Mention): number =>
  a.day === b.day ? (a.entryId < b.entryId ? 1 : -1) : a.day < b.day ? 1 : -1

function bestSentence(text: string, stems: ReadonlyMap<string, StemWeight>): SaidOfGoal | null {
  let best: (SaidOfGoal & { weight: number }) | null = null
  for (const sentence of sentences(text)) {
    const hits = new Map(
      telling(sentence.text)
        .filter((word) => stems.has(stemFor(word)))
        .map((word) => [stemFor(word), sentence.text.slice(word.start, word.end)]),
    )
    const weight = weighed(hits.keys(), stems)
    if (weight < enough || weight <= (best?.weight ?? 0)) continue
    best = { quote: sentence.text.slice(0, longestQuote), words: [...hits.values()], weight }
  }
  return best && { quote: best.quote, words: best.words }
}
