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

/** A goal may rest, with a few words about why. */
export function PauseModal({ goal, moves, onClose }: AskProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const rest = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setError('Say in a few words why it rests.')
    if (await moves.move(goal, 'paused', reason)) onClose()
  }
  return (
    <Modal title="Let it rest" onClose={onClose}>
      <form noValidate onSubmit={(event) => void rest(event)}>
        <p className="type-interface text-text-2">
          “{goal.title}” keeps everything that it has. A reason makes coming back easier.
        </p>
        <div className="mt-4">
          <WordsField
            label="Why does it rest?"
            note="For example: until the clutch is mended"
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
          Let it rest
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
    <Modal title="It is done" onClose={onClose}>
      <form noValidate onSubmit={(event) => void done(event)}>
        <p className="type-interface text-text-2">“{goal.title}” goes to the wall of the completed.</p>
        <div className="mt-4">
          <WordsField
            label="One sentence about it"
            aside="(Optional)"
            note="It becomes a page in your journal."
            rows={3}
            maxLength={5_000}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
          />
        </div>
        <Button type="submit" className="mt-5 w-full">
          {sentence.trim() === '' ? 'Complete without a page' : 'Complete, and keep the page'}
        </Button>
      </form>
    </Modal>
  )
}
