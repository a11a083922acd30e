import { Search } from 'lucide-react'
import { useState } from 'react'
import { frequencyWords } from '#domain/habits/frequency-words.ts'
import { areaName } from '#domain/habits/habit-choices.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'

import { SentenceWords } from './sentence-words.tsx'

interface AllHabitsProps {
  habits: readonly HabitRow[]
  onOpen: (habit: HabitRow) => void
  onResume: (habit: HabitRow) => void
}

const stateOf = ({ today, startDate }: HabitRow): string => {
  if (today === 'paused') return 'paused'
  return today === 'coming' ? `starts ${longDate(startDate)}` : ''
}

const holds = (habit: HabitRow, words: string): boolean =>
  `${habit.name} ${habit.trigger} ${habit.behavior} ${habit.area}`
    .toLowerCase()
    .includes(words.trim().toLowerCase())

/** Every habit there is, the archived ones below. */
export function AllHabits({ habits, onOpen, onResume }: AllHabitsProps) {
  const [search, setSearch] = useState('')
  const found = habits.filter((habit) => holds(habit, search))
  const archived = found.filter(({ isArchived }) => isArchived)
  return (
    <div className="mt-8 max-w-220">
      {habits.length > 8 && (
        <label className="quiet-field mb-6 flex h-11 max-w-90 items-center gap-3 px-3 has-focus-visible:outline-2 has-focus-visible:outline-ring">
          <Search size={18} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
          <span className="sr-only">Find a habit</span>
          <input
            autoComplete="off"
            type="search"
            value={search}
            placeholder="Find a habit"
            onChange={(event) => setSearch(event.target.value)}
            className="type-interface w-full bg-transparent outline-none"
          />
        </label>
      )}
      {found.length === 0 && <p className="type-interface text-muted">No habits match “{search.trim()}”.</p>}
      <ul>
        {found
          .filter(({ isArchived }) => !isArchived)
          .map((habit) => (
            <li key={habit.id} className="flex items-center gap-4 border-line border-b">
              <button
                type="button"
                onClick={() => onOpen(habit)}
                className="min-w-0 flex-1 rounded-inner py-3.5 text-start [overflow-wrap:anywhere] [unicode-bidi:plaintext]"
              >
                <span className="block font-serif text-write leading-item text-text-2">
                  <SentenceWords habit={habit} isWhole />
                </span>
                <span className="type-label mt-1 block text-muted">
                  {[areaName(habit.area), frequencyWords(habit.frequency), stateOf(habit)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
              {habit.today === 'paused' && (
                <Button variant="quiet" size="small" onClick={() => onResume(habit)}>
                  Resume
                </Button>
              )}
              <span className="figures font-serif text-title-xs">{habit.strength}</span>
            </li>
          ))}
      </ul>
      {archived.length > 0 && <Archive habits={archived} onOpen={onOpen} />}
    </div>
  )
}

function Archive({ habits, onOpen }: Pick<AllHabitsProps, 'habits' | 'onOpen'>) {
  const actions = useEntityActions('habit')
  return (
    <section aria-label="Archive" className="mt-10">
      <h2 className="type-secondary border-line border-b pb-2.5 font-strong text-text-2">
        Archive <span className="font-normal text-muted">kept as it was</span>
      </h2>
      <ul>
        {habits.map((habit) => (
          <li key={habit.id} className="flex items-center gap-3 border-line border-b py-1">
            <button
              type="button"
              onClick={() => onOpen(habit)}
              className="min-h-11 min-w-0 flex-1 truncate rounded-inner text-left text-ui text-text-2"
            >
              {habit.name}
            </button>
            <span className="type-label figures text-muted">{habit.totalCompletions} done</span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => void actions.patch(habit.id, { isArchived: false, archivedOn: null })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
