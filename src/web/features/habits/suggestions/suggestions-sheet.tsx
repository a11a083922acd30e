import { useRef } from 'react'
import { areaName } from '#domain/habits/habit-choices.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { SuggestionRow } from '#domain/views/habit-suggestions.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import type { Rows } from '#web/lib/vault/use-rows.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'

import { takenFrom } from '../build/taken-suggestion.ts'
import { beginWithSuggestion } from '../build/use-builder.ts'
import { SentenceWords } from '../sentence-words.tsx'
import { DoneDays } from './done-days.tsx'

/** Not now: asked again after so many days. */
const laterDays = 30

interface SuggestionsSheetProps {
  today: Day
  suggestions: Rows<SuggestionRow>
  /** The builder of a new habit is filled with one. */
  onBegin: () => void
  onOpenPage: (entryUid: string) => void
  onOpenGoal: (uid: string) => void
  onClose: () => void
}

/** What is answered to a suggestion. One is answered at a time: a second press while one is under way does nothing. */
function useAnswers(today: Day, onBegin: () => void) {
  const vault = useVaultCalls()
  const answers = useEntityActions('habit_recommendation')
  const isUnderWay = useRef(false)
  const alone = async (work: () => Promise<unknown>): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await work().catch(sayFailed)
    isUnderWay.current = false
  }
  const answer = (row: SuggestionRow, more: { isNever?: boolean; laterFrom?: Day }, words: string) =>
    alone(async () => {
      const uid = await answers.create({ ...takenFrom(row), ...more })
      if (uid !== null) offerUndo(words, () => answers.take(uid))
    })
  return {
    take: (row: SuggestionRow) =>
      alone(() => beginWithSuggestion(vault, takenFrom(row), today).then(onBegin)),
    later: (row: SuggestionRow) =>
      answer(row, { laterFrom: addDays(today, laterDays) }, `Not suggested for ${laterDays} days`),
    never: (row: SuggestionRow) => answer(row, { isNever: true }, 'Not suggested again'),
  }
}

/** Sentences in which a person wishes, plans or regrets something, and what their days show, each with what it could become. */
export function SuggestionsSheet(props: SuggestionsSheetProps) {
  const { today, onBegin, onOpenPage, onOpenGoal, onClose } = props
  const { rows, isReady } = props.suggestions
  const { take, later, never } = useAnswers(today, onBegin)
  const list = useRef<HTMLUListElement>(null)
  // The row goes with its buttons: the focus stays in the list.
  const answered = (answer: Promise<void>) => void answer.then(() => list.current?.focus())
  return (
    <Sheet title="Suggestions" isWide onClose={onClose}>
      <p className="type-secondary text-text-2">
        Things you wish for, plan or regret not doing, plans from your goals, and things you do that go with
        better days, up to three at a time. They are found on this device, in what you wrote and did yourself.
      </p>
      {isReady && rows.length === 0 && (
        <p className="type-insight mt-8 text-text-2">
          Nothing yet. Write something like “I want to walk more often” in your journal, and it will wait
          here.
        </p>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Suggestions" className="mt-4 outline-none">
        {rows.map((row) => (
          <li key={row.id} className="border-line border-b py-6 last:border-0">
            {row.source === 'ai' ? (
              <DoneDays row={row} onOpenPage={onOpenPage} />
            ) : (
              <Written row={row} onOpen={row.source === 'goal' ? onOpenGoal : onOpenPage} />
            )}
            <p className="mt-2 font-serif text-title-xs leading-item text-text-2">
              <SentenceWords habit={{ ...row, reinforcement: '', kind: 'build' }} />
            </p>
            {row.benefits !== '' && row.source !== 'ai' && (
              <p className="type-secondary mt-1 text-text-2">
                {row.source === 'goal' ? 'What you hope for' : 'Why, in your words'}: “{row.benefits}”
              </p>
            )}
            <p className="type-label mt-1 text-muted">{areaName(row.area)}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button variant="outline" size="small" onClick={() => void take(row)}>
                Make it a habit
              </Button>
              <Button variant="quiet" size="small" onClick={() => answered(later(row))}>
                Not now
              </Button>
              <Button variant="quiet" size="small" onClick={() => answered(never(row))}>
                Don’t suggest this again
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** What was written, when, and the way there. */
function Written({ row, onOpen }: { row: SuggestionRow; onOpen: (uid: string) => void }) {
  const { quote, day, days, source, sourceId } = row
  return (
    <>
      <p className="type-quote">“{quote}”</p>
      <p className="type-label mt-1 flex flex-wrap items-center gap-x-3 text-muted">
        {longDate(day)}
        {days > 1 && <span className="text-text-2">written on {days} days</span>}
        {sourceId !== null && (
          <Button variant="quiet" size="small" className="-my-2 -ml-3" onClick={() => onOpen(sourceId)}>
            {source === 'goal' ? 'Open the goal' : 'Open the page'}
          </Button>
        )}
      </p>
    </>
  )
}
