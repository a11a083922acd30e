import { Plus, X } from 'lucide-react'
import { useClockText } from '#web/lib/fields/clock-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { timeFault } from './habit-faults.ts'
import type { BuilderFields } from './use-builder.ts'

const mostTimes = 6
const faultId = 'habit-times-fault'

/** A time that is not named yet. */
const freeTime = (times: readonly string[]): string =>
  ['08:00', '12:30', '18:00', '21:00', '06:30', '15:00'].find((time) => !times.includes(time)) ?? '23:00'

/** At what times of the day. */
export function TimeFields({ form, set, faults }: BuilderFields) {
  const { times } = form
  // A time has no name but its place: what is typed may be like another for a moment.
  const places = times.map((time, at) => ({ time, at }))
  const put = (at: number, time: string) => set({ times: times.map((one, nth) => (nth === at ? time : one)) })
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-end gap-2">
        {places.map(({ time, at }) => (
          <span key={at} className="flex items-center">
            <TimeField
              label={`Time ${at + 1}`}
              value={time}
              isWrong={faults.times !== undefined && timeFault(times, at) !== undefined}
              onChange={(next) => put(at, next)}
            />
            <IconButton
              label={`Remove ${time || `time ${at + 1}`}`}
              icon={<X size={16} />}
              onClick={() => set({ times: times.filter((_, nth) => nth !== at) })}
            />
          </span>
        ))}
        {times.length < mostTimes && (
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            onClick={() => set({ times: [...times, freeTime(times)] })}
          >
            <Plus size={15} aria-hidden="true" />
            {times.length === 0 ? 'Add a time of day' : 'Add another time'}
          </Button>
        )}
      </div>
      {faults.times && (
        <p id={faultId} role="alert" className="mt-1.5 text-label leading-ui text-danger">
          {faults.times}
        </p>
      )}
    </div>
  )
}

interface TimeFieldProps {
  label: string
  value: string
  isWrong: boolean
  onChange: (time: string) => void
}

function TimeField({ label, value, isWrong, onChange }: TimeFieldProps) {
  const { leave, field } = useClockText(value, onChange)
  return (
    <input
      autoComplete="off"
      {...field}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? faultId : undefined}
      onBlur={leave}
      className="field type-interface figures h-11 w-24"
    />
  )
}
