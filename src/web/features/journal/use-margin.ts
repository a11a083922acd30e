import { useEffect, useState } from 'react'
import { useRows } from '#web/lib/use-rows.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { pageRow } from './journal.calls.ts'
import { type Margin, pageInsights, readMargin } from './margin.calls.ts'

interface MarginState {
  readonly margin: Margin | null
  /** Why the page could not be read, as a sentence. */
  readonly trouble: string | null
}

/** The reading of a page, made anew whenever its text or what was said about it changed. */
export function useMargin(uid: string): MarginState {
  const vault = useVaultCalls()
  const [row] = useRows(pageRow, { uid }).rows
  const insights = useRows(pageInsights, { uid })
  const [state, setState] = useState<MarginState>({ margin: null, trouble: null })
  const content = row?.content
  const said = insights.rows
  const { isReady } = insights
  useEffect(() => {
    if (!isReady || content === undefined) return
    let isCurrent = true
    vault.run(readMargin, { uid, content, said: said.map((one) => one.said) }).then(
      (margin) => isCurrent && setState({ margin, trouble: null }),
      (error: unknown) => {
        const trouble = error instanceof Error ? error.message : String(error)
        if (isCurrent) setState((before) => ({ ...before, trouble }))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [uid, isReady, content, said, vault])
  return state
}
