import { type FormEvent, useEffect, useId, useState } from 'react'
import { longestPresetName } from '#domain/mindfulness/player/preset-link.ts'
import { Button } from '#web/ui/button.tsx'
import { inputClass } from '#web/ui/fields/field-frame.tsx'

/** The form appears because somebody asked for it. */
const toField = (field: HTMLInputElement | null): void => field?.focus()

/** One field for a name. An empty name is not taken, without a word. The focus goes back to what opened it. */
export function NameForm({
  label,
  name: first,
  action,
  onName,
  onCancel,
}: {
  label: string
  name: string
  /** What the button says. */
  action: string
  onName: (name: string) => void
  onCancel: () => void
}) {
  const id = useId()
  const [name, setName] = useState(first)
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') onName(name.trim())
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="flex flex-wrap items-center gap-2"
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        ref={toField}
        value={name}
        maxLength={longestPresetName}
        placeholder={label}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        className={`${inputClass} min-w-0 flex-1 basis-40`}
      />
      <Button type="submit">{action}</Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
