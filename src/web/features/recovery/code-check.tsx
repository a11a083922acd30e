import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import {
  codeGroups,
  groupLength,
  isSameGroup,
  signsMissing,
  twoPlaces,
} from '#domain/account/recovery-groups.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { fairRandom } from './code-outlets.ts'

const countWords = [
  'One sign',
  'Two signs',
  'Three signs',
  'Four signs',
  'Five signs',
  'Six signs',
  'Seven signs',
]
const kindly = 'Not quite. Look once more.'

/** Asks for two groups of a code that is hidden meanwhile. */
export function CodeCheck({
  code,
  onRight,
  onShowAgain,
}: {
  code: string
  /** Keeps that it was confirmed; its error is shown. */
  onRight: () => Promise<void>
  onShowAgain: () => void
}) {
  const id = useId()
  const [places] = useState(() => twoPlaces(fairRandom))
  const [typed, setTyped] = useState(['', ''])
  const [wrong, setWrong] = useState<readonly boolean[]>([])
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const groups = codeGroups(code)
  const missing = typed.reduce((sum, words) => sum + signsMissing(words, groupLength), 0)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function check(event: FormEvent) {
    event.preventDefault()
    const isWrong = places.map((place, at) => !isSameGroup(typed[at] ?? '', groups[place] ?? ''))
    setWrong(isWrong)
    const firstWrong = isWrong.indexOf(true)
    if (firstWrong >= 0) return form.current?.querySelectorAll('input')[firstWrong]?.select()
    setPending(true)
    setTrouble(null)
    await onRight().catch((error: unknown) => {
      setTrouble(saidBy(error))
      setPending(false)
    })
  }

  return (
    <form
      ref={form}
      aria-labelledby={id}
      onSubmit={(event) => void check(event)}
      className="mt-6 border-t border-line pt-6"
    >
      <h3 id={id} className="text-ui font-strong">
        Show that you have it
      </h3>
      <p className="type-secondary text-muted">Type two of its groups from your copy.</p>
      <div className="mt-3.5 grid grid-cols-2 items-start gap-4">
        {places.map((place, at) => (
          <TextField
            key={place}
            label={`Group ${place + 1}`}
            value={typed[at]}
            maxLength={12}
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono! tracking-caps uppercase"
            error={wrong[at] ? kindly : undefined}
            onChange={({ target }) => {
              setTyped((before) => before.with(at, target.value))
              setWrong([])
            }}
          />
        ))}
      </div>
      {trouble && (
        <p role="alert" className="mt-3 text-label text-danger">
          {trouble}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant="outline"
          className="flex-1"
          isPending={isPending}
          disabled={missing > 0}
        >
          {missing > 0 ? `${countWords[missing - 1] ?? 'Eight signs'} to go` : 'Confirm'}
        </Button>
        <Button variant="quiet" onClick={onShowAgain}>
          Show the code again
        </Button>
      </div>
    </form>
  )
}
