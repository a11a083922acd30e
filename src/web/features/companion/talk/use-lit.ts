import { type RefObject, useEffect, useRef } from 'react'
import type { TalkRow } from '#domain/views/companion.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { showVersion } from '#worker/companion/companion.calls.ts'
import { logError } from '#worker/core/vault-locked.ts'

/** Words of a message that were quoted elsewhere, to be shown in their talk. */
export interface LitWords {
  readonly messageUid: string
  readonly quote: string
}

/** Brings the message with the lit words into view once it is there; one of another version is shown first. */
export function useLit(
  lit: LitWords | null,
  rows: readonly TalkRow[],
  list: RefObject<HTMLElement | null>,
  letGo: () => void,
): void {
  const vault = useVaultCalls()
  const done = useRef<LitWords>(null)
  const sought = useRef<LitWords>(null)
  useEffect(() => {
    if (!lit || rows.length === 0 || done.current === lit) return
    if (rows.some(({ id }) => id === lit.messageUid)) {
      done.current = lit
      letGo()
      list.current
        ?.querySelector(`[data-message="${CSS.escape(lit.messageUid)}"]`)
        ?.scrollIntoView({ block: 'center' })
    } else if (sought.current !== lit) {
      sought.current = lit
      vault.run(showVersion, { uid: lit.messageUid }).catch(logError)
    }
  })
}
