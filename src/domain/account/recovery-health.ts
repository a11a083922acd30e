import type { RecoveryState } from './recovery-state.ts'

/** A recovery slot as the server lists it. */
export interface RecoverySlot {
  readonly slotId: string
  /** Instant, ISO. */
  readonly createdAt: string
}

/**
 * none: there has never been a code; made: there is one that nobody has typed back; confirmed: somebody has; taken: the newest one
 * opens nothing any more. `at`: since when, ISO; for taken when it was made.
 */
export type RecoveryHealth =
  | { readonly is: 'none' }
  | { readonly is: 'made' | 'confirmed' | 'taken'; readonly at: string }

const newestFirst = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0)

/** How things stand with the recovery code; `slots` null: the server could not be asked, and the sealed records decide alone. */
export function recoveryHealth(
  states: readonly RecoveryState[],
  slots: readonly RecoverySlot[] | null,
): RecoveryHealth {
  const [newest] = [...states].sort((a, b) => newestFirst(a.madeAt, b.madeAt))
  const [slot] = [...(slots ?? [])].sort((a, b) => newestFirst(a.createdAt, b.createdAt))
  if (slot) {
    const state = states.find(({ slotId }) => slotId === slot.slotId)
    return state ? standingOf(state) : { is: 'made', at: slot.createdAt }
  }
  if (!newest) return { is: 'none' }
  return slots ? { is: 'taken', at: newest.madeAt } : standingOf(newest)
}

const standingOf = ({ madeAt, confirmedAt }: RecoveryState): RecoveryHealth =>
  confirmedAt === null ? { is: 'made', at: madeAt } : { is: 'confirmed', at: confirmedAt }

const dayMs = 86_400_000
const restDays = 3

/** Until when the question rests after 'Later', ISO; now in ms since 1970. */
export const askAgainAt = (nowMs: number): string => new Date(nowMs + restDays * dayMs).toISOString()

/** Whether the dashboard asks: while no confirmed code works, unless the person said 'Later' less than three days ago. */
export function isRecoveryDue(standing: RecoveryHealth, hiddenUntil: string | null, nowMs: number): boolean {
  if (standing.is === 'confirmed') return false
  return hiddenUntil === null || Date.parse(hiddenUntil) <= nowMs
}
