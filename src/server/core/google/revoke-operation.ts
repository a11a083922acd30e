import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { sealText, unsealText } from '../data/sealed-text.ts'
import type { NewJob } from '../jobs/add-job.store.ts'
import type { JobOperation } from '../jobs/job-operation.ts'
import { revokeCalendar } from './revoke-calendar.ts'

/** What opened a calendar, sealed, and nothing that says whose. */
const asked = z.object({ sealed: z.string() })
const boundTo = 'google-revoke'

/** Google could not be told. */
export class RevokeFault extends Error {
  override readonly name = 'RevokeFault'
}

/** Tells Google that the connection of an account that is gone is over: for about three days, should it be away. */
export function revokeOperation(deps: Pick<AppDeps, 'config' | 'keys'>): JobOperation {
  return {
    name: 'google.revoke',
    category: 'enhancedContext',
    about: 'Tells Google that the calendar of a deleted account is no longer connected',
    maxRetries: 12,
    retryDelay: 60_000,
    isAskable: false,
    forgetsData: true,
    async run({ data }) {
      const { sealed } = asked.safeParse(data).data ?? {}
      const refreshToken = sealed === undefined ? null : unsealText(deps.keys.googleCalendar, boundTo, sealed)
      // Emptied before, or sealed under a secret that this server had once: nobody can use it any more.
      if (refreshToken === null) return { result: { isRevoked: false } }
      if (!(await revokeCalendar(deps, { refreshToken }))) throw new RevokeFault()
      return { result: { isRevoked: true } }
    },
  }
}

export const revokeLater = (deps: Pick<AppDeps, 'config' | 'keys'>, refreshToken: string): NewJob => ({
  operation: revokeOperation(deps),
  data: { sealed: sealText(deps.keys.googleCalendar, boundTo, refreshToken) },
})
