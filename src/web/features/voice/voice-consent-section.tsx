import { useId, useState } from 'react'
import { type ConsentChoice, consentChoices } from '#domain/companion/talk/companion-choices.ts'
import { chooseOf } from '#web/lib/vault/choose-of.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { classNames } from '#web/ui/class-names.ts'
import { logError } from '#worker/core/vault-locked.ts'

const names: Readonly<Record<ConsentChoice, string>> = {
  never: 'Never',
  ask: 'Ask each time',
  always: 'Always',
}

const notes = (service: string): Readonly<Record<ConsentChoice, string>> => ({
  never: `Nothing goes to ${service}; a voice of this device reads instead.`,
  ask: 'You see the words before they go. Replies are then not read unasked.',
  always: 'Each reply that you listen to goes there, with a line in your ledger.',
})

/** Whether the words of replies may go to the service that speaks them. */
export function VoiceConsentSection({ service }: { service: string }) {
  const vault = useVaultCalls()
  const group = useId()
  const choice = useView('voice.consent').rows[0]?.choice ?? 'never'
  const [hasFailed, setHasFailed] = useState(false)
  const onChoose = (next: ConsentChoice): void => {
    setHasFailed(false)
    chooseOf(vault, 'voice_consent', { choice: next }).catch((error: unknown) => {
      logError(error)
      setHasFailed(true)
    })
  }
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="text-ui font-strong">May the words go to {service}?</legend>
      <div className="mt-3 flex">
        <div className="trough flex flex-wrap gap-1 p-1">
          {consentChoices.map((value) => (
            <label
              key={value}
              className={classNames(
                'relative flex min-h-9 items-center rounded-control px-3.5 text-small has-focus-visible:outline-2 has-focus-visible:outline-ring',
                value === choice ? 'segment-chosen font-strong' : 'text-text-2 hover:text-text',
              )}
            >
              <input
                autoComplete="off"
                type="radio"
                name={group}
                checked={value === choice}
                onChange={() => onChoose(value)}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              {names[value]}
            </label>
          ))}
        </div>
      </div>
      <p className="type-secondary mt-2.5 text-muted">{notes(service)[choice]}</p>
      <p className="type-secondary mt-1 text-muted">
        Words that may mean danger never go, whatever is chosen.
      </p>
      {hasFailed && (
        <p role="alert" className="mt-2 text-label text-danger">
          This could not be kept. Please try again.
        </p>
      )}
    </fieldset>
  )
}
