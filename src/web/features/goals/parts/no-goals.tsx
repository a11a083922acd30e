import { CameFor } from '#web/lib/vault/came-for.tsx'
import { Button } from '#web/ui/button.tsx'
import { dropPath } from '#web/ui/drop-mark.tsx'
import { EmptyPage } from '#web/ui/empty/empty-page.tsx'

const drawing = (
  <>
    <g className="stroke-line-strong" strokeLinecap="round">
      <path d="M1 76H149" />
      <path d="M34 62C44 60 46 54 54 51M80 38C90 35 93 30 100 26" strokeDasharray="1 5" />
      <path d={dropPath} transform="translate(8 52) scale(.92)" />
      <path d={dropPath} transform="translate(53 29) scale(1.14)" />
    </g>
    <path className="stroke-ink" d={dropPath} transform="translate(101 3) scale(1.5)" strokeWidth="1.2" />
  </>
)

/** The page of somebody who has no goal yet: a small drawing, and two ways to begin. */
export function NoGoals({ onNew, onWish }: { onNew: () => void; onWish: () => void }) {
  return (
    <EmptyPage
      className="mt-10"
      drawing={drawing}
      will="What do you want to achieve?"
      about={
        <>
          Goals will stand here with their steps and the pages that speak of them. A name is enough to start
          with.
          <CameFor>It could be your first goal.</CameFor>
        </>
      }
    >
      <Button size="large" onClick={onNew}>
        Add a goal
      </Button>
      <Button variant="outline" size="large" onClick={onWish}>
        Start from a wish
      </Button>
    </EmptyPage>
  )
}
