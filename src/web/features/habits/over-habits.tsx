import type { Day } from '#domain/time/day.ts'
import type { SuggestionRow } from '#domain/views/habit-suggestions.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import type { Rows } from '#web/lib/vault/use-rows.ts'
import type { Go } from './habits-place.ts'
import type { HabitDays, useHabits } from './use-habits.ts'

const ExchangeSheet = lateComponent(
  async () => (await import('./exchange/exchange-sheet.tsx')).ExchangeSheet,
  'asked for',
)
const NoteSheet = lateComponent(async () => (await import('./note-sheet.tsx')).NoteSheet, 'asked for')
const PauseModal = lateComponent(async () => (await import('./skip-modal.tsx')).PauseModal, 'asked for')
const SkipModal = lateComponent(async () => (await import('./skip-modal.tsx')).SkipModal, 'asked for')
const RunStack = lateComponent(async () => (await import('./stacks/run-stack.tsx')).RunStack, 'asked for')
const StacksSheet = lateComponent(
  async () => (await import('./stacks/stacks-sheet.tsx')).StacksSheet,
  'asked for',
)
const SuggestionsSheet = lateComponent(
  async () => (await import('./suggestions/suggestions-sheet.tsx')).SuggestionsSheet,
  'asked for',
)

const HabitWishSheet = lateComponent(
  async () => (await import('./wish/habit-wish-sheet.tsx')).HabitWishSheet,
  'asked for',
)

/** What lies over the lists. */
export type OverPage =
  | { readonly is: 'note' | 'skip' | 'pause'; readonly habit: string; readonly day: Day }
  | { readonly is: 'run'; readonly stackId: string }
  | { readonly is: 'stacks' | 'suggestions' | 'exchange' | 'wish' }
  | null

interface OverHabitsProps {
  over: OverPage
  all: ReturnType<typeof useHabits>
  days: HabitDays
  suggestions: Rows<SuggestionRow>
  onGo: Go
  onOpenPage: (entryUid: string) => void
  onOpenGoal: (uid: string) => void
  onClose: () => void
}

/** Draws what lies over the lists, if anything does. */
export function OverHabits(props: OverHabitsProps) {
  const { over, all, days, onGo, onOpenPage, onOpenGoal, onClose } = props
  const { today, habits, day: listed } = all
  if (over === null) return null
  if (over.is === 'stacks') return <StacksSheet all={all} onClose={onClose} />
  if (over.is === 'exchange') return <ExchangeSheet today={today} onClose={onClose} />
  if (over.is === 'wish')
    return <HabitWishSheet today={today} onKept={(habit) => onGo({ habit })} onClose={onClose} />
  if (over.is === 'suggestions')
    return (
      <SuggestionsSheet
        today={today}
        suggestions={props.suggestions}
        onBegin={() => onGo({ build: 'new' })}
        {...{ onOpenPage, onOpenGoal, onClose }}
      />
    )
  if (over.is === 'run') return <RunStack stackId={over.stackId} {...{ all, days, onClose }} />
  if (!('habit' in over)) return null
  const habit = habits.find(({ id }) => id === over.habit)
  if (!habit) return null
  const given = { habit, day: over.day, days, onClose }
  if (over.is === 'skip') return <SkipModal {...given} />
  if (over.is === 'pause') return <PauseModal {...given} />
  return <NoteSheet {...given} today={today} note={over.day === listed ? habit.note : null} />
}
