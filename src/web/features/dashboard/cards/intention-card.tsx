import { type FormEvent, useState } from 'react'
import type { DayLineFact } from '#domain/goals/engine/day-lines.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { type DayLineActions, useDayLines } from '#web/lib/vault/use-day-lines.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { SmallCard } from './small-card.tsx'

/** What is meant for today: the next open intention with what can be done with it, and what the person tells themselves. */
export function IntentionCard({ today }: { today: Day }) {
  const { lines, hasRoom, isReady, actions } = useDayLines(today, today)
  const kept = lines.filter(({ status }) => status !== 'let_go')
  const own = kept.filter(({ type }) => type === 'goal')
  const open = own.filter(({ status }) => status === 'pending')
  const [next] = open
  const told = kept.find(({ type }) => type === 'affirmation')
  const canAdd = isReady && own.length === 0 && hasRoom
  if (!told && own.length === 0 && !canAdd) return null
  const doneWords = own.length === 1 ? 'Done.' : `All ${own.length} done.`
  return (
    <SmallCard title="Meant for today">
      {told && <p className="type-quote mt-2 text-text-2 [overflow-wrap:anywhere]">“{told.content}”</p>}
      {next && <NextIntention line={next} more={open.length - 1} {...{ today, actions }} />}
      {!next && own.length > 0 && <p className="type-secondary mt-1 text-muted">{doneWords}</p>}
      {canAdd && <AddIntention add={actions.add} />}
    </SmallCard>
  )
}

interface NextIntentionProps {
  line: DayLineFact
  /** How many more are open. */
  more: number
  today: Day
  actions: DayLineActions
}

const NextIntention = ({ line, more, today, actions }: NextIntentionProps) => (
  <>
    <p className="mt-2 [overflow-wrap:anywhere]">
      <span className="type-quote">“{line.content}”</span>
      {more > 0 && <span className="type-label text-muted"> and {more} more</span>}
    </p>
    <div className="-ml-3 mt-1 flex flex-wrap">
      <Button variant="quiet" size="small" onClick={() => void actions.mark(line, 'completed')}>
        I did
      </Button>
      <Button variant="quiet" size="small" onClick={() => void actions.putOn(line, addDays(today, 1))}>
        Tomorrow then
      </Button>
      <Button variant="quiet" size="small" onClick={() => void actions.mark(line, 'let_go')}>
        Let go
      </Button>
    </div>
  </>
)

function AddIntention({ add }: Pick<DayLineActions, 'add'>) {
  const [content, setContent] = useState('')
  async function send(event: FormEvent) {
    event.preventDefault()
    if (content.trim() !== '' && (await add({ content, type: 'goal' }))) setContent('')
  }
  return (
    <form onSubmit={(event) => void send(event)} className="mt-2 grid gap-1.5">
      <TextField
        label="One thing you mean to do"
        value={content}
        maxLength={500}
        onChange={(event) => setContent(event.target.value)}
      />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        className="-ml-3 w-fit"
        disabled={content.trim() === ''}
      >
        Add
      </Button>
    </form>
  )
}
