import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Answers } from './use-answers.ts'

interface ClaimActionsProps {
  claim: string
  /** The claim as a sentence, for the list of what was put away. */
  words: string
  /** What it rests on and how it was reckoned. */
  why: string
  answers: Answers
}

/** The three answers to a claim, as words: why it is shown, that it is not true, that one would rather not see it. */
export function ClaimActions({ claim, words, why, answers }: ClaimActionsProps) {
  const [isWhy, setWhy] = useState(false)
  const id = useId()
  return (
    <div data-not-painted className="mt-3">
      <div className="-ml-3 flex flex-wrap gap-x-2">
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhy}
          aria-controls={id}
          onClick={() => setWhy(!isWhy)}
        >
          Why this
        </Button>
        <Button variant="quiet" size="small" onClick={() => answers.put(claim, words, 'disputed')}>
          Dispute
        </Button>
        <Button variant="quiet" size="small" onClick={() => answers.put(claim, words, 'hidden')}>
          Hide
        </Button>
      </div>
      <p id={id} hidden={!isWhy} className="type-secondary mt-1 max-w-140 text-muted">
        {why}
      </p>
    </div>
  )
}
