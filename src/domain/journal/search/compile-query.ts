import { closestWord } from './closest-word.ts'
import { dayWindow } from './day-window.ts'
import type { IndexedPage, PageIndex } from './page-index.ts'
import { isRatingIn } from './rating-range.ts'
import type { Asked, Condition, SearchQuery } from './search-query.ts'

/** A word that stands on no page, and the one, as it is written there, that was looked for instead. */
export interface Correction {
  readonly asked: string
  readonly shown: string
  /** The same, folded. */
  readonly word: string
}

/** `bits` say which of the wanted words stand on the page. */
export type ConditionTest = (slot: number, bits: number) => boolean

/** Words of which any one sets the bit. */
export interface WantedWords {
  readonly ids: readonly number[]
  readonly bit: number
}

export interface CompiledQuery {
  readonly clauses: readonly (readonly ConditionTest[])[]
  readonly words: readonly WantedWords[]
  readonly corrections: readonly Correction[]
}

/** A query in the numbers of an index. */
export function compileQuery(index: PageIndex, query: SearchQuery, startHour: number): CompiledQuery {
  const words: WantedWords[] = []
  const corrections = new Map<string, Correction>()
  const want = (ids: readonly number[]): ConditionTest => {
    const bit = 1 << words.length
    words.push({ ids, bit })
    return (_slot, bits) => (bits & bit) !== 0
  }
  const testOf = ({ condition, isNot }: Asked): ConditionTest => {
    if (condition.kind !== 'words' && condition.kind !== 'name') return plainTest(index, condition, startHour)
    if (condition.words.length > 1) return runTest(index, condition, want)
    const { ids, correction } = wordIds(index, condition, isNot)
    if (correction) corrections.set(correction.asked, correction)
    return want(ids)
  }
  const clauses = query.clauses.map((clause) =>
    clause.map((asked): ConditionTest => {
      const test = testOf(asked)
      return asked.isNot ? (slot, bits) => !test(slot, bits) : test
    }),
  )
  return { clauses, words, corrections: [...corrections.values()] }
}

type WordsCondition = Extract<Condition, { kind: 'words' | 'name' }>
type OtherCondition = Exclude<Condition, WordsCondition>

/** The words that a condition about one word means. Where it is nowhere: for a name those that begin like it, then the closest. */
function wordIds(
  { vocabulary }: PageIndex,
  condition: WordsCondition,
  isNot: boolean,
): { readonly ids: readonly number[]; readonly correction?: Correction } {
  const [word = ''] = condition.words
  const isName = condition.kind === 'name'
  const isBeginning = condition.kind === 'words' && condition.isBeginning
  const exact = vocabulary.idOf(word)
  const ids = isBeginning ? vocabulary.idsBeginning(word) : exact === undefined ? [] : [exact]
  if (ids.length > 0 || isNot || (!isName && !isBeginning)) return { ids }
  const begun = isName ? vocabulary.idsBeginning(word).filter((id) => vocabulary.isName(id)) : []
  if (begun.length > 0) return { ids: begun }
  const closest = closestWord(vocabulary, word, isName)
  if (closest === undefined) return { ids }
  const correction = { asked: word, shown: vocabulary.spelling(closest), word: vocabulary.word(closest) }
  return { ids: [closest], correction }
}

/** Words that follow each other; of the last one the beginning may be enough. Looked for only on pages that have the first and the last. */
function runTest(
  index: PageIndex,
  condition: WordsCondition,
  want: (ids: readonly number[]) => ConditionTest,
): ConditionTest {
  const run = condition.words.slice(0, -1).map((word) => index.vocabulary.idOf(word))
  const last = condition.words.at(-1) ?? ''
  const lastId = index.vocabulary.idOf(last)
  const isBeginning = condition.kind === 'words' && condition.isBeginning
  const lastIds = isBeginning ? index.vocabulary.idsBeginning(last) : lastId === undefined ? [] : [lastId]
  const [first] = run
  if (first === undefined || run.includes(undefined) || lastIds.length === 0) return () => false
  const [hasFirst, hasLast] = [want([first]), want(lastIds)]
  const ends = new Set(lastIds)
  return (slot, bits) => {
    if (!hasFirst(slot, bits) || !hasLast(slot, bits)) return false
    const ids = index.at(slot)?.ids ?? new Uint32Array()
    for (let at = ids.indexOf(first); at >= 0; at = ids.indexOf(first, at + 1)) {
      if (ends.has(ids[at + run.length] ?? -1) && run.every((id, nth) => ids[at + nth] === id)) return true
    }
    return false
  }
}

function plainTest(index: PageIndex, condition: OtherCondition, startHour: number): ConditionTest {
  const onPage =
    (test: (page: IndexedPage) => boolean): ConditionTest =>
    (slot) => {
      const page = index.at(slot)
      return page !== undefined && test(page)
    }
  switch (condition.kind) {
    case 'signs':
      return onPage(
        ({ entry }) => entry.title.includes(condition.text) || entry.content.includes(condition.text),
      )
    case 'topic':
      return onPage(topicTest(index, condition.topic))
    case 'rating': {
      const column = index.ratings[condition.scale]
      return (slot) => isRatingIn(column[slot] || null, condition.range)
    }
    case 'days': {
      const isWithin = dayWindow(condition, startHour)
      return (slot) => isWithin(index.atMs[slot] ?? 0, () => index.at(slot)?.entry.zone ?? 'UTC')
    }
    case 'photo':
      return onPage((page) => page.hasPhoto)
    case 'starred':
      return onPage(({ entry }) => entry.isStarred === true)
    case 'feeling':
      return onPage(
        ({ entry }) => Array.isArray(entry.emotions) && entry.emotions.includes(condition.feeling),
      )
  }
}

/** The topic itself; where no page has it, those that begin like it. */
function topicTest(index: PageIndex, topic: string): (page: IndexedPage) => boolean {
  if (index.topics().has(topic)) return (page) => page.topics.has(topic)
  const begun = [...index.topics().keys()].filter((key) => key.startsWith(topic))
  return (page) => begun.some((key) => page.topics.has(key))
}
