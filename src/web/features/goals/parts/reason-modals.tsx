import { type FormEvent, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { WordsField } from '#web/ui/fields/long-fields.tsx'
import type { GoalMoves } from '../use-goals.ts'

interface AskProps {
  goal: GoalFact
  moves: GoalMoves
  onClose: () => void
}

/** Words about a goal, which stay through Escape, a lock and a reload until they are sent. */
function useWordsFor(form: 'pause' | 'complete', { id: goalId }: GoalFact) {
  const [words, setWords] = useState('')
  const isSent = useBegun(form, words.trim() === '' ? null : { goalId, words }, (kept) => {
    const begun = kept as Readonly<Record<string, unknown>>
    if (begun.goalId === goalId && typeof begun.words === 'string') setWords(begun.words)
  })
  return { words, setWords, isSent }
}

/** A goal may pause, with a few words about why. */
export function PauseModal({ goal, moves, onClose }: AskProps) {
  const { words: reason, setWords: setReason, isSent } = useWordsFor('pause', goal)
  const [error, setError] = useState<string>()
  const pause = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setError('Say in a few words why you’re pausing it.')
    if (!(await moves.move(goal, 'paused', reason))) return
    isSent()
    onClose()
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
  const { words: sentence, setWords: setSentence, isSent } = useWordsFor('complete', goal)
  const done = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await moves.complete(goal, sentence))) return
    isSent()
    onClose()
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
