import type { BreathingPattern } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import type { MindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import type { ActivityType } from '#domain/mindfulness/mindfulness-settings.ts'
import type { Day } from '#domain/time/day.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { command, query } from '#worker/core/worker-calls.ts'

export type SessionRow = MindfulnessSession & { readonly id: string }
/** Every session that was kept, the latest first. */
export const sessionRows = query<null, SessionRow>('mindfulness.sessions')
/** One of them: one row, or none when there is no such session. */
export const sessionRow = query<{ uid: string }, SessionRow>('mindfulness.session')

export interface HeldRow {
  readonly id: 'held'
  readonly sessions: number
  readonly minutes: number
}
/** How many sessions were kept on all devices, and how long they were, as one row. */
export const heldRow = query<null, HeldRow>('mindfulness.held')

export interface SessionWeekRow {
  /** The day that the week begins with. */
  readonly id: Day
  readonly number: number
  readonly minutes: number
  readonly sessions: number
}
/** Time spent by week, oldest first, up to the week that holds `today`. */
export const weekRows = query<{ today: Day; rule: MyDayRule; weeks: number }, SessionWeekRow>(
  'mindfulness.weeks',
)

export interface EffectRow {
  readonly id: ActivityType
  /** A sentence with n and interval. */
  readonly line: string
}
/** How the mood after differs from the mood before, for each activity with enough rated sessions; none otherwise. */
export const effectRows = query<null, EffectRow>('mindfulness.effect')

/** A rhythm that the person made, with a description of its phases. Its id is the record's uid. */
export type OwnPatternRow = BreathingPattern
/** In the order in which they were made. */
export const ownPatternRows = query<null, OwnPatternRow>('mindfulness.patterns')

export interface EndedSession {
  readonly uid: string
  /** Its milliseconds may have fractions. */
  readonly session: MindfulnessSession
}
/** Keeps a session that ended; one of less than ten seconds is not kept. */
export const keepSession = command<EndedSession, void>('mindfulness.keep')
