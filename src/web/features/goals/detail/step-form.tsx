import { type FormEvent, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { ruleName } from '#domain/goals/goal-choices.ts'
import { ratingWord } from '#domain/journal/rating-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { WordsField } from '../parts/form-fields.tsx'
import type { GoalMoves } from '../use-goals.ts'

/** What was done today, in words, and how it was. Where a rule moves progress, it cannot be set. */
export function StepForm({ goal, moves }: { goal: GoalFact; moves: GoalMoves }) {
  const rule = goal.customization.progressRule
  const [progress, setProgress] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [mood, setMood] = useState<number | null>(null)
  const [energy, setEnergy] = useState<number | null>(null)
  const [isPending, setPending] = useState(false)
  const value = progress ?? Math.round(goal.progress)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    const isKept = await moves.step(goal, {
      progress: rule === 'hand' ? value : null,
      note: note.trim(),
      mood,
      energy,
    })
    setPending(false)
    if (!isKept) return
    setProgress(null)
    setNote('')
    setMood(null)
    setEnergy(null)
  }
  return (
    <section aria-labelledby="step">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="step" className="text-small font-strong">
          Today’s step
        </h2>
        <span className="type-label text-muted">{ruleName(rule)}</span>
      </div>
      <form onSubmit={(event) => void keep(event)} className="mt-3 grid gap-4">
        {rule === 'hand' && (
          <Slider
            label="Progress"
            value={value}
            min={0}
            max={100}
            onChange={setProgress}
            ground="var(--surface-0)"
          />
        )}
        <WordsField
          label="What was it like?"
          aside="(Optional)"
          rows={2}
          maxLength={2_000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-5">
          <Slider
            label="Mood"
            value={mood}
            min={1}
            max={10}
            tone="var(--mood)"
            wordFor={(level) => ratingWord('mood', level)}
            onChange={setMood}
            onClear={() => setMood(null)}
          />
          <Slider
            label="Energy"
            value={energy}
            min={1}
            max={10}
            tone="var(--energy)"
            wordFor={(level) => ratingWord('energy', level)}
            onChange={setEnergy}
            onClear={() => setEnergy(null)}
          />
        </div>
        <Button type="submit" isPending={isPending} className="justify-self-end">
          Seal step
        </Button>
      </form>
    </section>
  )
}
