import { z } from 'zod'
import { type RecoveryState, recoveryReminders, recoveryStates } from '#domain/account/recovery-state.ts'
import type { Records } from '#domain/entity/records.ts'
import { view } from '#domain/entity/view.ts'

export interface RecoveryRow {
  readonly id: string
  readonly states: readonly RecoveryState[]
  /** Until when the dashboard does not ask, ISO; null: it may. */
  readonly hiddenUntil: string | null
}

function rowOf(records: Records): RecoveryRow {
  const reminders = [...records.of(recoveryReminders).values()]
  const until = reminders.map(({ data }) => data.hiddenUntil).sort()
  return {
    id: 'recovery',
    states: Array.from(records.of(recoveryStates).values(), ({ data }) => data),
    hiddenUntil: until.at(-1) ?? null,
  }
}

/** What the vault knows of the recovery code: one row, never the code. */
export const recoveryRecords = view({
  reads: [recoveryStates, recoveryReminders],
  args: z.null(),
  rows: (records) => [rowOf(records)],
})
