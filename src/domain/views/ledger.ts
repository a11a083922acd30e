import { z } from 'zod'
import { type LedgerEntry, ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import { ledgerWeeks } from '#domain/companion/talk/ledger-weeks.ts'
import type { Records } from '#domain/entity/records.ts'
import { rowPerEntity, view } from '#domain/entity/view.ts'
import { dayArg, myDayRuleArg } from '#domain/time/day-args.ts'

export interface LedgerRow {
  readonly id: string
  /** Ms since 1970. */
  readonly at: number
  readonly receiver: string
  /** Empty where it was not written down. */
  readonly model: string
  readonly words: number
  readonly why: string
}

const rowOf = rowPerEntity<LedgerEntry, LedgerRow>(
  ({ uid, data: { at, receiver, model = '', words, why } }) => ({
    id: uid,
    at: Date.parse(at),
    receiver,
    model,
    words,
    why,
  }),
)

const transfers = (records: Records) => [...records.of(ledgerEntries).values()]

/** Words that left for a model elsewhere, by week, oldest first; `id` is the day that the week begins with. */
export const wordsByWeek = view({
  reads: [ledgerEntries],
  args: z.object({ today: dayArg, rule: myDayRuleArg, weeks: z.int().min(1).max(600) }),
  rows: (records, { today, rule, weeks }) =>
    ledgerWeeks(
      transfers(records).map(({ data }) => data),
      today,
      rule,
      weeks,
    ).map(({ first, number, words }) => ({ id: first, number, words })),
})

/** Every transfer there ever was, newest first. */
export const ledger = view({
  reads: [ledgerEntries],
  args: z.null(),
  rows: (records) =>
    transfers(records)
      .map(rowOf)
      .sort((a, b) => b.at - a.at),
})
