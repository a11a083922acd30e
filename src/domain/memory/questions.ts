import type { Day } from '../time/day.ts'
import { dayNumberOf } from '../time/day-number.ts'
import { type MemoryCalibration, memoryCalibration, strengthOf } from './calibration.ts'
import type { MemoryCorrection } from './memory-correction.ts'
import type { DatedFact, MemoryGraph, MemoryNode } from './memory-graph.ts'
import type { Surface } from './reading/page-memory.ts'

/** Whom a question is about, and by which way of naming them. */
export interface MemoryAsked {
  readonly node: MemoryNode
  readonly surface: Surface
}

/** Something that memory cannot decide by itself. `id` is the same as long as the question is. */
export type MemoryQuestion = { readonly id: string } & (
  | {
      readonly type: 'same'
      readonly one: MemoryAsked
      /** Whom it may be: one for a name; for somebody without one, likeliest first. */
      readonly others: readonly MemoryAsked[]
      readonly why: string
    }
  | { readonly type: 'against'; readonly fact: DatedFact; readonly earlier: DatedFact }
  | { readonly type: 'new'; readonly fact: DatedFact }
  | { readonly type: 'still'; readonly fact: DatedFact; readonly strength: number }
)

/** So many days a fact counts as new. */
const newDays = 30
/** What may be over without anybody having said so. */
const mayEnd = (slot: string): boolean =>
  ['work', 'home', 'partner', 'member', 'plays', 'begun'].includes(slot) || slot.startsWith('does ')

/** How sure a fact still is, 0..1: it fades from the day it was last said. */
export function factStrength(
  { receipts }: DatedFact,
  today: Day,
  calibration: MemoryCalibration = memoryCalibration,
): number {
  const steps = receipts.map(({ day }) => ({ dayNumber: dayNumberOf(day), isDirect: true, feeling: 0 }))
  const thresholds = { ...calibration.thresholds, minimum: calibration.mean }
  return strengthOf(steps, dayNumberOf(today), { ...calibration, thresholds })
}

/** What to ask, most pressing first: who is who, what does not agree, what is new, what may be over. Nothing that was answered is asked again. */
export function questionsOf(
  graph: MemoryGraph,
  {
    corrections,
    today,
    calibration = memoryCalibration,
  }: {
    readonly corrections: readonly MemoryCorrection[]
    readonly today: Day
    readonly calibration?: MemoryCalibration
  },
): MemoryQuestion[] {
  const answered = new Set(corrections.flatMap((one) => (one.type === 'fact' ? [one.fact] : [])))
  const same = graph.doubts.flatMap((doubt): MemoryQuestion[] => {
    const asked = (surface: Surface): MemoryAsked[] => {
      const node = graph.nodeOf(surface)
      return node ? [{ node, surface }] : []
    }
    const [one] = asked(doubt.one)
    const others = doubt.others.flatMap(asked)
    const id = ['same', doubt.one, ...(doubt.others.length === 1 ? doubt.others : [])].join(' ')
    return one && others.length > 0 ? [{ type: 'same', id, one, others, why: doubt.why }] : []
  })
  const byKey = new Map(graph.facts.map((fact) => [fact.key, fact]))
  const against = graph.facts.flatMap((fact): MemoryQuestion[] => {
    const earlier = fact.against === null ? undefined : byKey.get(fact.against)
    const isOver = fact.until !== null || (earlier?.until ?? null) !== null
    if (!earlier || isOver || answered.has(fact.key)) return []
    return [{ type: 'against', id: `against ${fact.key}`, fact, earlier }]
  })
  const open = graph.facts.filter(
    (fact) => !answered.has(fact.key) && fact.against === null && fact.until === null && !fact.isKept,
  )
  const since = dayNumberOf(today) - newDays
  const fresh = open
    .filter(
      ({ learnt, receipts, state }) =>
        receipts.length === 1 && state !== 'once' && dayNumberOf(learnt) >= since,
    )
    .map((fact): MemoryQuestion => ({ type: 'new', id: `new ${fact.key}`, fact }))
  const { minimum, weak } = calibration.thresholds
  const still = open
    .filter(({ slot, state }) => mayEnd(slot) && (state === 'begins' || state === 'is'))
    .map((fact) => ({ fact, strength: factStrength(fact, today, calibration) }))
    .filter(({ strength }) => strength >= minimum && strength < weak)
    .map(({ fact, strength }): MemoryQuestion => ({ type: 'still', id: `still ${fact.key}`, fact, strength }))
  return [...same, ...against, ...fresh, ...still]
}
