import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Choices of which one is true, each drawn in its own way: a native group, with the arrow keys that belong to it. */
export function Radios<Value extends string>({
  name,
  values,
  chosen,
  isDisabled,
  onChange,
  className,
  tile,
  tileClass,
}: {
  /** What is chosen here, read aloud. */
  name: string
  values: readonly Value[]
  chosen: Value
  isDisabled: boolean
  onChange: (value: Value) => void
  className?: string
  /** What stands for a value; its words are the name of the choice. */
  tile: (value: Value, isChosen: boolean) => ReactNode
  tileClass?: (isChosen: boolean) => string
}) {
  const group = useId()
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="sr-only">{name}</legend>
      <div className={className}>
        {values.map((value) => (
          <label
            key={value}
            className={classNames(
              'group relative rounded-inner outline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-ring',
              tileClass?.(value === chosen),
            )}
          >
            <input
              autoComplete="off"
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-inner opacity-0 disabled:cursor-not-allowed"
            />
            {tile(value, value === chosen)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
