import type { SecurityEvent } from '#contract/security-events.ts'
import { command } from './worker-calls.ts'

/** What happened to the keys and ways in of the last ninety days, the latest first. */
export interface SecurityNews {
  readonly events: readonly SecurityEvent[]
  /** Since when it is as it was kept on this device (ms since 1970), because the server cannot be asked; null: it has just been asked. */
  readonly keptSince: number | null
}

/** Rejects with OfflineError where neither the server nor this device can say. */
export const readSecurityNews = command<null, SecurityNews>('security.news')
