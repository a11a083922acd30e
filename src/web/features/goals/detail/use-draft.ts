import { useCallback, useRef, useState } from 'react'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import type { BegunForm } from '#worker/begun/begun.calls.ts'

type Answers = Readonly<Record<string, string | number | null>>

/** What was kept of a form, as far as it fits the form as it is today. */
export function draftFrom<Draft extends Answers>(blank: Draft, kept: object): Draft {
  const fits = ([name, value]: [string, unknown]) => {
    const before = blank[name]
    if (before === undefined) return false
    return typeof before === 'string'
      ? typeof value === 'string'
      : typeof value === 'number' || value === null
  }
  return { ...blank, ...Object.fromEntries(Object.entries(kept).filter(fits)) }
}

const isSame = (a: Answers, b: Answers) => Object.entries(a).every(([name, value]) => value === b[name])

/**
 * A form that opens on a page: null while it is closed. What stands in it is kept, sealed on this device, and open again after a reload or a lock; sent or
 * closed, it is gone.
 */
export function useDraft<Draft extends Answers>(form: BegunForm, blank: Draft) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const wasPressed = useRef(false)
  const ref = useCallback((element: HTMLFormElement | null) => {
    if (element && wasPressed.current) element.querySelector<HTMLElement>('input, textarea')?.focus()
    if (element) wasPressed.current = false
  }, [])
  const isEmpty = draft === null || isSame(blank, draft)
  useBegun(form, isEmpty ? null : draft, (kept) => setDraft(draftFrom(blank, kept)))
  return {
    draft,
    /** Of the form: whoever opened it can type at once; what comes back by itself takes the focus from nobody. */
    ref,
    open: (first?: Partial<Draft>) => {
      wasPressed.current = draft === null
      setDraft({ ...blank, ...first })
    },
    close: () => setDraft(null),
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...(before ?? blank), ...changes })),
  }
}
