import { useState } from 'react'
import { useDo } from './use-worker.ts'

/** A choice that is shown at once and kept by the worker; what was kept before comes back when that fails. */
export function useChoice<T>(kept: T, keep: (value: T) => Promise<void>) {
  const [draft, setDraft] = useState<{ readonly value: T } | null>(null)
  const save = useDo(keep)
  return {
    value: draft ? draft.value : kept,
    error: save.error,
    choose(value: T): void {
      const chosen = { value }
      setDraft(chosen)
      save.mutate(value, { onSettled: () => setDraft((latest) => (latest === chosen ? null : latest)) })
    },
  }
}
