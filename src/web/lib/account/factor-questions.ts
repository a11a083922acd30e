import { useSyncExternalStore } from 'react'
import type { Factor, NeededFactor } from '#contract/factor.ts'

/** The worker needs a second factor to go on with something that the person asked for. */
export interface FactorQuestion {
  readonly needed: NeededFactor
  /** What was said against the factor before this one. */
  readonly wrong: string | null
  /** Null: they would rather not. */
  readonly answer: (factor: Factor | null) => void
}

let open: FactorQuestion | null = null
const listeners = new Set<() => void>()

function show(question: FactorQuestion | null): void {
  open = question
  for (const tell of listeners) tell()
}

/** Asks the person; a question that was open before is answered with nothing. */
export function askForFactor(needed: NeededFactor, wrong: string | null): Promise<Factor | null> {
  open?.answer(null)
  return new Promise((resolve) => {
    const answer = (factor: Factor | null): void => {
      if (open?.answer === answer) show(null)
      resolve(factor)
    }
    show({ needed, wrong, answer })
  })
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** The question that is open; null: none. */
export const useFactorQuestion = (): FactorQuestion | null => useSyncExternalStore(subscribe, () => open)
