import { Tabs as Parts } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

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
  isLong = false,
  children,
}: {
  value: Value
  onChange: (value: Value) => void
  choices: readonly TabChoice<Value>[]
  label: string
  /** There are more than a phone can show: they scroll sideways. */
  isLong?: boolean
  children: ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`)
    // The one that is looked at is in sight, where there are more than fit.
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
  }, [value])
  return (
    <Parts.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Parts.List
        ref={list}
        aria-label={label}
        className={classNames(
          'relative flex gap-7 border-b border-line',
          isLong && 'overflow-x-auto [scrollbar-width:none] overflow-y-hidden whitespace-nowrap pb-px',
        )}
      >
        {choices.map((choice) => (
          <Parts.Trigger
            key={choice.value}
            value={choice.value}
            data-tab={choice.value}
            className="-mb-px min-h-11 -outline-offset-2 border-b-(length:--tab-rule) border-transparent text-item text-muted hover:text-text data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-text"
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
