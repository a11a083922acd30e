import { type FormEvent, useId, useRef, useState } from 'react'
import {
  type BreathingSeconds,
  longestPatternName,
  ownPhase,
  patternFault,
} from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { breathingPhases } from '#domain/mindfulness/breathing/breathing-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { paceWords } from '../breathing/breath-words.ts'
import { PatternLine } from './pattern-line.tsx'

const names = { inhale: 'Breathe in', hold1: 'Hold', exhale: 'Breathe out', hold2: 'Hold again' } as const
const usual: BreathingSeconds = { inhale: 5, hold1: 0, exhale: 7, hold2: 0 }

/** 0 leaves a hold out; from there it goes on at the shortest phase. */
const onPhase = (value: number): number => (value > 0 && value < ownPhase.least ? ownPhase.least : value)

/** A rhythm of one's own: a name, and seconds for each phase. */
export function PatternMaker({
  minutes,
  onKeep,
  onLeave,
}: {
  minutes: number
  /** False: it could not be kept. */
  onKeep: (pattern: BreathingSeconds & { name: string }) => Promise<boolean>
  onLeave: () => void
}) {
  const [name, setName] = useState('')
  const [seconds, setSeconds] = useState(usual)
  const [isTold, setIsTold] = useState(false)
  const [isKeeping, setIsKeeping] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const ids = { field: useId(), fault: useId() }
  const fault = patternFault(name, seconds)

  async function keep(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setIsTold(true)
    if (fault) return field.current?.focus()
    setIsKeeping(true)
    const isKept = await onKeep({ ...seconds, name: name.trim() })
    if (!isKept) setIsKeeping(false)
  }

  return (
    <form onSubmit={(event) => void keep(event)} className="grid gap-3 border-b border-line py-5">
      <div>
        <label htmlFor={ids.field} className="text-label font-medium">
          Name
        </label>
        <input
          ref={field}
          id={ids.field}
          value={name}
          maxLength={longestPatternName}
          autoComplete="off"
          aria-invalid={isTold && fault !== null}
          aria-describedby={isTold && fault ? ids.fault : undefined}
          onChange={(event) => setName(event.target.value)}
          className="field mt-1.5 h-11.5 w-full"
        />
        {isTold && fault && (
          <p id={ids.fault} role="alert" className="mt-1.5 text-label text-danger">
            {fault}
          </p>
        )}
      </div>
      <PatternLine pattern={seconds} className="mx-auto my-1 h-10 w-full max-w-65 text-ink" />
      <div className="grid gap-x-6 sm:grid-cols-2">
        {breathingPhases.map((phase) => (
          <Slider
            key={phase}
            label={names[phase]}
            value={seconds[phase]}
            min={phase.startsWith('hold') ? 0 : ownPhase.least}
            max={ownPhase.most}
            step={ownPhase.step}
            wordFor={(value) => (value === 0 ? 'left out' : 's')}
            onChange={(value) => setSeconds({ ...seconds, [phase]: onPhase(value) })}
          />
        ))}
      </div>
      <p className="type-secondary text-muted">{paceWords(seconds, minutes)}</p>
      <div className="flex items-center gap-2">
        <Button type="submit" variant="outline" isPending={isKeeping}>
          Keep this rhythm
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Leave it
        </Button>
      </div>
    </form>
  )
}
