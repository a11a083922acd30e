import type { AppDeps } from '../app-deps.ts'
import type { CalendarAccess } from './calendar-access.store.ts'
import { discoverOnce } from './provider.ts'

/** Tells Google that a connection is over. False: it could not be told. */
export async function revokeCalendar(
  { config }: Pick<AppDeps, 'config'>,
  { refreshToken }: Pick<CalendarAccess, 'refreshToken'>,
): Promise<boolean> {
  if (!config.google) return false
  try {
    const client = await import('openid-client')
    await client.tokenRevocation(await discoverOnce(config.google, config.limits)(), refreshToken)
    return true
  } catch (error) {
    // What Google knows no more needs no end.
    return (error as { error?: unknown }).error === 'invalid_token'
  }
}
