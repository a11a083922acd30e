import type { Agreement } from '#domain/calendar/google/google-reminder.ts'
import type { VaultSession } from '#vault/store/store.ts'

/** A reminder that stands at Google, as both sides were when they last agreed. */
export interface Written extends Agreement {
  readonly calendarId: string
  readonly eventId: string
  readonly etag: string
  readonly isAllDay: boolean
}

/** What this device knows of Google, sealed here and nowhere else: each device asks for itself what changed since it last did. */
export interface GoogleLocal {
  /** Sync tokens by calendar. */
  readonly tokens: Readonly<Record<string, string>>
  /** The zones of calendars. */
  readonly zones: Readonly<Record<string, string>>
  readonly written: Readonly<Record<string, Written>>
  /** Reminders that were deleted here and then there: one that is back is wanted there again. */
  readonly removed: readonly string[]
  /** When everything was last read, ms since 1970. */
  readonly readMs: number | null
  /** Why not, in a sentence. */
  readonly trouble: string | null
  readonly isEnded: boolean
}

export const nothingOfGoogle: GoogleLocal = {
  tokens: {},
  zones: {},
  written: {},
  removed: [],
  readMs: null,
  trouble: null,
  isEnded: false,
}

const name = 'google-calendar'

export const readGoogleLocal = async (session: VaultSession): Promise<GoogleLocal> => ({
  ...nothingOfGoogle,
  ...(await session.readLocal<Partial<GoogleLocal>>(name)),
})

export const writeGoogleLocal = (session: VaultSession, local: GoogleLocal): Promise<void> =>
  session.writeLocal(name, local)
