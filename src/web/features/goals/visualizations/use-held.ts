import { useState } from 'react'

interface Held<Value> {
  readonly value: Value
  /** What is shown is not what is known by now. */
  readonly isBehind: boolean
  /** Shows what is known now. */
  readonly catchUp: () => void
}

/** A value that follows every change, or stays as it was first ready until somebody asks for the new one. */
export function useHeld<Value>(
  latest: Value,
  { follows, isReady }: { follows: boolean; isReady: boolean },
): Held<Value> {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null)
  if (follows && held) setHeld(null)
  if (!follows && isReady && !held) setHeld({ value: latest })
  const value = follows || !held ? latest : held.value
  return { value, isBehind: value !== latest, catchUp: () => setHeld({ value: latest }) }
}
