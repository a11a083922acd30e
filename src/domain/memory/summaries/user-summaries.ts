import { finished } from '../../insights/statistics/finished.ts'
import { hashOf } from '../../journal/reading/reading-digest.ts'
import { moodDaysOf, moodWhenSteps } from '../node-mood.ts'
import { self } from '../reading/page-memory.ts'
import { type Claim, claimOf, claims, firstSentences, modelUsed } from './claims.ts'
import type { MemoryView } from './memory-view.ts'
import { factClaims, feelingsIn, moodOf, namesIn, sentencesNaming } from './summary-parts.ts'

/** One of the five summaries of User. `checksum` names what it says: another one makes a kept copy stale. */
export interface UserSummary {
  readonly claims: readonly Claim[]
  readonly version: number
  readonly checksum: string
  readonly modelUsed: string
}

/** User's json summaries, under the specification's names. */
export interface UserSummaries {
  readonly historical_context_summary: UserSummary
  readonly mental_model_summary: UserSummary
  readonly psychological_summary: UserSummary
  readonly causal_summary: UserSummary
  readonly temporal_summary: UserSummary
}

const version = 1
const most = { past: 24, now: 24, people: 12, asked: 24, months: 12 }
const always: readonly [string, string] = ['0000-01-01', '9999-12-31']

const summaryOf = (all: readonly Claim[]): UserSummary => ({
  ...{ claims: all, version, modelUsed },
  checksum: hashOf(JSON.stringify(all)),
})

/** What happened, and what was so and is over. */
export const historicalContext = (view: MemoryView): UserSummary =>
  summaryOf(
    factClaims(
      view
        .facts()
        .filter(({ until, state }) => until !== null || state === 'once' || state === 'ends')
        .slice(-most.past),
      view,
    ),
  )

/** Who is who, and what holds now. */
export function mentalModel(view: MemoryView): UserSummary {
  const people = view
    .nodes('person', most.people)
    .map(({ id, name, role }) =>
      role === null ? null : claimOf(`${name} is your ${role}`, sentencesNaming(id, view, role)),
    )
  const now = view
    .facts()
    .filter(({ until, state }) => until === null && (state === 'is' || state === 'begins'))
    .slice(-most.now)
  return summaryOf([...claims(people), ...factClaims(now, view)])
}

/** Which feelings the pages carry, and the mood that was given. */
export function psychological(view: MemoryView): UserSummary {
  const pages = view.pagesBetween(...always)
  const mood = moodOf(pages)
  const rated = pages.filter((page) => page.mood !== null)
  const words = mood && `Mood ${mood.mean} on average`
  return summaryOf([...claims([words ? claimOf(words, firstSentences(rated)) : null]), ...feelingsIn(pages)])
}

/** With whom or what mood surely differs: that days go together with it, not that one makes the other. In steps. */
export function* causal(view: MemoryView): Generator<undefined, UserSummary> {
  const pages = view.pagesBetween(...always)
  const nodes = (['person', 'place', 'concept'] as const).flatMap((type) => view.nodes(type, most.asked))
  const found: (Claim | null)[] = []
  for (const { id, name } of nodes) {
    const on = view.pagesOf(id)
    const mood = yield* moodWhenSteps(moodDaysOf(pages, new Set(on.map(({ uid }) => uid))))
    yield
    if (mood.is === 'few' || (mood.low <= 0 && mood.high >= 0)) continue
    const than = mood.difference > 0 ? 'higher' : 'lower'
    const words = `Mood is ${Math.abs(mood.difference).toFixed(1)} ${than} on days that name ${name}`
    found.push(claimOf(words, sentencesNaming(id, view)))
  }
  return summaryOf(claims(found))
}

/** How the latest months went: pages, mood, and who was named. */
export function temporal(view: MemoryView): UserSummary {
  const byMonth = Map.groupBy(view.pagesBetween(...always), ({ day }) => day.slice(0, 7))
  return summaryOf(
    claims(
      [...byMonth].slice(-most.months).map(([month, pages]) => {
        const mood = moodOf(pages)
        const names = namesIn(pages, view)
          .slice(0, 3)
          .map(({ words }) => words)
        const parts = [mood && `mood ${mood.mean}`, names.length > 0 && `with ${names.join(', ')}`]
        const words = [month, ...parts.filter(Boolean)].join(', ')
        return claimOf(words, firstSentences(pages))
      }),
    ),
  )
}

/** All five. */
export const userSummaries = (view: MemoryView): UserSummaries => ({
  historical_context_summary: historicalContext(view),
  mental_model_summary: mentalModel(view),
  psychological_summary: psychological(view),
  causal_summary: finished(causal(view)),
  temporal_summary: temporal(view),
})

/** The facts about the writer that hold now; not what only happened. */
export const ownFactsNow = (view: MemoryView) =>
  view.factsOf(self).filter(({ until, state }) => until === null && (state === 'is' || state === 'begins'))
