import { type FormEvent, useState } from 'react'
import type { Day } from '#domain/time/day.ts'
import type { WeekReviewRow } from '#domain/views/week-review.ts'
import { weekLines, weekTitle } from '#domain/week-review/week-words.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FieldFrame, inputClass } from '#web/ui/fields/field-frame.tsx'
import { keepWeekPage } from '#worker/habits/week-review.calls.ts'

interface WeekPageProps {
  review: WeekReviewRow
  today: Day
  onOpenPage: (entryUid: string) => void
}

const wordsIn = (kept: object): string =>
  'words' in kept && typeof kept.words === 'string' ? kept.words : ''

/** Two habits may have the same name and the same week. */
const numbered = (lines: readonly string[]) => lines.map((line, at) => ({ key: `${at} ${line}`, line }))

/** The page of the week: it begins with what happened, and goes on in the person's words. */
export function WeekPage({ review, today, onOpenPage }: WeekPageProps) {
  const vault = useVaultCalls()
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const isSent = useBegun('week', words.trim() === '' ? null : { words }, (kept) => setWords(wordsIn(kept)))
  const lines = weekLines(review.habits, review.goals)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '' && lines.length === 0) return setError('Write a line about the week.')
    setPending(true)
    try {
      const uid = await vault.run(keepWeekPage, { today, words })
      isSent()
      onOpenPage(uid)
    } catch (problem) {
      sayFailed(problem)
      setPending(false)
    }
  }
  const { pageId } = review
  if (pageId !== null)
    return (
      <aside className="content-start border-line max-xl:border-t max-xl:pt-8 xl:border-l xl:pl-9">
        <h2 className="type-insight">The page</h2>
        <p className="type-secondary mt-2 text-text-2">This week has its page.</p>
        <Button variant="outline" className="mt-4" onClick={() => onOpenPage(pageId)}>
          Read it
        </Button>
      </aside>
    )
  return (
    <aside className="content-start border-line max-xl:border-t max-xl:pt-8 xl:border-l xl:pl-9">
      <h2 className="type-insight">The page</h2>
      {lines.length > 0 && (
        <>
          <p className="type-secondary mt-1 text-text-2">
            “{weekTitle(review)}” begins with what happened, marked as written by Inkwell:
          </p>
          <ul className="type-secondary mt-3 grid gap-1 border-line border-l-2 pl-4 text-text-2">
            {numbered(lines).map(({ key, line }) => (
              <li
                key={key}
                className={classNames('[overflow-wrap:anywhere]', line.startsWith(' ') && 'pl-4 italic')}
              >
                {line.replace(/^ *- /, '')}
              </li>
            ))}
          </ul>
        </>
      )}
      <form noValidate onSubmit={(event) => void keep(event)} className="mt-5">
        <FieldFrame
          label="The week in your own words"
          note="What was good, what was hard, what matters next week."
          error={error}
        >
          {(hooks) => (
            <textarea
              autoComplete="off"
              {...hooks}
              rows={8}
              maxLength={20_000}
              value={words}
              onChange={(event) => {
                setWords(event.target.value)
                setError(undefined)
              }}
              className={classNames(inputClass, 'h-auto resize-y py-2.5 font-serif text-read')}
            />
          )}
        </FieldFrame>
        <Button type="submit" isPending={isPending} className="mt-4 w-full">
          Keep the page
        </Button>
      </form>
    </aside>
  )
}
