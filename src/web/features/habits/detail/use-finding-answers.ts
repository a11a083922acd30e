import { useMemo } from 'react'
import type { HabitFinding } from '#domain/habits/insights/finding.ts'
import type { FindingAnswer } from '#domain/insights/habits/answered.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'

/** An answer that was kept; `sentence`: what the finding said, absent in old ones. */
export type KeptAnswer = FindingAnswer & { readonly id: string; readonly sentence: string }

const doneWords = { helpful: '', not_true: 'Put away as not true', hidden: 'Hidden' } as const

/** What the person said about the findings of a habit, and how they say it. */
export function useFindingAnswers(habitId: string) {
  const { rows, isReady } = useEntities('habit_insight')
  const actions = useEntityActions('habit_insight')
  const answers = useMemo(
    () =>
      rows.flatMap(({ content, ...one }): KeptAnswer[] => {
        const { sentence } = content
        if (one.habitId !== habitId) return []
        return [{ ...one, content, sentence: typeof sentence === 'string' ? sentence : '' }]
      }),
    [rows, habitId],
  )
  return {
    answers,
    isReady,
    async put({ type, about, sentence }: HabitFinding, answer: FindingAnswer['answer'], before?: KeptAnswer) {
      const uid = await actions.create({ habitId, type, content: { about, sentence }, answer })
      const back = { content: { about, sentence }, answer: before?.answer ?? answer }
      if (uid !== null && answer !== 'helpful')
        offerUndo(doneWords[answer], () =>
          before && before.id === uid ? actions.patch(uid, back) : actions.take(uid),
        )
    },
    takeBack: (id: string) => void actions.take(id),
  }
}

export type FindingAnswers = ReturnType<typeof useFindingAnswers>
