import { useEffect, useState } from 'react'
import type { Day } from '#domain/time/day.ts'
import { useRows } from '#web/lib/vault/use-rows.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { useWaitsFor } from '#web/ui/together.tsx'
import { lastNoticed, type NoticedEvent, watchNoticed } from '#worker/insights/insights.calls.ts'

/** What the card shows. unclear: while it was looked at, nothing was found. */
export type ShownNoticed = NoticedEvent | { readonly is: 'unclear' }

/** What was told first, and what was told since, which takes its place only when it is asked for: nothing in sight is pushed by it. */
interface Told {
  readonly shown: ShownNoticed | null
  readonly newer: NoticedEvent | null
  /** It is what was told at the last start, until the vault is open. */
  readonly isEarly?: true
}

const isSame = (a: ShownNoticed, b: NoticedEvent): boolean =>
  a.is === 'noticed' && b.is === 'noticed' && a.noticed.sentence === b.noticed.sentence

/** What a card of the insight shows once something more is told. */
export function toldWith({ shown, newer, isEarly }: Told, next: NoticedEvent): Told {
  if (shown === null || isEarly) return { shown: next, newer }
  if (next.is === 'noticed' && !isSame(shown, next)) return { shown, newer: next }
  // One line of words for another.
  return shown.is === 'coming' && next.is === 'nothing'
    ? { shown: { is: 'unclear' }, newer }
    : { shown, newer }
}

export function useNoticed(today: Day): Told & { showNewer: () => void } {
  const vault = useVaultCalls()
  const [told, setTold] = useState<Told>({ shown: null, newer: null })
  const [last] = useRows(lastNoticed, null).rows
  if (last && told.shown === null) setTold({ ...told, shown: last.event, isEarly: true })
  useEffect(() => {
    const life = new AbortController()
    const hear = (next: NoticedEvent) => life.signal.aborted || setTold((known) => toldWith(known, next))
    vault
      .stream(watchNoticed, { today }, hear, life.signal)
      .catch(
        () =>
          life.signal.aborted || setTold((known) => ({ ...known, shown: known.shown ?? { is: 'nothing' } })),
      )
    return () => life.abort()
  }, [vault, today])
  useWaitsFor(told.shown !== null)
  return { ...told, showNewer: () => setTold(({ newer }) => ({ shown: newer, newer: null })) }
}
