import type { FastifyInstance } from 'fastify'
import { readPeopleHere } from '#contract/people-here.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { publicRoute } from '#server/core/http/route.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { countPeopleSince } from './people-here.store.ts'

/** Sessions write down their last use at most every ten minutes. */
const latelyMs = 15 * 60 * 1000
const keptMs = 60 * 1000

/** The real count of the landing page, where the server's settings ask for it; asked of the database once a minute at most. */
export function peopleHereFeature(app: FastifyInstance, deps: AppDeps): void {
  let known: { readonly at: number; readonly people: number } | null = null
  publicRoute(app, deps, readPeopleHere, async () => {
    if (!deps.config.countsPeople) throw new AppError('not_found')
    const at = deps.now()
    if (!known || at - known.at >= keptMs)
      known = { at, people: await countPeopleSince(deps.db, at - latelyMs) }
    return { people: known.people }
  })
}
