import type { FastifyInstance } from 'fastify'
import { readPeopleHere } from '#contract/people-here.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import { publicRoute } from '../../core/route.ts'

/** Sessions write down their last use at most every ten minutes. */
const latelyMs = 15 * 60 * 1000
const keptMs = 60 * 1000

/** The real count of the landing page, where the server's settings ask for it; asked of the database once a minute at most. */
export function peopleHereFeature(app: FastifyInstance, deps: AppDeps): void {
  let known: { readonly at: number; readonly people: number } | null = null
  publicRoute(app, deps, readPeopleHere, async () => {
    if (!deps.config.countsPeople) throw new AppError('not_found')
    const at = deps.now()
    if (!known || at - known.at >= keptMs) known = { at, people: await countPeople(deps, at - latelyMs) }
    return { people: known.people }
  })
}

async function countPeople({ db }: AppDeps, since: number): Promise<number> {
  const row = await db
    .selectFrom('sessions')
    .select((select) => select.fn.count<number | string>('user_id').distinct().as('people'))
    .where('last_seen_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(row.people)
}
