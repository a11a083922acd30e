import { useState } from 'react'
import type { ReminderKind, ReminderSettings } from '#domain/calendar/reminders/reminder.ts'
import { clockTyped } from '#domain/time/typed-time.ts'
import { ClockField } from '#web/lib/fields/clock-field.tsx'
import { chooseOf } from '#web/lib/vault/choose-of.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TryRing } from '../rings/try-ring.tsx'

const kinds: readonly { readonly kind: ReminderKind; readonly label: string }[] = [
  { kind: 'own', label: 'Reminders that I set' },
  { kind: 'event', label: 'Before an event' },
  { kind: 'page', label: 'To come back to a page' },
  { kind: 'habit', label: 'At the times of a habit, until it is done' },
]

/** Which reminders ring, when none does, and how much a notification says. */
export function RingsSection() {
  const vault = useVaultCalls()
  const [settings] = useView('calendar.reminder-settings').rows
  if (!settings) return <Skeleton className="mt-3 h-56 w-full" />
  const change = (choice: Partial<ReminderSettings>) =>
    void chooseOf(vault, 'reminder_settings', choice).catch(sayFailed)
  return (
    <div className="mt-2 grid gap-1">
      {kinds.map(({ kind, label }) => (
        <Toggle
          key={kind}
          label={label}
          isOn={settings.rings[kind]}
          onChange={(isOn) => change({ rings: { ...settings.rings, [kind]: isOn } })}
        />
      ))}
      <Toggle
        label="Show titles in notifications"
        isOn={settings.showsTitles}
        onChange={(showsTitles) => change({ showsTitles })}
      />
      <p className="type-label text-muted">A title can be read on a lock screen by whoever is near.</p>
      <Toggle
        label="Quiet hours"
        className="mt-3"
        isOn={settings.hasQuietHours}
        onChange={(hasQuietHours) => change({ hasQuietHours })}
      />
      {settings.hasQuietHours && (
        <div className="mt-1 grid max-w-80 grid-cols-2 items-start gap-4">
          <Clock label="From" value={settings.quietFrom} onChange={(quietFrom) => change({ quietFrom })} />
          <Clock
            label="Until"
            value={settings.quietUntil}
            onChange={(quietUntil) => change({ quietUntil })}
          />
        </div>
      )}
      <p className="type-label mt-1 text-muted">
        Reminders due in quiet hours wait until they are over. One for an event that will have begun by then
        rings when quiet hours start.
      </p>
      <TryRing />
    </div>
  )
}

/** A time that is kept once its field is left; what is no time stays as it was typed, and says so. */
function Clock({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <ClockField
      label={label}
      value={typed ?? value}
      error={clockTyped(typed ?? value) === null ? 'Type a time, such as 21:30.' : undefined}
      onChange={setTyped}
      onBlur={() => {
        const time = clockTyped(typed ?? value)
        if (time === null) return
        setTyped(null)
        if (time !== value) onChange(time)
      }}
    />
  )
}
