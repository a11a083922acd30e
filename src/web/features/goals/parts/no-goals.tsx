import { Button } from '#web/ui/button.tsx'
import { dropPath } from '#web/ui/drop-mark.tsx'

/** The page of somebody who has no goal yet: a small drawing, and two ways to begin. */
export function NoGoals({ onNew, onWish }: { onNew: () => void; onWish: () => void }) {
  return (
    <div className="mt-10 max-w-prose">
      <svg width="150" height="78" viewBox="0 0 150 78" fill="none" aria-hidden="true">
        <g className="stroke-line-strong" strokeWidth="1.5" strokeLinecap="round">
          <path d="M1 76H149" />
          <path d="M34 62C44 60 46 54 54 51M80 38C90 35 93 30 100 26" strokeDasharray="1 5" />
          <path d={dropPath} transform="translate(8 52) scale(.92)" />
          <path d={dropPath} transform="translate(53 29) scale(1.14)" />
        </g>
        <path className="stroke-ink" d={dropPath} transform="translate(101 3) scale(1.5)" strokeWidth="1.2" />
      </svg>
      <p className="type-insight mt-7">What do you want to achieve?</p>
      <p className="type-secondary mt-2 text-text-2">
        A name is enough to start with. Steps and dates can come later, or not at all.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="large" onClick={onNew}>
          Add a goal
        </Button>
        <Button variant="outline" size="large" onClick={onWish}>
          Start from a wish
        </Button>
      </div>
    </div>
  )
}
