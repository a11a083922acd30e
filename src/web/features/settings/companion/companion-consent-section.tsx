import { Link } from '@tanstack/react-router'
import { consentChoices } from '#domain/companion/talk/companion-choices.ts'
import { useSyncStatus } from '#web/lib/vault/use-vault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Segments } from '../days/day-segments.tsx'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useChoice } from '../use-choice.ts'
import type { CompanionSectionProps, CompanionSettingsData } from './companion-settings-data.ts'
import { consentNames, consentNotes } from './companion-words.ts'

/** Whether words may go to a model elsewhere, and which one that would be. */
export function ConsentSection({
  settings,
  provider,
  change,
}: CompanionSectionProps & Pick<CompanionSettingsData, 'provider'>) {
  const { value, choose, error } = useChoice(settings.consent, change.consent)
  const { isOnline } = useSyncStatus()
  return (
    <Part
      title="Send words elsewhere"
      aside={
        <Link
          to="/settings"
          search={{ section: 'vault' }}
          className="text-link hit-44 text-small text-text-2"
        >
          Ledger
        </Link>
      }
    >
      {provider === undefined && <Skeleton className="mt-4 h-11 w-64 max-w-full" />}
      {provider === null && (
        <Note>
          Every reply is made on this device.{' '}
          {isOnline
            ? 'This server passes nothing on to a model elsewhere.'
            : 'Without a connection nothing can leave it.'}
        </Note>
      )}
      {provider && (
        <>
          <Note>{consentNotes(provider.name)[value]}</Note>
          <div className="mt-4 flex">
            <Segments
              name="Send words elsewhere"
              values={consentChoices}
              chosen={value}
              wordsOf={(choice) => consentNames[choice]}
              onChange={choose}
            />
          </div>
          <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-small">
            <dt className="text-muted">Receiver</dt>
            <dd className="[overflow-wrap:anywhere]">
              {provider.name}, {provider.host}
            </dd>
            <dt className="text-muted">Model</dt>
            <dd className="[overflow-wrap:anywhere]">{provider.model}</dd>
          </dl>
        </>
      )}
      <Trouble error={error} />
    </Part>
  )
}
