import { type FormEvent, useState } from 'react'
import { addDays, type Day } from '#domain/time/day.ts'
import { useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { SmallCard } from './small-card.tsx'

/** One small thing that is meant for today, or the place to write it. */
export function IntentionCard({ today }: { today: Day }) {
  const { rows } = useEntities('goal_or_affirmation')
  const { patch } = useEntityActions('goal_or_affirmation')
  const own = rows.filter(
    ({ date, status, type }) => date === today && status !== 'let_go' && type === 'goal',
  )
  const line = own.find(({ status }) => status === 'pending') ?? own[0]
  return (
    <SmallCard title="Meant for today">
      {!line && <AddIntention today={today} />}
      {line && (
        <>
          <p className="type-quote mt-2 [overflow-wrap:anywhere]">“{line.content}”</p>
          {line.status === 'completed' ? (
            <p className="type-secondary mt-1 text-muted">Done.</p>
          ) : (
            <div className="-ml-3 mt-1 flex flex-wrap">
              <Button
                variant="quiet"
                size="small"
                onClick={() => void patch(line.id, { status: 'completed' })}
              >
                I did
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => void patch(line.id, { date: addDays(today, 1) })}
              >
                Tomorrow then
              </Button>
            </div>
          )}
        </>
      )}
    </SmallCard>
  )
}

function AddIntention({ today }: { today: Day }) {
  const { create } = useEntityActions('goal_or_affirmation')
  const [content, setContent] = useState('')
  async function add(event: FormEvent) {
    event.preventDefault()
    if (content.trim() === '') return
    if ((await create({ date: today, content, type: 'goal' })) !== null) setContent('')
  }
  return (
    <form onSubmit={(event) => void add(event)} className="mt-2 grid gap-1.5">
      <TextField
        label="One small thing"
        value={content}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => setContent(event.target.value)}
      />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        className="-ml-3 w-fit"
        disabled={content.trim() === ''}
      >
        Keep it for today
      </Button>
    </form>
  )
}
