import { z } from 'zod'
import type { Entity, Records } from '#domain/entity/records.ts'
import { rowPerEntity, view } from '#domain/entity/view.ts'
import type { BreathingPattern, BreathingSeconds } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import {
  type MindfulnessSession,
  mindfulnessSessions,
  type OwnBreathingPattern,
  ownBreathingPatterns,
} from '#domain/mindfulness/mindfulness-records.ts'
import { activityTypes } from '#domain/mindfulness/mindfulness-settings.ts'
import { effectLine } from '#domain/mindfulness/sessions/mindfulness-effect.ts'
import { sessionWeeks } from '#domain/mindfulness/sessions/session-weeks.ts'
import { dayArg, myDayRuleArg } from '#domain/time/day-args.ts'

export type SessionRow = MindfulnessSession & { readonly id: string }
/** A rhythm that the person made, with a description of its phases. Its id is the record's uid. */
export type OwnPatternRow = BreathingPattern
const sessionsIn = (records: Records) => [...records.of(mindfulnessSessions).values()]
const dataIn = (records: Records) => sessionsIn(records).map(({ data }) => data)

const toRow = rowPerEntity<MindfulnessSession, SessionRow>(({ uid, data }) => ({ ...data, id: uid }))

const latestFirst = (a: Entity<MindfulnessSession>, b: Entity<MindfulnessSession>): number =>
  Date.parse(b.data.startedAt) - Date.parse(a.data.startedAt) || (a.uid < b.uid ? 1 : -1)

/** '5 s in, 7.5 s out', with the holds that there are. */
function phasesOf({ inhale, hold1, exhale, hold2 }: BreathingSeconds): string {
  const phases = [
    `${inhale} s in`,
    hold1 > 0 && `${hold1} s held`,
    `${exhale} s out`,
    hold2 > 0 && `${hold2} s held`,
  ]
  return phases.filter(Boolean).join(', ')
}

const toPattern = rowPerEntity<OwnBreathingPattern, OwnPatternRow>(({ uid, data }) => ({
  ...data,
  id: uid,
  description: phasesOf(data),
}))

const reads = [mindfulnessSessions]

/** Every session that was kept, the latest first. */
export const sessionRows = view({
  reads,
  args: z.null(),
  rows: (records) => sessionsIn(records).sort(latestFirst).map(toRow),
})

/** Time spent by week, oldest first, up to the week that holds `today`; `id` is the day that it begins with. */
export const weekRows = view({
  reads,
  args: z.object({ today: dayArg, rule: myDayRuleArg, weeks: z.int().min(1).max(600) }),
  rows: (records, { today, rule, weeks }) =>
    sessionWeeks(dataIn(records), today, rule, weeks).map(({ first, ...week }) => ({ id: first, ...week })),
})

/** How many sessions were kept on all devices, and how long they were, as one row. */
export const heldRow = view({
  reads,
  args: z.null(),
  rows(records) {
    const spentMs = dataIn(records).reduce((sum, session) => sum + session.spentMs, 0)
    return [{ id: 'held', sessions: sessionsIn(records).length, minutes: Math.round(spentMs / 60_000) }]
  },
})

/** How the mood after differs from the mood before, with n and interval, for each activity with enough rated sessions; none otherwise. */
export const effectRows = view({
  reads,
  args: z.null(),
  rows(records) {
    const sessions = dataIn(records)
    return activityTypes.flatMap((id) => {
      const line = effectLine(sessions, id)
      return line === null ? [] : [{ id, line }]
    })
  },
})

/** The rhythms that the person made, in the order in which they were made. */
export const ownPatternRows = view({
  reads: [ownBreathingPatterns],
  args: z.null(),
  rows: (records) =>
    [...records.of(ownBreathingPatterns).values()].sort((a, b) => (a.uid < b.uid ? -1 : 1)).map(toPattern),
})
