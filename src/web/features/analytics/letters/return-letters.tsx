import { type FormEvent, useId, useState } from 'react'
import { addDays, type Day } from '#domain/time/day.ts'
import { longDate, shortDate } from '#domain/time/entry-date.ts'
import { isDay } from '#domain/time/typed-time.ts'
import { DayField } from '#web/lib/fields/day-field.tsx'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useDayOf } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'

/** A letter to oneself that stays closed until a day, and those that wait or were read. */
export function ReturnLetters({ today }: { today: Day }) {
  const { rows } = useEntities('return_letter')
  const { remove } = useEntityActions('return_letter')
  const dayOf = useDayOf()
  const year = today.slice(0, 4)
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
      <WriteLetter today={today} />
      <section>
        <h2 className="type-insight">What waits, and what came back</h2>
        {rows.length === 0 && (
          <p className="type-secondary mt-2 text-text-2">
            Nothing waits. A letter appears on your dashboard on its day.
          </p>
        )}
        <ul className="mt-3">
          {rows.toReversed().map((letter) => (
            <li key={letter.id} className="border-line border-b py-4 last:border-0">
              <p className="type-label figures text-muted">
                Written on {shortDate(dayOf(letter.createdAt), year)}
              </p>
              {letter.openedAt === null ? (
                <p className="font-serif text-item italic">closed until {shortDate(letter.opensOn, year)}</p>
              ) : (
                <p className="type-quote whitespace-pre-wrap [overflow-wrap:anywhere]">{letter.content}</p>
              )}
              <Button
                variant="quiet"
                size="small"
                className="-ml-3"
                onClick={() => void remove(letter.id, 'The letter is deleted')}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function WriteLetter({ today }: { today: Day }) {
  const { create } = useEntityActions('return_letter')
  const [content, setContent] = useState('')
  const [opensOn, setOpensOn] = useState(addDays(today, 90))
  const [isTried, setTried] = useState(false)
  const id = useId()
  const isSent = useBegun('return-letter', content === '' ? null : { content, opensOn }, (kept) => {
    if ('content' in kept && typeof kept.content === 'string') setContent(kept.content)
    if ('opensOn' in kept && typeof kept.opensOn === 'string') setOpensOn(kept.opensOn)
  })
  const isLater = isDay(opensOn) && opensOn > today
  const missing = content.trim() === '' ? 'Write a line first' : isLater ? null : 'Choose a day to come'

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (missing) return
    if ((await create({ content, opensOn })) === null) return
    setContent('')
    setTried(false)
    isSent()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <h2 className="type-insight">To whoever you will be</h2>
      <div>
        <label htmlFor={id} className="type-secondary text-text-2">
          The letter
        </label>
        <textarea
          autoComplete="off"
          id={id}
          rows={9}
          value={content}
          maxLength={20_000}
          placeholder="What should you remember on that day?"
          onChange={(event) => setContent(event.target.value)}
          className="field mt-1.5 w-full resize-y px-4 py-3 font-serif text-lead leading-body text-text"
        />
      </div>
      <DayField
        label="Closed until"
        value={opensOn}
        error={isTried && !isLater ? 'Choose a day that is still to come' : undefined}
        onChange={setOpensOn}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" disabled={missing !== null}>
          {missing ?? 'Seal the letter'}
        </Button>
        {isLater && <p className="type-label text-muted">It comes back on {longDate(opensOn)}.</p>}
      </div>
    </form>
  )
}
