import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { minutesOf } from '#domain/habits/frequency-words.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { SentenceWords } from '../sentence-words.tsx'
import type { HabitDays, useHabits } from '../use-habits.ts'

interface RunStackProps {
  stackId: string
  all: ReturnType<typeof useHabits>
  days: HabitDays
  onClose: () => void
}

const isOver = ({ today }: HabitRow): boolean => today === 'done' || today === 'enough' || today === 'skipped'

/** A stack as a sequence: one habit after the other fills the window, with a timer where it has minutes. */
export function RunStack({ stackId, all, days, onClose }: RunStackProps) {
  const { day, habits, places, stacks } = all
  const stack = stacks.find(({ id }) => id === stackId)
  // What was to do when it began: the order does not change while somebody goes through it.
  const [queue] = useState(() =>
    places
      .filter((place) => place.stackId === stackId)
      .toSorted((a, b) => a.order - b.order)
      .map(({ habitId }) => habitId)
      .filter((id) => habits.some((habit) => habit.id === id && !habit.isArchived && !isOver(habit))),
  )
  const [at, setAt] = useState(0)
  const habit = habits.find(({ id }) => id === queue[at])
  const next = () => setAt(at + 1)
  async function complete(done: HabitRow) {
    if (await days.complete(done.id, day)) next()
  }
  return (
    <NativeDialog shape="full" label={stack?.name ?? 'Stack'} onClose={onClose}>
      <div className="flex h-full flex-col px-5.5 py-5 md:px-12">
        <div className="flex items-center justify-between">
          <p className="type-secondary text-text-2">
            {stack?.name}{' '}
            <span className="figures text-muted">
              {Math.min(at + 1, queue.length)} of {queue.length}
            </span>
          </p>
          <IconButton label="Close" icon={<X size={22} strokeWidth={1.6} />} onClick={onClose} />
        </div>
        <div className="mx-auto grid w-full max-w-170 flex-1 content-center gap-10">
          {habit ? (
            <>
              <p className="type-question text-text-2">
                <SentenceWords habit={habit} isWhole />
              </p>
              {habit.smallest && <p className="type-quote text-text-2">On a hard day: {habit.smallest}</p>}
              <Timer key={habit.id} minutes={minutesOf(habit.target)} />
              <div className="flex flex-wrap gap-3">
                <Button size="large" onClick={() => void complete(habit)}>
                  Done
                </Button>
                <Button size="large" variant="quiet" onClick={next}>
                  Not now
                </Button>
              </div>
            </>
          ) : (
            <>
              <p className="type-question text-center">That’s all of them.</p>
              <Button size="large" variant="outline" className="justify-self-center" onClick={onClose}>
                Back to the list
              </Button>
            </>
          )}
        </div>
      </div>
    </NativeDialog>
  )
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Counts down what a habit takes. At its end it says so, and hurries nobody on. */
function Timer({ minutes }: { minutes: number | null }) {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (endsAt === null) return
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [endsAt])
  if (minutes === null) return null
  const whole = Math.round(minutes * 60)
  const left = endsAt === null ? whole : Math.max(0, Math.ceil((endsAt - now) / 1_000))
  return (
    <div className="flex items-center gap-6">
      <span className="text-ink">
        <Drop size={64} level={endsAt === null ? 0 : 1 - left / whole} />
      </span>
      <span role="timer" className="figures font-serif text-title-xl">
        {clock(left)}
      </span>
      {endsAt === null ? (
        <Button
          variant="outline"
          onClick={() => {
            const from = performance.now()
            setNow(from)
            setEndsAt(from + whole * 1_000)
          }}
        >
          Start
        </Button>
      ) : (
        <span role="status" className="type-interface text-text-2">
          {left === 0 ? 'Time’s up.' : ''}
        </span>
      )}
    </div>
  )
}
