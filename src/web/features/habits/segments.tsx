import { Segments as Trough } from '#web/ui/segments.tsx'

interface SegmentsProps<Value extends string> {
  legend: string
  choices: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few choices side by side, of which one holds, each with its own words. */
export function Segments<Value extends string>({ legend, choices, value, onChange }: SegmentsProps<Value>) {
  return (
    <Trough
      label={legend}
      values={choices.map((choice) => choice.value)}
      chosen={value}
      wordsOf={(one) => choices.find((choice) => choice.value === one)?.label ?? one}
      onChange={onChange}
    />
  )
}
