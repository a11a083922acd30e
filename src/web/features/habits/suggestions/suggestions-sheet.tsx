import { areaName } from '#domain/habits/habit-choices.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { SuggestionRow } from '#domain/views/habit-suggestions.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'

import { SentenceWords } from '../sentence-words.tsx'

/** Not now: asked again after so many days. */
const laterDays = 30

interface SuggestionsSheetProps {
  today: Day
  /** It became a habit, which the builder goes on with. */
  onAdopted: (habitId: string) => void
  onOpenPage: (entryUid: string) => void
  onOpenGoal: (uid: string) => void
  onClose: () => void
}

/** Sentences in which a person wishes or plans something again, each with what it could become. */
export function SuggestionsSheet({
  today,
  onAdopted,
  onOpenPage,
  onOpenGoal,
  onClose,
}: SuggestionsSheetProps) {
  const { rows, isReady } = useView('habits.suggestions', { today })
  const made = useEntityActions('habit')
  const answers = useEntityActions('habit_recommendation')
  const answer = (
    { name, trigger, behavior, area, quote, source, sourceId }: SuggestionRow,
    more: { isAdopted?: boolean; isNever?: boolean; laterFrom?: Day },
  ) => answers.create({ name, trigger, behavior, area, quote, source, sourceId, ...more })
  async function adopt(row: SuggestionRow) {
    const { name, trigger, behavior, area, source, sourceId } = row
    // A plan for when an obstacle comes is only counted: on other days nothing is missed.
    const ofGoal = source === 'goal' ? { goalId: sourceId, kind: 'track' as const } : {}
    const frequency = { type: 'daily' as const }
    const uid = await made.create({ name, trigger, behavior, area, frequency, startDate: today, ...ofGoal })
    if (uid === null) return
    await answer(row, { isAdopted: true })
    onClose()
    onAdopted(uid)
  }
  return (
    <Sheet title="From your own words" isWide onClose={onClose}>
      <p className="type-secondary text-text-2">
        Things you wish for or plan more than once, and plans from your goals. They are found on this device,
        in what you wrote yourself.
      </p>
      {isReady && rows.length === 0 && (
        <p className="type-insight mt-8 text-text-2">
          Nothing yet. Write something like “I want to walk more often” in your journal, and it will wait
          here.
        </p>
      )}
      <ul className="mt-4">
        {rows.map((row) => (
          <li key={row.id} className="border-line border-b py-6 last:border-0">
            <p className="type-quote">“{row.quote}”</p>
            <p className="type-label mt-1 flex flex-wrap items-center gap-x-3 text-muted">
              {longDate(row.day)}
              {row.days > 1 && <span className="text-text-2">written on {row.days} days</span>}
              <Button
                variant="quiet"
                size="small"
                className="-my-2 -ml-3"
                onClick={() => (row.source === 'goal' ? onOpenGoal(row.sourceId) : onOpenPage(row.sourceId))}
              >
                {row.source === 'goal' ? 'Open the goal' : 'Open the page'}
              </Button>
            </p>
            <p className="mt-2 font-serif text-title-xs leading-item text-text-2">
              <SentenceWords habit={{ ...row, reinforcement: '', kind: 'build' }} />
            </p>
            <p className="type-label mt-1 text-muted">{areaName(row.area)}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button variant="outline" size="small" onClick={() => void adopt(row)}>
                Make it a habit
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => void answer(row, { laterFrom: addDays(today, laterDays) })}
              >
                Not now
              </Button>
              <Button variant="quiet" size="small" onClick={() => void answer(row, { isNever: true })}>
                Don’t suggest this again
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
