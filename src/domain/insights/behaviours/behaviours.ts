import { capital } from '../../text/number-words.ts'
import type { PageFacts } from '../day-table.ts'
import type { BehavioralInsight } from '../derived.ts'
import type { PhraseReceipt } from '../patterns.ts'
import { headOf, type Said, saidIn, says } from './accounts.ts'

/** One thing that goes with a behaviour, counted both ways. */
export interface BothWays {
  readonly words: string
  /** Days with both. */
  readonly both: number
  /** Days on which it is told as what came before (or after) anything that was done, this behaviour or another. */
  readonly days: number
}

/** Something that is done again and again, with what comes before it and what comes of it. */
export interface Behaviour extends BehavioralInsight {
  readonly claim: string
  /** Days of which a sentence tells that it was done. */
  readonly days: number
  readonly before: readonly BothWays[]
  readonly after: readonly BothWays[]
  /** Newest first, at most one a page. */
  readonly receipts: readonly PhraseReceipt[]
  /** A day on which the trigger was told and something else was done; null: there is none. */
  readonly counterExample: PhraseReceipt | null
}

interface Told {
  readonly page: PageFacts
  readonly trigger: string | null
  readonly behaviour: string
  readonly outcome: string | null
  readonly sentence: string
}

/** What is told of fewer days is no behaviour. */
const leastDays = 3
/** A trigger or an outcome that is told of fewer days may be chance, and is not claimed. */
const leastTogether = 2
const mostShown = 12

/** What came before or after, as one sentence has it. */
interface Side {
  readonly words: string
  readonly said: Said
  readonly told: Told
}

interface CountedSide extends BothWays {
  readonly said: Said
}

const daysOf = (told: readonly Told[]): ReadonlySet<string> => new Set(told.map(({ page }) => page.day))

function sidesOf(told: readonly Told[], part: 'trigger' | 'outcome'): Side[] {
  return told.flatMap((one) => {
    const words = one[part]
    const said = words === null ? null : saidIn(words)
    return words === null || said === null ? [] : [{ words, said, told: one }]
  })
}

/** What goes with a behaviour on at least two days, that of the most days first. `all`: the same part of every account. */
function bothWays(own: readonly Side[], all: readonly Side[]): CountedSide[] {
  const byWords = new Map<string, Side>()
  for (const side of own) {
    const key = `${side.said.isDenied} ${side.said.stems.join(' ')}`
    if (!byWords.has(key)) byWords.set(key, side)
  }
  const daysWith = (sides: readonly Side[], said: Said) =>
    daysOf(sides.filter((side) => says(side.said, said)).map(({ told }) => told)).size
  return [...byWords.values()]
    .map(({ words, said }) => ({ words, said, both: daysWith(own, said) }))
    .filter(({ both }) => both >= leastTogether)
    .sort(
      (a, b) => b.both - a.both || b.said.stems.length - a.said.stems.length || (a.words < b.words ? -1 : 1),
    )
    .slice(0, 3)
    .map((side) => ({ ...side, days: daysWith(all, side.said) }))
}

/** Days of the behaviour and of all that goes with it, by words; what came after is told apart where its words are taken. */
function frequenciesOf(
  days: number,
  before: readonly BothWays[],
  after: readonly BothWays[],
): Record<string, number> {
  const frequencies = new Map([['behavior', days]])
  for (const [side, all] of [
    ['before', before],
    ['after', after],
  ] as const)
    for (const { words, both } of all)
      frequencies.set(frequencies.has(words) ? `${words} (${side})` : words, both)
  return Object.fromEntries(frequencies)
}

const day = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

function justificationOf(days: number, before: readonly BothWays[], after: readonly BothWays[]): string {
  const said = [...before, ...after].map(
    ({ words, both, days: its }) =>
      `With “${words}” on ${both} of its ${days}; of the ${day(its)} that tell of that, ${both} had this.`,
  )
  return [`It is told of ${day(days)}.`, ...said].join(' ')
}

function implicationOf([before]: readonly BothWays[], [after]: readonly BothWays[]): string {
  if (before && after) return `It comes with “${before.words}”, and “${after.words}” follows.`
  if (before) return `It comes with “${before.words}”. What came of it was not told twice.`
  return after
    ? `“${after.words}” follows. What came before it was not told twice.`
    : 'What comes before it and what comes of it is another thing each time.'
}

function actionOf([before]: readonly BothWays[], [after]: readonly BothWays[]): string {
  if (after) return 'Would you want more of what follows, or less of it?'
  return before ? 'What comes of it? One line on the next such day would tell.' : 'What comes before it?'
}

/**
 * What is done again and again in pages (in order of time), as their sentences tell it, that of the most days first. Only days of which a sentence tells
 * that it was done count, and those are counted both ways: with the trigger and without it.
 */
export function behavioursIn(pages: readonly PageFacts[]): Behaviour[] {
  const all = pages.flatMap((page) => page.accounts.map((account): Told => ({ page, ...account })))
  const triggers = sidesOf(all, 'trigger')
  const outcomes = sidesOf(all, 'outcome')
  const byHead = new Map<string, Told[]>()
  for (const one of all) {
    const head = headOf(one.behaviour)
    if (head === null) continue
    const known = byHead.get(head)
    if (known) known.push(one)
    else byHead.set(head, [one])
  }
  return [...byHead]
    .map(([head, told]) => ({ head, told, own: daysOf(told) }))
    .filter(({ own }) => own.size >= leastDays)
    .sort((a, b) => b.own.size - a.own.size || (a.head < b.head ? -1 : 1))
    .slice(0, mostShown)
    .map(({ head, told, own }) => behaviourOf(head, told, own, triggers, outcomes))
}

function behaviourOf(
  head: string,
  told: readonly Told[],
  own: ReadonlySet<string>,
  triggers: readonly Side[],
  outcomes: readonly Side[],
): Behaviour {
  const before = bothWays(sidesOf(told, 'trigger'), triggers)
  const after = bothWays(sidesOf(told, 'outcome'), outcomes)
  const newest = [...told].reverse()
  const seen = new Set<string>()
  const receipts = newest.flatMap(({ page, behaviour, sentence }) => {
    if (seen.has(page.uid)) return []
    seen.add(page.uid)
    return [{ entryUid: page.uid, day: page.day, quote: sentence, counted: behaviour }]
  })
  const trigger = before[0]?.said
  const without =
    trigger && triggers.findLast((one) => says(one.said, trigger) && !own.has(one.told.page.day))
  return {
    claim: `behaviour ${head}`,
    behavior: capital(newest[0]?.behaviour ?? head),
    triggers: before.map(({ words }) => words),
    outcomes: after.map(({ words }) => words),
    frequencies: frequenciesOf(own.size, before, after),
    justification: justificationOf(own.size, before, after),
    implication: implicationOf(before, after),
    actionableInsight: actionOf(before, after),
    days: own.size,
    before: before.map(({ words, both, days }) => ({ words, both, days })),
    after: after.map(({ words, both, days }) => ({ words, both, days })),
    receipts,
    counterExample: without
      ? {
          entryUid: without.told.page.uid,
          day: without.told.page.day,
          quote: without.told.sentence,
          counted: without.words,
        }
      : null,
  }
}
