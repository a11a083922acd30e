import { useId } from 'react'
import { durationWords } from '#domain/mindfulness/mindfulness-settings.ts'

/** How long, one of a few lengths in minutes; null goes on. */
export function DurationPills({
  legend,
  value,
  choices,
  onChange,
}: {
  legend: string
  value: number | null
  choices: readonly (number | null)[]
  onChange: (value: number | null) => void
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="type-secondary mb-2.5 text-text-2">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((minutes, at) => (
          <label
            key={minutes}
            className="figures relative flex min-h-11 cursor-pointer items-center rounded-pill border border-line-strong px-4.5 text-ui text-text-2 hover:text-text has-checked:border-ink has-checked:bg-wash has-checked:font-strong has-checked:text-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              autoComplete="off"
              type="radio"
              name={name}
              checked={minutes === value}
              aria-label={durationWords(minutes)}
              onChange={() => onChange(minutes)}
              className="sr-only"
            />
            {minutes === null ? 'Continuous' : at === 0 ? `${minutes} min` : minutes}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
