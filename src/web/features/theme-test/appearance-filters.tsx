import type { ReactNode } from 'react'
import { capital } from '#domain/text/number-words.ts'
import { borderRadii, colorThemes, themeVariants } from '#domain/theme/theme.ts'
import { type AppearanceFilter, paintedModes } from './appearance-list.ts'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly sign?: ReactNode
}

/** Chips of which one holds; on phones a row that can be pushed along. */
function Choices<Value extends string>({
  title,
  name,
  value,
  choices,
  onChoose,
}: {
  title: string
  name: string
  value: Value
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className="min-w-0 md:flex md:items-center md:gap-4">
      <legend className="type-secondary text-muted md:float-left md:w-19">{title}</legend>
      <div className="-mx-5.5 flex gap-2 overflow-x-auto px-5.5 py-2 md:mx-0 md:flex-wrap md:px-0">
        {choices.map(({ value: own, label, sign }) => (
          <label
            key={own}
            className="hit-44 chip type-secondary h-9 shrink-0 gap-2 text-text-2 has-checked:chip-chosen has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              autoComplete="off"
              type="radio"
              name={name}
              value={own}
              checked={own === value}
              onChange={() => onChoose(own)}
              className="sr-only"
            />
            {sign}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const choicesOf = <Value extends string>(values: readonly Value[]): Choice<Value>[] =>
  values.map((value) => ({ value, label: capital(value) }))

/** What is shown: by mode, colour and variant, in which corners. */
export function AppearanceFilters({
  filter,
  onChange,
}: {
  filter: AppearanceFilter
  onChange: (filter: AppearanceFilter) => void
}) {
  const all = { value: 'all', label: 'All' } as const
  return (
    <div className="grid gap-x-10 gap-y-1">
      <Choices
        title="Mode"
        name="mode"
        value={filter.mode}
        choices={[all, ...choicesOf(paintedModes)]}
        onChoose={(mode) => onChange({ ...filter, mode })}
      />
      <Choices
        title="Colour"
        name="colour"
        value={filter.colour}
        choices={[all, ...choicesOf(colorThemes)]}
        onChoose={(colour) => onChange({ ...filter, colour })}
      />
      <Choices
        title="Variant"
        name="variant"
        value={filter.variant}
        choices={[all, ...choicesOf(themeVariants)]}
        onChoose={(variant) => onChange({ ...filter, variant })}
      />
      <Choices
        title="Corners"
        name="corners"
        value={filter.corners}
        choices={choicesOf(borderRadii)}
        onChoose={(corners) => onChange({ ...filter, corners })}
      />
    </div>
  )
}
