import { Button } from '#web/ui/button.tsx'
import type { Answers } from './use-answers.ts'

/** What was disputed or hidden, so that it can be brought back. */
export function DismissedClaims({ answers }: { answers: Answers }) {
  if (answers.putAway.length === 0) return null
  return (
    <details className="border-line border-t pt-5">
      <summary className="type-secondary cursor-pointer py-2 text-text-2">
        Put away by you, {answers.putAway.length}
      </summary>
      <ul className="mt-2">
        {answers.putAway.map(({ id, words, answer }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-4 border-line border-b py-2 last:border-0"
          >
            <span className={answer === 'disputed' ? 'text-muted line-through' : 'text-muted'}>{words}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Bring back: ${words}`}
              onClick={() => answers.bringBack(id)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
