import { useRef, useState } from 'react'
import type { TestingState } from '#contract/admin/admin.ts'
import { mostClockShiftMs, type ProviderTrouble, providerTroubles } from '#domain/operating/trials.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { stageTrial } from '#worker/admin/admin.calls.ts'
import { ProofDialog } from '../proof-dialog.tsx'
import { useProvenDo } from '../use-admin.ts'
import { clockWords, troubleNames, troubleWords } from './testing-words.ts'
import { Trial } from './trial.tsx'

type Asked = Partial<Pick<TestingState, 'clockShiftMs' | 'providerTrouble'>>

/** Stages what an admin asked for, once their password was typed. */
function useStaging() {
  const vault = useVaultCalls()
  const [asked, setAsked] = useState<Asked | null>(null)
  const opener = useRef<HTMLDivElement>(null)
  const stage = useProvenDo((given: { asked: Asked; password: string }) => vault.run(stageTrial, given))
  const dialog = asked && (
    <ProofDialog
      title="Stage this on the server?"
      what="Everybody on this server meets it, until you end it or the server starts anew."
      verb="Stage it"
      returnFocus={opener}
      act={(password) => stage.mutateAsync({ asked, password })}
      onClose={() => setAsked(null)}
    />
  )
  return { ask: setAsked, opener, dialog }
}

/** Trouble in the place of the model providers. */
export function ProviderTrial({ providerTrouble, hasProvider }: TestingState) {
  const { ask, opener, dialog } = useStaging()
  return (
    <Trial title="Model providers in trouble" about={troubleWords(providerTrouble, hasProvider)}>
      <div ref={opener} tabIndex={-1} className="outline-none">
        <Segments
          label="What the model providers do"
          values={providerTroubles}
          chosen={providerTrouble}
          wordsOf={(one: ProviderTrouble) => troubleNames[one]}
          onChange={(one) => one !== providerTrouble && ask({ providerTrouble: one })}
        />
      </div>
      {dialog}
    </Trial>
  )
}

const dayMs = 24 * 60 * 60 * 1000
const steps = [
  { words: 'A day on', ms: dayMs },
  { words: 'A week on', ms: 7 * dayMs },
  { words: 'A month on', ms: 30 * dayMs },
] as const

/** Another time for the server. */
export function ClockTrial({ clockShiftMs }: TestingState) {
  const { ask, opener, dialog } = useStaging()
  return (
    <Trial title="Another time" about={clockWords(clockShiftMs)}>
      <div ref={opener} tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
        {steps.map(({ words, ms }) => (
          <Button
            key={words}
            size="small"
            variant="outline"
            disabled={clockShiftMs + ms > mostClockShiftMs}
            onClick={() => ask({ clockShiftMs: clockShiftMs + ms })}
          >
            {words}
          </Button>
        ))}
        {clockShiftMs !== 0 && (
          <Button size="small" onClick={() => ask({ clockShiftMs: 0 })}>
            Back to now
          </Button>
        )}
      </div>
      {dialog}
    </Trial>
  )
}
