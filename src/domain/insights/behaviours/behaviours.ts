import { capital } from '../../text/number-words.ts'
import type { PageFacts } from '../day-table.ts'
import type { BehavioralInsight } from '../derived.ts'
import type { PhraseReceipt } from '../patterns.ts'
import { headOf } from './accounts.ts'

/** One thing that goes with a behaviour, counted both ways. */
export interface BothWays {
  readonly words: string
  /** Days with both. */
  readonly both: number
  /** Days with it, with the behaviour or without. */
  readonly days: number
}

/** Something that is done again and again, with what comes before it and what comes of it. */
export interface Behaviour extends BehavioralInsight {
  readonly claim: string
  /** Days on which it stands in the pages. */
  readonly days: number
  readonly before: readonly BothWays[]
  readonly after: readonly BothWays[]
  /** Newest first, at most one a page. */
  readonly receipts: readonly PhraseReceipt[]
  /** A day with the trigger and without the behaviour; null: there is none. */
  readonly counterExample: PhraseReceipt | null
}

interface Told {
  readonly page: PageFacts
  readonly trigger: string | null
  readonly behaviour: string
  readonly outcome: string | null
  readonly sentence: string
}

/** What is told fewer times, or stands on fewer days, is no behaviour. */
const leastTold = 2
const leastDays = 3
const mostShown = 12

/** The days of pages on which stems stand. */
function daysByStem(pages: readonly PageFacts[]): ReadonlyMap<string, ReadonlySet<string>> {
  const days = new Map<string, Set<string>>()
  for (const { day, stems } of pages) {
    for (const stem of stems) {
      const known = days.get(stem)
      if (known) known.add(day)
      else days.set(stem, new Set([day]))
    }
  }
  return days
}

function bothWays(
  told: readonly Told[],
  part: 'trigger' | 'outcome',
  own: ReadonlySet<string>,
  days: ReadonlyMap<string, ReadonlySet<string>>,
): (BothWays & { readonly stem: string })[] {
  const byStem = new Map<string, { words: string; times: number }>()
  for (const one of told) {
    const words = one[part]
    const stem = words === null ? null : headOf(words)
    if (words === null || stem === null) continue
    const known = byStem.get(stem)
    byStem.set(stem, { words: known?.words ?? words, times: (known?.times ?? 0) + 1 })
  }
  return [...byStem]
    .map(([stem, { words, times }]) => {
      const its = days.get(stem) ?? new Set<string>()
      return { stem, words, times, both: [...its].filter((day) => own.has(day)).length, days: its.size }
    })
    .sort((a, b) => b.times - a.times || b.both - a.both || (a.stem < b.stem ? -1 : 1))
    .slice(0, 3)
}

const day = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

function justificationOf(days: number, before: readonly BothWays[], after: readonly BothWays[]): string {
  const said = [...before, ...after].map(
    ({ words, both, days: its }) =>
      `With “${words}” on ${both} of its ${days}; of the ${day(its)} with that, ${both} had this.`,
  )
  return [`It stands on ${day(days)}.`, ...said].join(' ')
}

function implicationOf([before]: readonly BothWays[], [after]: readonly BothWays[]): string {
  if (before && after) return `It comes with “${before.words}”, and “${after.words}” follows.`
  if (before) return `It comes with “${before.words}”. What came of it was not written down.`
  return after ? `“${after.words}” follows. What came before it was not written down.` : ''
}

function actionOf([before]: readonly BothWays[], [after]: readonly BothWays[]): string {
  if (after) return 'Would you want more of what follows, or less of it?'
  return before ? 'What comes of it? One line on the next such day would tell.' : 'What comes before it?'
}

/** What is done again and again in pages (in order of time), as their sentences tell it, that of the most days first. Days are counted both ways: with the trigger and without it. */
export function behavioursIn(pages: readonly PageFacts[]): Behaviour[] {
  const byHead = new Map<string, Told[]>()
  for (const page of pages) {
    for (const account of page.accounts) {
      const head = headOf(account.behaviour)
      if (head === null) continue
      const known = byHead.get(head)
      if (known) known.push({ page, ...account })
      else byHead.set(head, [{ page, ...account }])
    }
  }
  const days = daysByStem(pages)
  return [...byHead]
    .map(([head, told]) => ({ head, told, own: days.get(head) ?? new Set<string>() }))
    .filter(({ told, own }) => told.length >= leastTold && own.size >= leastDays)
    .sort((a, b) => b.own.size - a.own.size || (a.head < b.head ? -1 : 1))
    .slice(0, mostShown)
    .map(({ head, told, own }) => behaviourOf(head, told, own, days, pages))
}

function behaviourOf(
  head: string,
  told: readonly Told[],
  own: ReadonlySet<string>,
  days: ReadonlyMap<string, ReadonlySet<string>>,
  pages: readonly PageFacts[],
): Behaviour {
  const before = bothWays(told, 'trigger', own, days)
  const after = bothWays(told, 'outcome', own, days)
  const newest = [...told].reverse()
  const seen = new Set<string>()
  const receipts = newest.flatMap(({ page, behaviour, sentence }) => {
    if (seen.has(page.uid)) return []
    seen.add(page.uid)
    return [{ entryUid: page.uid, day: page.day, quote: sentence, counted: behaviour }]
  })
  const trigger = before[0]?.stem
  const without = pages.findLast(
    ({ day: on, stems, line }) =>
      trigger !== undefined && line !== '' && !own.has(on) && stems.includes(trigger),
  )
  return {
    claim: `behaviour ${head}`,
    behavior: capital(newest[0]?.behaviour ?? head),
    triggers: before.map(({ words }) => words),
    outcomes: after.map(({ words }) => words),
    frequencies: {
      behavior: own.size,
      ...Object.fromEntries([...before, ...after].map(({ words, both }) => [words, both])),
    },
    justification: justificationOf(own.size, before, after),
    implication: implicationOf(before, after),
    actionableInsight: actionOf(before, after),
    days: own.size,
    before: before.map(({ words, both, days: its }) => ({ words, both, days: its })),
    after: after.map(({ words, both, days: its }) => ({ words, both, days: its })),
    receipts,
    counterExample: without
      ? { entryUid: without.uid, day: without.day, quote: without.line, counted: '' }
      : null,
  }
}
