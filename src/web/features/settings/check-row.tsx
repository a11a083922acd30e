import { useId } from 'react'
import { CheckIcon } from '#web/ui/fields/check-icon.tsx'

/** One of several choices that may all be true, with what it does. */
export function CheckRow({
  label,
  hint,
  isChecked,
  onChange,
}: {
  label: string
  hint: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="group grid min-h-13 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-2.5 last:border-b lg:grid-cols-[auto_190px_minmax(0,1fr)]"
    >
      <span className="relative grid size-6 max-lg:row-span-2 max-lg:self-start max-lg:mt-0.5">
        <CheckIcon id={id} checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      </span>
      <span className="font-serif text-read leading-list text-text-2 group-has-checked:text-text group-hover:text-text">
        {label}
      </span>
      <span className="text-small leading-body text-muted max-lg:col-start-2">{hint}</span>
    </label>
  )
}
