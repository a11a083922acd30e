import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Chip, chipsIn } from '#domain/journal/chips/chips-in.ts'
import type { Stretch } from '#domain/text/find-words.ts'
import { listenToChips } from './chip-caret.ts'

interface Shown {
  readonly text: string
  readonly chips: readonly Chip[]
}

const none: Shown = { text: '', chips: [] }

/** What stands in a field where there are chips in it, and the selection (null: the field has no focus). `kept`: what is known to stand there. */
export function useChips(
  field: RefObject<HTMLTextAreaElement | null>,
  kept: string,
): Shown & { readonly selection: Stretch | null } {
  const [shown, setShown] = useState(none)
  const [selection, setSelection] = useState<Stretch | null>(null)
  const now = useRef(none)
  const look = useCallback((text: string): void => {
    const chips = chipsIn(text)
    now.current = chips.length > 0 ? { text, chips } : none
    setShown(now.current)
  }, [])
  useLayoutEffect(() => look(field.current?.value ?? kept), [field, kept, look])
  useEffect(() => {
    const area = field.current
    if (!area) return
    const listening = new AbortController()
    area.addEventListener('input', () => look(area.value), { signal: listening.signal })
    const told = (next: Stretch | null): void =>
      setSelection((last) => (last?.from === next?.from && last?.to === next?.to ? last : next))
    listenToChips(area, () => now.current.chips, told, listening.signal)
    return () => listening.abort()
  }, [field, look])
  return { ...shown, selection }
}
