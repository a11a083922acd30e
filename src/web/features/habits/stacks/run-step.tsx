import { type MouseEvent, useEffect, useState } from 'react'
import {
  type CountedTime,
  countedBy,
  notCounted,
  secondsLeftOf,
  startedAt,
  stoppedAt,
} from '#domain/habits/stack-run.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'
import { SentenceWords } from '../sentence-words.tsx'
import { asideOf } from '../today/habit-line.tsx'
import { useFocusAtFirst } from './use-focus-at-first.ts'

export type StepAnswer = 'done' | 'skip' | 'later'

interface RunStepProps {
  habit: HabitRow
  hasTimer: boolean
  onAnswer: (answer: StepAnswer) => void
  /** Ends the run before its end. */
  onEnd: () => void
}

/** One habit of a run: what it is, its timer, and what became of it. While the run is paused no time counts. */
export function RunStep({ habit, hasTimer, onAnswer, onEnd }: RunStepProps) {
  const sentence = useFocusAtFirst<HTMLHeadingElement>()
  const [seconds] = useState(() => (hasTimer ? secondsLeftOf(habit) : null))
  const [time, setTime] = useState(notCounted)
  const [isPaused, setPaused] = useState(false)
  const isBegun = time !== notCounted
  const aside = asideOf(habit)
  // The second press of a double click was not meant for the habit that has come meanwhile.
  const answers = (answer: StepAnswer) => ({
    onClick: ({ detail }: MouseEvent) => detail < 2 && onAnswer(answer),
  })
  function pause() {
    setPaused(true)
    if (isBegun) setTime(stoppedAt(time, performance.now()))
  }
  // The button that is pressed for these goes with them.
  function start() {
    setTime(startedAt(time, performance.now()))
    sentence.current?.focus()
  }
  function goOn() {
    setPaused(false)
    if (isBegun) start()
    else sentence.current?.focus()
  }
  return (
    <>
      <div className="grid gap-4">
        <h2 ref={sentence} tabIndex={-1} className="type-question text-text-2 outline-none">
          <SentenceWords habit={habit} isWhole />
        </h2>
        {aside && <p className="type-interface text-muted">{aside}</p>}
        {habit.smallest && <p className="type-quote text-text-2">On a hard day: {habit.smallest}</p>}
      </div>
      {seconds !== null && (
        <Timer seconds={seconds} time={time} onStart={isBegun || isPaused ? null : start} />
      )}
      {isPaused ? (
        <Paused onGoOn={goOn} onEnd={onEnd} />
      ) : (
        <div className="grid grid-cols-2 gap-3 sm:flex">
          <Button size="large" {...answers('done')}>
            Done
          </Button>
          <Button size="large" variant="outline" {...answers('skip')}>
            Skip
          </Button>
          <Button size="large" variant="quiet" {...answers('later')}>
            Not now
          </Button>
          <Button size="large" variant="quiet" onClick={pause}>
            Pause
          </Button>
        </div>
      )}
    </>
  )
}

function Paused({ onGoOn, onEnd }: { onGoOn: () => void; onEnd: () => void }) {
  const button = useFocusAtFirst<HTMLButtonElement>()
  return (
    <div className="grid gap-4">
      <p role="status" className="type-interface text-text-2">
        Paused. What is left stays open until you go on.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button ref={button} size="large" onClick={onGoOn}>
          Go on
        </Button>
        <Button size="large" variant="quiet" onClick={onEnd}>
          End here
        </Button>
      </div>
    </div>
  )
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface TimerProps {
  seconds: number
  time: CountedTime
  /** Null: it was started. */
  onStart: (() => void) | null
}

/** Counts down what a habit takes. At its end it says so, and hurries nobody on. */
function Timer({ seconds, time, onStart }: TimerProps) {
  const [now, setNow] = useState(0)
  const isRunning = time.since !== null
  useEffect(() => {
    if (!isRunning) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const left = Math.max(0, Math.ceil(seconds - countedBy(time, now) / 1_000))
  return (
    <div className="flex items-center gap-6">
      <span className="text-ink">
        <Drop size={64} level={seconds === 0 ? 1 : 1 - left / seconds} />
      </span>
      <span role="timer" className="figures font-serif text-title-xl">
        {clock(left)}
      </span>
      {onStart && (
        <Button variant="outline" onClick={onStart}>
          Start
        </Button>
      )}
      <span role="status" className="type-interface text-text-2">
        {left === 0 ? 'Time’s up.' : ''}
      </span>
    </div>
  )
}
