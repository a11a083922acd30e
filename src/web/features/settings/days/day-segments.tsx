import { classNames } from '#web/ui/class-names.ts'
import { Radios } from '../appearance/appearance-radios.tsx'

/** One of a few words in a trough. */
export function Segments<Value extends string>({
  name,
  values,
  chosen,
  wordsOf,
  onChange,
}: {
  name: string
  values: readonly Value[]
  chosen: Value
  wordsOf: (value: Value) => string
  onChange: (value: Value) => void
}) {
  return (
    <Radios
      {...{ name, values, chosen, onChange }}
      isDisabled={false}
      className="trough flex flex-wrap gap-1 p-1"
      tileClass={(isChosen) =>
        classNames(
          'flex min-h-9 items-center rounded-control px-3.5 text-small',
          isChosen ? 'segment-chosen font-strong' : 'text-text-2 hover:text-text',
        )
      }
      tile={wordsOf}
    />
  )
}
