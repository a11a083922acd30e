import { useQueryClient } from '@tanstack/react-query'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { trackStyle } from '#web/ui/fields/slider.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { readAutoLock, setAutoLock } from '#worker/settings/settings.calls.ts'
import { Note, Trouble } from '../settings-block.tsx'
import { askedKey, useAsk, useDo } from '../use-worker.ts'

const least = 5
const most = 60
const step = 5
const usual = 15

/** Whether this device forgets the key by itself, and after how long without a touch. */
export function IdleLockSection() {
  const vault = useVaultCalls()
  const client = useQueryClient()
  const key = askedKey(readAutoLock)
  const kept = useAsk(readAutoLock)
  const minutes = kept.data ?? null
  const save = useDo((next: number | null) => vault.run(setAutoLock, { minutes: next }))

  async function choose(next: number | null) {
    // An answer that is still on its way would show the earlier choice again.
    await client.cancelQueries({ queryKey: key })
    client.setQueryData(key, next)
    save.mutate(next, { onError: () => void kept.refetch() })
  }

  return (
    <div className="border-t border-line py-6" aria-busy={save.isPending}>
      {kept.isPending ? (
        <Skeleton className="h-16 w-full" />
      ) : (
        <>
          <Toggle
            label="Lock when idle"
            isOn={minutes !== null}
            onChange={(isOn) => choose(isOn ? usual : null)}
          />
          {minutes !== null && <MinutesSlider minutes={minutes} onChange={choose} />}
          <Note>
            {minutes === null
              ? 'This device stays open until you lock it or sign out. Others keep their own rule.'
              : 'Forgets the key on this device when nobody touches it. Others keep their own rule.'}
          </Note>
          <Trouble error={save.error ?? kept.error} />
        </>
      )}
    </div>
  )
}

function MinutesSlider({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const share = (minutes - least) / (most - least)
  return (
    <div className="flex items-center gap-4">
      <input
        autoComplete="off"
        type="range"
        aria-label="Minutes without a touch"
        aria-valuetext={`${minutes} minutes`}
        className="slider"
        style={trackStyle(share, 'var(--ink)', 'var(--surface-0)')}
        min={least}
        max={most}
        step={step}
        value={minutes}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span aria-hidden="true" className="figures w-12 shrink-0 text-right text-small">
        {minutes} min
      </span>
    </div>
  )
}
