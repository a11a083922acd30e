import { useEffect, useRef } from 'react'
import type { Rating } from '#domain/journal/rating-words.ts'
import { useVaultState } from '#web/lib/vault/use-vault.ts'
import { Button } from '#web/ui/button.tsx'
import { MoodDrops } from '../mood-drops.tsx'
import { doneWords } from './breath-words.ts'
import type { BreathingView } from './breathing-view.ts'
import { RingDrawing } from './ring-drawing.tsx'
import { feelingRings } from './rings.ts'

const calm = feelingRings('Calm')

/** After the last breath: how it is now, and where to. The journal is offered to who checked in and wants it. */
export function SessionComplete({
  view,
  hasJournal,
  onRate,
  onJournal,
  onAgain,
  onContinue,
}: {
  view: BreathingView
  hasJournal: boolean
  onRate: (mood: Rating) => void
  onJournal: () => void
  onAgain: () => void
  onContinue: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const done = doneWords(view.completedCycles, view.elapsedSeconds * 1_000)
  const isLocked = useVaultState().status === 'locked'
  const feeling = isLocked ? null : view.run.feeling
  return (
    <section
      aria-labelledby="breathing-done"
      className="m-auto grid justify-items-center px-5 py-8 text-center"
    >
      <RingDrawing lines={calm} radius={56} className="size-36 text-ink md:size-44" />
      <h3 ref={title} id="breathing-done" tabIndex={-1} className="type-question mt-5 outline-none">
        {hasJournal ? 'Session Complete' : `${done}.`}
      </h3>
      <p className="mt-3 text-item text-text-2">
        {[hasJournal && `${done}.`, feeling && `You arrived feeling ${feeling.toLowerCase()}.`]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="mt-8">
        <MoodDrops legend="Mood now, if you like" name="mood-after" rating={view.moodAfter} onRate={onRate} />
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
        {hasJournal && (
          <Button size="large" onClick={onJournal}>
            Journal this experience
          </Button>
        )}
        <Button size="large" variant={hasJournal ? 'outline' : 'primary'} onClick={onContinue}>
          Continue
        </Button>
      </div>
      <Button variant="quiet" onClick={onAgain} className="mt-3">
        Once more
      </Button>
    </section>
  )
}
