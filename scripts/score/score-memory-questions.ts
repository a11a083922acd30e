import { questionIn } from '#domain/companion/retrieval/journal-question.ts'
import { retrieve } from '#domain/companion/retrieval/retrieve.ts'
import type { MemoryGraph } from '#domain/memory/memory-graph.ts'
import { remembered } from '#domain/memory/retrieval/remembered.ts'
import { viewOf } from '#domain/memory/summaries/memory-view.ts'
import { SearchIndex } from '#domain/search/search-index.ts'
import type { Life } from './score-memory.ts'

/** A question that a life's writer asks it. single: one page answers; multi: several have to be brought together; temporal: when, before, after. */
export interface LifeQuestion {
  readonly kind: 'single' | 'multi' | 'temporal'
  readonly question: string
  /** The days of the pages that are needed. */
  readonly pages: readonly string[]
}

/** The mean share of needed pages among the five that are given to whoever answers, without memory and with it. */
export interface QuestionScore {
  readonly asked: number
  readonly without: number
  readonly with: number
}

const most = 5

/** Asks a life's questions of its words alone, and of memory first and its words after that. */
export function scoreQuestions(life: Life, graph: MemoryGraph): Map<LifeQuestion['kind'], QuestionScore> {
  const index = new SearchIndex()
  for (const { day, text } of life.pages)
    index.put({ uid: day, title: '', content: text, createdAt: `${day}T20:00:00.000Z`, day })
  const today = life.pages.at(-1)?.day ?? ''
  const view = viewOf(graph, today)
  const dayOf = (uid: string): string => life.pages[Number(uid)]?.day ?? ''
  const scores = new Map<LifeQuestion['kind'], { asked: number; without: number; with: number }>()
  for (const { kind, question, pages } of life.questions ?? []) {
    const { period = null } =
      questionIn(question, { day: today, weekStart: 'monday', names: [], notNames: [] }) ?? {}
    const byWords = (text: string) =>
      retrieve(index, { text, limit: most * 3 }).map(({ passage }) => passage.day)
    const known = remembered({ question, period }, view).map(({ receipt }) => dayOf(receipt.uid))
    const share = (days: readonly string[]): number => {
      const given = [...new Set(days)].slice(0, most)
      return pages.filter((day) => given.includes(day)).length / pages.length
    }
    const score = scores.get(kind) ?? { asked: 0, without: 0, with: 0 }
    scores.set(kind, {
      asked: score.asked + 1,
      without: score.without + share(byWords(question)),
      with: score.with + share([...known.slice(0, 2), ...byWords(question)]),
    })
  }
  return new Map(
    [...scores].map(([kind, { asked, ...sums }]) => [
      kind,
      { asked, without: sums.without / asked, with: sums.with / asked },
    ]),
  )
}
