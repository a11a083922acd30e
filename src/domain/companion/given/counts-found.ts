import { counted } from '#domain/goals/engine/days.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { Finding } from '../replies/reply.ts'

/** What was counted for a question to the journal, in sentences that a model can say on. Empty where nothing was asked. */
export function countsFound(finding: Finding | null | undefined): string[] {
  if (!finding) return []
  const { pages, searched, first, last, happened, ratings } = finding
  const found = `What the message asks about stands on ${pages} of ${counted(searched, 'page')} that were looked through.`
  return [
    found,
    ...(happened === undefined ? [] : [`On ${happened} of them it is told as having happened.`]),
    ...(first ? [`First on ${longDate(first)}.`] : []),
    ...(last && last !== first ? [`Last on ${longDate(last)}.`] : []),
    ...ratings.map(
      ({ name, middle, count }) =>
        `${name} of these days: ${middle} of 10 in the middle, over ${counted(count, 'page')}.`,
    ),
  ]
}
