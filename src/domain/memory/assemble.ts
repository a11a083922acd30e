import type { Day } from '../time/day.ts'
import { MemoryIndex } from './assembly/memory-index.ts'
import type { MemoryCalibration } from './calibration.ts'
import type { MemoryCorrection } from './memory-correction.ts'
import type { MemoryGraph, RememberedPage } from './memory-graph.ts'

/** What the graph rests on besides the pages. */
export interface AssembleWith {
  readonly corrections: readonly MemoryCorrection[]
  readonly today: Day
  readonly calibration?: MemoryCalibration
}

/** The whole graph of pages, at once: the same pages and corrections give the same graph, in whatever order they came. */
export function assembleMemory(
  all: Iterable<RememberedPage>,
  { corrections, today, calibration }: AssembleWith,
): MemoryGraph {
  const index = new MemoryIndex(calibration)
  for (const page of all) index.put(page)
  index.correct(corrections)
  const steps = index.settle(today)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
