import { z } from 'zod'
import type { Entity, Records } from '#domain/entity/records.ts'
import { type Row, view } from '#domain/entity/view.ts'
import { careChoicesIn } from '#domain/safety/care-choices-in.ts'
import { carePreferences, type SafetyPlan, safetyPlanRecords } from '#domain/safety/care-records.ts'
import { type PlanPart, planParts } from '#domain/safety/plan-parts.ts'

export interface PlanRow extends Row {
  readonly id: PlanPart
  readonly text: string
}

/** The records of one part, in the order in which they were begun. */
export const partsIn = (records: Records, part: PlanPart): Entity<SafetyPlan>[] =>
  [...records.of(safetyPlanRecords).values()]
    .filter(({ data }) => data.part === part)
    .sort((a, b) => (a.uid < b.uid ? -1 : 1))

/** What stands in each part; two devices that began one apart have both their words. */
function planOf(records: Records): PlanRow[] {
  return planParts.flatMap((id) => {
    const texts = new Set(partsIn(records, id).map(({ data }) => data.text.trim()))
    const text = [...texts].filter(Boolean).join('\n')
    return text ? [{ id, text }] : []
  })
}

/** The country as chosen (null: to be guessed from the device), and how much is shown. */
export const careSettings = view({
  reads: [carePreferences],
  args: z.null(),
  rows(records) {
    const { country, showing } = careChoicesIn(records)
    return [{ id: 'care', country, showing }]
  },
})

/** The parts of the safety plan in which something stands. */
export const safetyPlanRows = view({ reads: [safetyPlanRecords], args: z.null(), rows: planOf })
