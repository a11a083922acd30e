import { useState } from 'react'
import { dated } from '#domain/goals/engine/days.ts'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { Day } from '#domain/time/day.ts'
import type { GoalLineRow } from '#domain/views/goals.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

interface GoalLinesProps {
  goal: GoalFact
  today: Day
  onOpenEntry: (uid: string) => void
}

const first = 4

/** Where a goal shows in the person's pages: quoted lines on a thread, each of which can be confirmed or removed. */
export function GoalLines({ goal, today, onOpenEntry }: GoalLinesProps) {
  const { rows, isReady } = useView('goals.lines', { goalId: goal.id })
  const actions = useEntityActions('goal_evidence')
  const [isAll, setAll] = useState(false)
  const decide = async (row: GoalLineRow, standing: 'confirmed' | 'against' | 'removed') => {
    const uid = await actions.create({ goalId: goal.id, entryId: row.entryId, quote: row.quote, standing })
    if (uid && standing === 'removed')
      offerUndo('The line no longer counts for this goal', () => actions.take(uid), {
        description: 'Its page stays as it is.',
      })
  }
  const against = rows.find(({ standing }) => standing === 'against')
  const short = rows.slice(0, first)
  const shown =
    isAll || rows.length <= first
      ? rows
      : against && !short.includes(against)
        ? [...short.slice(0, -1), against]
        : short
  return (
    <section aria-labelledby="lines">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="lines" className="text-small font-strong">
          Where it shows up in your pages
        </h2>
        {rows.length > 0 && (
          <span className="type-label figures text-muted">
            {rows.length} {rows.length === 1 ? 'page' : 'pages'}
          </span>
        )}
      </div>
      {isReady && rows.length === 0 && (
        <p className="type-secondary mt-2 text-text-2">
          No page mentions it yet. Lines that do are found on this device and shown here for you to confirm.
        </p>
      )}
      <ul className="mt-4">
        {shown.map((row, at) => (
          <Line
            key={row.id}
            row={row}
            today={today}
            isLast={at === shown.length - 1}
            next={shown[at + 1]}
            onDecide={decide}
            onOpenEntry={onOpenEntry}
          />
        ))}
      </ul>
      {rows.length > first && (
        <Button variant="quiet" size="small" className="ml-2.5 text-ink" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `All ${rows.length}`}
        </Button>
      )}
    </section>
  )
}

interface LineProps {
  row: GoalLineRow
  next: GoalLineRow | undefined
  today: Day
  isLast: boolean
  onDecide: (row: GoalLineRow, standing: 'confirmed' | 'against' | 'removed') => Promise<void>
  onOpenEntry: (uid: string) => void
}

function Line({ row, next, today, isLast, onDecide, onOpenEntry }: LineProps) {
  const isAgainst = row.standing === 'against'
  return (
    <li className="relative grid grid-cols-[8px_1fr] gap-x-3.5 pb-4">
      <span
        aria-hidden="true"
        className={classNames(
          'mt-2 size-2 rounded-full',
          isAgainst ? 'border-[1.5px] border-text-2' : 'bg-ink',
        )}
      />
      {!isLast && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-4.5 -bottom-1.5 left-[3px] w-0 border-l-[1.5px]',
            next?.standing === 'against' ? 'border-line-strong border-dashed' : 'border-ink opacity-55',
          )}
        />
      )}
      <div className="min-w-0">
        <button
          type="button"
          className="type-quote text-balance text-left [overflow-wrap:anywhere] hover:text-ink"
          onClick={() => onOpenEntry(row.entryId)}
        >
          “{row.quote}”
        </button>
        <p className="type-label figures mt-0.5 flex flex-wrap gap-x-3 text-muted">
          <span>{dated(row.day, today)}</span>
          <span className="text-text-2">{asideOf(row)}</span>
        </p>
        <div className="-ml-3 flex flex-wrap">
          {row.standing === 'found' && (
            <Button variant="quiet" size="small" onClick={() => void onDecide(row, 'confirmed')}>
              Confirm
            </Button>
          )}
          {!isAgainst && (
            <Button variant="quiet" size="small" onClick={() => void onDecide(row, 'against')}>
              Counts against it
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => void onDecide(row, 'removed')}>
            Remove
          </Button>
        </div>
      </div>
    </li>
  )
}

function asideOf({ standing, change, isBefore }: GoalLineRow): string {
  if (standing === 'against') return 'against'
  if (isBefore) return 'before it was a goal'
  if (change !== null && change !== 0) return `${change > 0 ? '+' : '−'}${Math.abs(Math.round(change))}`
  return standing === 'found' ? 'found by its words' : 'confirmed'
}
