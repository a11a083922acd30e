import { Drop } from '#web/ui/drop-mark.tsx'

const sizes = [14, 16, 19, 22, 25]

interface FiveDropsProps {
  legend: string
  /** Of the group of radio buttons. */
  name: string
  /** The words at 1 and at 5. */
  ends: readonly [string, string]
  value: number | null
  onChange: (value: number | null) => void
}

/** 1 to 5 by one tap on drops of growing size; the chosen one pressed again is taken back. */
export function FiveDrops({ legend, name, ends, value, onChange }: FiveDropsProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-4">
      <legend className="type-secondary float-left py-3 text-text-2">{legend}</legend>
      <span className="flex items-center">
        <span aria-hidden="true" className="type-label mr-1.5 text-muted">
          {ends[0]}
        </span>
        {sizes.map((size, at) => {
          const answer = at + 1
          const isChosen = answer === value
          return (
            <label
              key={size}
              className="relative flex size-11 items-center justify-center rounded-control hover:bg-surface-2 has-checked:bg-surface-3 has-focus-visible:outline-2 has-focus-visible:outline-ring"
            >
              <input
                autoComplete="off"
                type="radio"
                name={name}
                className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] opacity-0"
                checked={isChosen}
                aria-label={`${answer} of 5${at === 0 ? `, ${ends[0]}` : ''}${at === 4 ? `, ${ends[1]}` : ''}`}
                onChange={() => onChange(answer)}
                onClick={() => isChosen && onChange(null)}
              />
              <Drop size={size} level={isChosen ? 1 : 0} className={isChosen ? 'text-ink' : 'text-muted'} />
            </label>
          )
        })}
        <span aria-hidden="true" className="type-label ml-1.5 text-muted">
          {ends[1]}
        </span>
      </span>
    </fieldset>
  )
}
