import { type FormEvent, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import type { GoalMoves } from '../use-goals.ts'
import { WordsField } from './form-fields.tsx'

interface AskProps {
  goal: GoalFact
  moves: GoalMoves
  onClose: () => void
}

/** A goal may pause, with a few words about why. */
export function PauseModal({ goal, moves, onClose }: AskProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const pause = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setError('Say in a few words why you’re pausing it.')
    if (await moves.move(goal, 'paused', reason)) onClose()
  }
  return (
    <Modal title="Pause this goal" onClose={onClose}>
      <form noValidate onSubmit={(event) => void pause(event)}>
        <p className="type-interface text-text-2">
          Nothing in “{goal.title}” is lost. Knowing why you paused makes it easier to come back.
        </p>
        <div className="mt-4">
          <WordsField
            label="Why are you pausing it?"
            note="For example: until the car is fixed"
            rows={2}
            maxLength={500}
            error={error}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setError(undefined)
            }}
          />
        </div>
        <Button type="submit" className="mt-5 w-full">
          Pause
        </Button>
      </form>
    </Modal>
  )
}

/** The end of a goal: one sentence, which becomes a page. */
export function CompleteModal({ goal, moves, onClose }: AskProps) {
  const [sentence, setSentence] = useState('')
  const done = async (event: FormEvent) => {
    event.preventDefault()
    if (await moves.complete(goal, sentence)) onClose()
  }
  return (
    <Modal title="Complete this goal" onClose={onClose}>
      <form noValidate onSubmit={(event) => void done(event)}>
        <p className="type-interface text-text-2">You’ll find “{goal.title}” among your completed goals.</p>
        <div className="mt-4">
          <WordsField
            label="A sentence about it"
            aside="(Optional)"
            note="It becomes a page in your journal."
            rows={3}
            maxLength={5_000}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
          />
        </div>
        <Button type="submit" className="mt-5 w-full">
          {sentence.trim() === '' ? 'Complete without a page' : 'Complete and save the page'}
        </Button>
      </form>
    </Modal>
  )
}
