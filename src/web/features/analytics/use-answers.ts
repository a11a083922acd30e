import { useMemo } from 'react'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'

/** A claim that was put away. */
export interface DismissedClaim {
  readonly id: string
  readonly claim: string
  readonly words: string
  readonly answer: 'disputed' | 'hidden'
}

export interface Answers {
  isGone(claim: string): boolean
  /** All claims that were put away. */
  readonly gone: ReadonlySet<string>
  readonly putAway: readonly DismissedClaim[]
  put(claim: string, words: string, answer: DismissedClaim['answer']): void
  bringBack(id: string): void
}

/** What a person said to claims; what was disputed or hidden stays gone on every device. */
export function useAnswers(): Answers {
  const { rows } = useEntities('insight_answer')
  const actions = useEntityActions('insight_answer')
  return useMemo(() => {
    const putAway = rows.flatMap(({ answer, ...row }) => (answer === 'helpful' ? [] : [{ ...row, answer }]))
    const gone = new Set(putAway.map(({ claim }) => claim))
    return {
      isGone: (claim) => gone.has(claim),
      gone,
      putAway,
      put(claim, words, answer) {
        void actions.create({ claim, words: words.slice(0, 500), answer }).then((uid) => {
          const words = answer === 'disputed' ? 'Struck out. It will not come back.' : 'Hidden.'
          if (uid !== null) offerUndo(words, () => actions.take(uid))
        })
      },
      bringBack: (id) => void actions.take(id),
    }
  }, [rows, actions])
}
