import { habitSentence } from '#domain/habits/habit-sentence.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { classNames } from '#web/ui/class-names.ts'

type Said = Pick<HabitRow, 'trigger' | 'behavior' | 'reinforcement' | 'kind'>

/** A habit's sentence: its cue, and with `isWhole` its deed, stand out. */
export function SentenceWords({ habit, isWhole = false }: { habit: Said; isWhole?: boolean }) {
  const pieces = habitSentence(habit)
  const hasCue = pieces.some(({ part }) => part === 'trigger')
  return pieces.map(({ words, part }) => {
    const isStrong = part === 'trigger' || (part === 'behavior' && (isWhole || !hasCue))
    return (
      <span key={`${part}${words}`} className={classNames(isStrong && 'font-medium text-text')}>
        {words}
      </span>
    )
  })
}
