import { ArrowRight, ChevronLeft, ChevronRight, Plus, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { DayLineFact } from '#domain/goals/engine/day-lines.ts'
import { dated } from '#domain/goals/engine/days.ts'
import { type DayLineType, dayLineTypes } from '#domain/goals/goal-choices.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { weekday } from '#domain/time/entry-date.ts'
import { type DayLineActions, useDayLines } from '#web/lib/vault/use-day-lines.ts'
import { atFields } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { QuickCheck } from './parts/quick-check.tsx'

const typeWords: Readonly<Record<DayLineType, string>> = { goal: 'Intention', affirmation: 'Affirmation' }

/** 'Today', 'Yesterday', 'Tomorrow', 'Thursday 12 November' */
function dayTitle(day: Day, today: Day): string {
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  if (day === addDays(today, 1)) return 'Tomorrow'
  return `${weekday(day, 'long')} ${dated(day, today)}`
}

/** A day's small intentions and affirmations: three at most. Other days can be looked at; each line stays with its day until it is moved. */
export function DayLines({ today }: { today: Day }) {
  const [away, setAway] = useState(0)
  const day = addDays(today, away)
  const { lines, hasRoom, isReady, actions } = useDayLines(day, today)
  const [isAdding, setAdding] = useState(false)
  const section = useRef<HTMLElement>(null)
  // The form goes, and the focus stays with the day.
  const close = () => {
    setAdding(false)
    section.current?.focus({ preventScroll: true })
  }
  const go = (to: number) => {
    setAdding(false)
    setAway(to)
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="day-lines"
      className="mt-12 border-line border-t pt-4 outline-none"
    >
      <div className="-ml-3 flex flex-wrap items-center">
        <IconButton
          label="Previous day"
          icon={<ChevronLeft size={18} strokeWidth={1.6} />}
          onClick={() => go(away - 1)}
        />
        <h2 id="day-lines" aria-live="polite" className="text-small font-strong text-text-2">
          <span className="sr-only">Intentions and affirmations: </span>
          {dayTitle(day, today)}
        </h2>
        <IconButton
          label="Next day"
          icon={<ChevronRight size={18} strokeWidth={1.6} />}
          disabled={away >= 1}
          onClick={() => go(away + 1)}
        />
        {away !== 0 && (
          <Button variant="quiet" size="small" onClick={() => go(0)}>
            Back to today
          </Button>
        )}
      </div>
      <ul className="mt-1 max-w-170">
        {lines.map((line) => (
          <Line key={line.id} {...{ line, today, actions }} />
        ))}
      </ul>
      {isReady && lines.length === 0 && away < 0 && (
        <p className="type-secondary mt-1 text-muted">Nothing was written down for this day.</p>
      )}
      {isReady && hasRoom && away >= 0 && !isAdding && (
        <Button variant="quiet" size="small" className="-ml-3 mt-1" onClick={() => setAdding(true)}>
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
          {lines.length === 0 ? 'Add an intention or affirmation' : 'Add another'}
        </Button>
      )}
      {isAdding && <AddLine add={actions.add} onDone={close} />}
    </section>
  )
}

interface LineProps {
  line: DayLineFact
  today: Day
  actions: DayLineActions
}

function Line({ line, today, actions }: LineProps) {
  const { id, content, type, status, date } = line
  const to = date < today ? today : addDays(today, 1)
  const isLetGo = status === 'let_go'
  const words = (
    <span
      className={classNames(
        'min-w-0 flex-1 [overflow-wrap:anywhere]',
        type === 'affirmation' && 'type-quote',
        status !== 'pending' && 'text-muted',
      )}
    >
      {type === 'affirmation' ? `“${content}”` : content}
      {isLetGo && <span className="type-label not-italic"> · let go</span>}
    </span>
  )
  return (
    <li className="group flex min-h-11 flex-wrap items-center gap-x-3">
      {isLetGo ? (
        <p className="flex min-h-11 min-w-0 flex-1 items-center">{words}</p>
      ) : (
        <label
          htmlFor={`line-${id}`}
          className="flex min-h-11 min-w-0 flex-1 basis-52 cursor-pointer items-center gap-3"
        >
          <QuickCheck
            id={`line-${id}`}
            isChecked={status === 'completed'}
            onCheck={(isDone) => actions.mark(line, isDone ? 'completed' : 'pending')}
          />
          {words}
        </label>
      )}
      <span className="-mr-3 flex items-center">
        {status === 'pending' && date !== to && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`${to === today ? 'Move to today' : 'Move to tomorrow'}: ${content}`}
            onClick={() => void actions.putOn(line, to)}
          >
            <ArrowRight size={15} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
            {to === today ? 'Today' : 'Tomorrow'}
          </Button>
        )}
        {status === 'pending' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Let go: ${content}`}
            onClick={() => void actions.mark(line, 'let_go')}
          >
            <X size={15} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
            Let go
          </Button>
        )}
        {isLetGo && date >= today && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Take back: ${content}`}
            onClick={() => void actions.mark(line, 'pending')}
          >
            Take back
          </Button>
        )}
      </span>
    </li>
  )
}

function AddLine({ add, onDone }: { add: DayLineActions['add']; onDone: () => void }) {
  const [type, setType] = useState<DayLineType>('goal')
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await add({ content, type }, atFields({ content: setError }))) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-3 grid max-w-xl gap-3">
      <Segments
        label="Kind"
        values={dayLineTypes}
        chosen={type}
        wordsOf={(one) => typeWords[one]}
        onChange={setType}
      />
      <TextField
        label={type === 'goal' ? 'What would be enough for the day?' : 'What do you want to tell yourself?'}
        ref={field}
        value={content}
        error={error}
        maxLength={500}
        className={type === 'affirmation' ? 'font-serif text-read italic' : undefined}
        onChange={(event) => {
          setContent(event.target.value)
          setError(undefined)
        }}
      />
      <div className="flex gap-2">
        <Button variant="outline" size="small" type="submit">
          Add
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
