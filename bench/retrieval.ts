import { retrieve } from '#domain/companion/retrieval/retrieve.ts'
import { type IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import type { Measure } from './measure.ts'
import { questionKinds, readTalkSet, type TalkPerson, type TalkQuestion } from './talks/talk-set.ts'

/** How many finds count. */
const at = 5

const uidOf = (talk: number, turn: number): string => `${talk}.${turn}`

/** What a person said in each talk, by the key of the talk. */
export const saidByTalk = ({ talks }: TalkPerson): [string, IndexedEntry[]][] =>
  talks.map(({ id, date, turns }) => [
    `talk ${id}`,
    turns.flatMap(({ who, text }, turn): IndexedEntry[] =>
      who === 'person'
        ? [
            {
              uid: uidOf(id, turn + 1),
              title: '',
              content: text,
              createdAt: `${date}T20:00:00.000Z`,
              day: date,
            },
          ]
        : [],
    ),
  ])

/** One person's words in an index, each turn as a message of its talk. */
export function indexOfTalks(person: TalkPerson): SearchIndex {
  const index = new SearchIndex()
  for (const [key, said] of saidByTalk(person)) index.putTalk(key, said)
  return index
}

export type Retriever = (index: SearchIndex, text: string) => readonly string[]

const unique = (uids: readonly string[]): string[] => [...new Set(uids)]

/** BM25 over stems as it comes. */
export const plainRetriever: Retriever = (index, text) =>
  unique(index.search(index.terms(text), at * 3).map(({ passage }) => passage.entryUid)).slice(0, at)

export const ourRetriever: Retriever = (index, text) =>
  unique(retrieve(index, { text, limit: at * 3 }).map(({ passage }) => passage.entryUid)).slice(0, at)

/** The share of the things asked for that are among the first five finds; null for a question without an answer. */
export function recallOf({ evidence }: TalkQuestion, found: readonly string[]): number | null {
  if (evidence.length === 0) return null
  const hits = evidence.filter((any) => any.some(({ talk, turn }) => found.includes(uidOf(talk, turn))))
  return hits.length / evidence.length
}

/** Mean recall@5 by kind of question and over all, with how many questions there were. */
export function recallByKind(
  people: readonly TalkPerson[],
  retriever: Retriever,
): Map<string, { recall: number; n: number }> {
  const sums = new Map<string, { recall: number; n: number }>()
  const add = (kind: string, recall: number): void => {
    const sum = sums.get(kind) ?? { recall: 0, n: 0 }
    sums.set(kind, { recall: sum.recall + recall, n: sum.n + 1 })
  }
  for (const person of people) {
    const index = indexOfTalks(person)
    for (const question of person.questions) {
      const recall = recallOf(question, retriever(index, question.question))
      if (recall === null) continue
      add(question.kind, recall)
      add('all', recall)
    }
  }
  return new Map(
    ['all', ...questionKinds].flatMap((kind) => {
      const sum = sums.get(kind)
      return sum ? [[kind, { recall: sum.recall / sum.n, n: sum.n }] as const] : []
    }),
  )
}

/** Tuned with a look at the questions of these five; the others were only measured. */
export const tunedOn: ReadonlySet<string> = new Set(['Bernie', 'Dez', 'Femi', 'Ines', 'Walter'])

/** What retrieval finds in the talk set, beside BM25 as it comes: by people whose questions were seen while it was tuned, and the others. */
export function measureRetrieval(): Measure[] {
  const people = readTalkSet()
  return [true, false].map((isTuned) => {
    const some = people.filter(({ name }) => tunedOn.has(name) === isTuned)
    const ours = recallByKind(some, ourRetriever)
    const plain = recallByKind(some, plainRetriever)
    const kinds = [...ours].map(([kind, { recall, n }]) => `${kind} ${recall.toFixed(2)} of ${n}`)
    return {
      what: `retrieval, recall@5, ${isTuned ? 'five people tuned on' : 'five others'}`,
      ...{
        measured: ours.get('all')?.recall ?? 0,
        budget: plain.get('all')?.recall ?? 0,
        unit: 'times',
        rule: 'at least',
      },
      note: `asked for: more than BM25 as it comes; ${kinds.join(', ')}`,
    }
  })
}
