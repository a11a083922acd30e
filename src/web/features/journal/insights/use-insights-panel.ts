import { useEffect, useState } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import { useRows } from '#web/lib/vault/use-rows.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'

import { type PanelReading, pageInsights, readPanel } from '#worker/journal/reading/insights-panel.calls.ts'

interface InsightsPanelState {
  readonly margin: PanelReading | null
  /** Why the page could not be read, as a sentence. */
  readonly trouble: string | null
}

/** The reading of a page, made anew whenever its text or what was said about it changed. */
export function useInsightsPanel(uid: string): InsightsPanelState {
  const vault = useVaultCalls()
  const [row] = useView('page.whole', { uid }).rows
  const insights = useRows(pageInsights, { uid })
  const [state, setState] = useState<InsightsPanelState>({ margin: null, trouble: null })
  const content = row?.content
  const said = insights.rows
  const { isReady } = insights
  useEffect(() => {
    if (!isReady || content === undefined) return
    let isCurrent = true
    vault.run(readPanel, { uid, content, said: said.map((one) => one.said) }).then(
      (margin) => isCurrent && setState({ margin, trouble: null }),
      (error: unknown) => {
        const trouble = saidBy(error)
        if (isCurrent) setState((before) => ({ ...before, trouble }))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [uid, isReady, content, said, vault])
  return state
}
