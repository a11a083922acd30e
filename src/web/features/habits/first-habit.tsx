import { Button } from '#web/ui/button.tsx'

interface FirstHabitProps {
  onBegin: () => void
  onBring: () => void
  onSuggestions: () => void
}

/** The page of somebody who has no habit yet: what a habit is here, and three ways to begin. */
export function FirstHabit({ onBegin, onBring, onSuggestions }: FirstHabitProps) {
  return (
    <div className="flex-1">
      <h1 className="type-screen-title">Habits</h1>
      <p className="type-question mt-10 max-w-160 text-text-2">
        After <Blank />, I will <Blank />, then <Blank />.
      </p>
      <p className="type-interface mt-8 max-w-130 text-text-2">
        A habit is one sentence: something that happens anyway, something small after it, and a kind end. It
        has a strength that bends when a day is missed, and does not break.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="large" onClick={onBegin}>
          Write the first one
        </Button>
        <Button variant="outline" size="large" onClick={onSuggestions}>
          Look in my pages
        </Button>
        <Button variant="quiet" size="large" className="max-sm:-ml-7" onClick={onBring}>
          Bring them from another app
        </Button>
      </div>
    </div>
  )
}

const Blank = () => (
  <span className="inline-block w-[2.6em] border-line-strong border-b border-dashed">
    <span className="sr-only">blank</span>
  </span>
)
