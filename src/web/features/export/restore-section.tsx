import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ExchangeSection, Outcome, Progress, Quiet } from './exchange-section.tsx'
import { restoreWords } from './exchange-words.ts'
import { RestorePlan } from './restore-plan-view.tsx'
import { useRestore } from './use-restore.ts'

/** Brings an export in, after showing what would happen. */
export function RestoreSection() {
  const { state, look, restore, reset, cancel } = useRestore()
  const isBusy = state.is === 'looking' || state.is === 'restoring'
  return (
    <ExchangeSection title="Restore an export">
      <Quiet>
        The zip, or the inkwell.json in it. First you see what would happen: nothing is written before you say
        so.
      </Quiet>
      {!isBusy && state.is !== 'plan' && <ChooseFile onChoose={(file) => void look(file)} />}
      {isBusy && (
        <Progress
          label={state.is === 'looking' ? 'Looking through the file' : 'Restoring'}
          done={state.done}
          of={state.of}
          onCancel={cancel}
        />
      )}
      {state.is === 'plan' && (
        <RestorePlan plan={state.plan} onRestore={(choice) => void restore(choice)} onLeave={reset} />
      )}
      {state.is === 'done' && <Outcome>{restoreWords(state.report)}</Outcome>}
      {state.is === 'trouble' && <Outcome isTrouble>{state.sentence}</Outcome>}
    </ExchangeSection>
  )
}

function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".zip,.json,application/zip,application/json"
        aria-label="Export to restore"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
      <Button variant="outline" size="small" className="mt-3.5" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </>
  )
}
