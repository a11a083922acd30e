import { Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { DayLineType } from '#domain/goals/goal-choices.ts'
import type { Day } from '#domain/time/day.ts'
import { atFields, useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { QuickCheck } from './parts/quick-check.tsx'

const typeWords: Readonly<Record<DayLineType, string>> = { goal: 'Intention', affirmation: 'Affirmation' }
const types: readonly DayLineType[] = ['goal', 'affirmation']

/** The day's small intentions and sentences to oneself. Yesterday's stay with yesterday. */
export function DayLines({ today }: { today: Day }) {
  const { rows } = useEntities('goal_or_affirmation')
  const actions = useEntityActions('goal_or_affirmation')
  const [isAdding, setAdding] = useState(false)
  const own = rows.filter(({ date, status }) => date === today && status !== 'let_go')
  return (
    <section aria-labelledby="day-lines" className="mt-12 border-line border-t pt-6">
      <h2 id="day-lines" className="text-small font-strong text-text-2">
        For today
      </h2>
      <ul className="mt-1">
        {own.map((line) => (
          <li key={line.id} className="group flex min-h-11 items-center gap-3">
            {line.type === 'goal' ? (
              <label
                htmlFor={`line-${line.id}`}
                className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3"
              >
                <QuickCheck
                  id={`line-${line.id}`}
                  isChecked={line.status === 'completed'}
                  onCheck={(isDone) => actions.patch(line.id, { status: isDone ? 'completed' : 'pending' })}
                />
                <span
                  className={classNames(
                    '[overflow-wrap:anywhere]',
                    line.status === 'completed' && 'text-muted',
                  )}
                >
                  {line.content}
                </span>
              </label>
            ) : (
              <p className="type-quote min-w-0 flex-1 [overflow-wrap:anywhere]">“{line.content}”</p>
            )}
            <IconButton
              label={`Let go of: ${line.content}`}
              icon={<X size={15} strokeWidth={1.6} />}
              className="-mr-3 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
              onClick={() => void actions.patch(line.id, { status: 'let_go' })}
            />
          </li>
        ))}
      </ul>
      {isAdding ? (
        <AddLine today={today} onDone={() => setAdding(false)} />
      ) : (
        <Button variant="quiet" size="small" className="-ml-3 mt-1" onClick={() => setAdding(true)}>
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
          {own.length === 0 ? 'A small intention, or a sentence to yourself' : 'Another line'}
        </Button>
      )}
    </section>
  )
}

function AddLine({ today, onDone }: { today: Day; onDone: () => void }) {
  const actions = useEntityActions('goal_or_affirmation')
  const [type, setType] = useState<DayLineType>('goal')
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const sayFaults = atFields({ content: setError })
    if (await actions.create({ date: today, content, type }, { sayFaults })) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="mt-3 grid max-w-xl gap-3">
      <Segments
        label="What it is"
        values={types}
        chosen={type}
        wordsOf={(one) => typeWords[one]}
        onChange={setType}
      />
      <TextField
        label={type === 'goal' ? 'What would be enough today?' : 'What would you like to hear?'}
        value={content}
        error={error}
        maxLength={500}
        autoComplete="off"
        className={type === 'affirmation' ? 'font-serif text-read italic' : undefined}
        onChange={(event) => {
          setContent(event.target.value)
          setError(undefined)
        }}
      />
      <div className="flex gap-2">
        <Button variant="outline" size="small" type="submit">
          Keep it for today
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
