import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'
import { useLineAutosave } from './use-line-autosave.ts'

/** The very first line, written where the person stands, and answered there. */
export function FirstLine({ answer }: { answer: (uid: string) => ReactNode }) {
  const [sealed, setSealed] = useState<string | null>(null)
  const [isEmpty, setIsEmpty] = useState(true)
  const { write, keep, trouble } = useLineAutosave()

  async function seal(event: FormEvent) {
    event.preventDefault()
    setSealed(await keep())
  }

  if (sealed) return answer(sealed)
  return (
    <form onSubmit={(event) => void seal(event)} className="card card-p-5 max-md:card-out-2.5 md:card-p-7.5">
      <label htmlFor="first-line" className="type-secondary text-muted">
        Write a line
      </label>
      <textarea
        id="first-line"
        rows={2}
        autoComplete="off"
        spellCheck
        placeholder="What is still with you from today?"
        onInput={(event) => {
          write(event.currentTarget.value)
          setIsEmpty(event.currentTarget.value.trim() === '')
        }}
        className="type-sentence mt-1.5 block min-h-20 w-full resize-none bg-transparent outline-none [field-sizing:content]"
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p aria-live="polite" className="type-secondary flex items-center gap-2.5 text-muted">
          <span className="text-ink">
            <Drop size={16} level={isEmpty ? 0 : 0.5} />
          </span>
          {trouble ??
            (isEmpty
              ? 'Sealed on this device before it goes anywhere.'
              : 'Kept on this device as you write.')}
        </p>
        <Button type="submit" size="large" disabled={isEmpty} className="max-md:w-full">
          {isEmpty ? 'A word to go' : 'Seal this line'}
        </Button>
      </div>
    </form>
  )
}
