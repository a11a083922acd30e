import { Tabs as Parts } from 'radix-ui'
import type { ReactNode } from 'react'

export interface TabChoice<Value extends string> {
  readonly value: Value
  readonly label: string
}

/** Words on a hairline, the chosen one underlined. `children` are panels made by `TabPanel`. */
export function Tabs<Value extends string>({
  value,
  onChange,
  choices,
  label,
  children,
}: {
  value: Value
  onChange: (value: Value) => void
  choices: readonly TabChoice<Value>[]
  label: string
  children: ReactNode
}) {
  return (
    <Parts.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Parts.List aria-label={label} className="flex gap-7 border-b border-line">
        {choices.map((choice) => (
          <Parts.Trigger
            key={choice.value}
            value={choice.value}
            className="-mb-px min-h-11 border-b-(length:--tab-rule) border-transparent text-[16px] text-muted hover:text-text data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-text"
          >
            {choice.label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {children}
    </Parts.Root>
  )
}

/** What belongs to one tab. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Parts.Content value={value} className="outline-offset-8">
      {children}
    </Parts.Content>
  )
}
