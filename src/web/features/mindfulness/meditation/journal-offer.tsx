import { useEffect, useId, useRef } from 'react'
import { journalOffer } from '#domain/mindfulness/mindfulness-toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { MoodDrops } from '../mood-drops.tsx'

/** After the end: a page about it, or not. */
export function JournalOffer({
  mood,
  onRate,
  onJournal,
  onClose,
}: {
  mood: number | null
  onRate: (mood: number | null) => void
  onJournal: () => void
  onClose: () => void
}) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section
      aria-labelledby={id}
      className="float m-auto w-[min(400px,calc(100vw-40px))] animate-rise rounded-card px-6 py-6 text-left md:px-8 md:py-7"
    >
      <h3
        ref={title}
        id={id}
        tabIndex={-1}
        className="font-serif text-title-m leading-title tracking-title outline-none weight-title"
      >
        {journalOffer.title}
      </h3>
      <p className="mt-2 text-ui leading-body text-text-2">{journalOffer.description}</p>
      <div className="mt-4 border-y border-line py-3">
        <MoodDrops legend="Mood now" name="mood-after" rating={mood} onRate={onRate} />
      </div>
      <div className="mt-5 grid grid-cols-[1fr_auto] gap-3">
        <Button size="large" onClick={onJournal}>
          Go to Journal
        </Button>
        <Button variant="outline" size="large" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  )
}
