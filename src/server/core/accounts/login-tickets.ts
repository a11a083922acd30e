import type { FastifyRequest } from 'fastify'
import type { Factor, NeededFactor } from '#contract/factor.ts'
import type { UserRow } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from '../http/app-error.ts'
import { challengeMs } from './factor-challenges.store.ts'
import { factorKindsOf } from './factors.store.ts'
import { addTicket, takeTicket, userOfTicket } from './login-tickets.store.ts'
import { checkFactor, neededOf } from './second-factor.ts'
import { tokenHash } from './session.ts'
import type { SignedIn } from './session-start.ts'

/** Stands for a first factor that was right, until the second one comes. Null: this person has none, and may come in at once. */
export async function ticketOf(deps: AppDeps, user: SignedIn): Promise<string | null> {
  if ((await factorKindsOf(deps.db, user.id)).length === 0) return null
  const ticket = Buffer.from(deps.randomBytes(32)).toString('base64url')
  await addTicket(deps.db, {
    token_hash: tokenHash(ticket),
    user_id: user.id,
    password_hash: user.password_hash,
    expires_at: deps.now() + challengeMs,
  })
  return ticket
}

/** Refuses to start a session for somebody who has a second factor; the refusal says how to go on. */
export async function requireSecondStep(
  deps: AppDeps,
  user: SignedIn,
  request: FastifyRequest,
): Promise<void> {
  const ticket = await ticketOf(deps, user)
  if (ticket === null) return
  const secondFactor = await neededFor(deps, ticket, request)
  throw new AppError('second_factor_needed', { secondFactor })
}

/** What a sign-in that has begun still needs. Throws `second_factor_expired`. */
export async function neededFor(
  deps: AppDeps,
  ticket: string,
  request: FastifyRequest,
): Promise<NeededFactor> {
  const { id } = await personOfTicket(deps, ticket)
  const kinds = await factorKindsOf(deps.db, id)
  // It was turned off meanwhile: signing in again needs no second step.
  if (kinds.length === 0) throw new AppError('second_factor_expired')
  return { ...(await neededOf(deps, id, kinds, { purpose: 'login', to: ticket }, request)), ticket }
}

/** Finishes a sign-in: the ticket is used up. Throws `second_factor_expired`, `wrong_factor`. */
export async function spendTicket(
  deps: AppDeps,
  ticket: string,
  sent: Factor,
  request: FastifyRequest,
): Promise<UserRow> {
  const user = await personOfTicket(deps, ticket)
  await checkFactor(deps, user, sent, { purpose: 'login', to: ticket }, request)
  if (!(await takeTicket(deps.db, tokenHash(ticket)))) throw new AppError('second_factor_expired')
  return user
}

async function personOfTicket({ db, now }: AppDeps, ticket: string): Promise<UserRow> {
  const user = await userOfTicket(db, tokenHash(ticket), now())
  if (!user) throw new AppError('second_factor_expired')
  return user
}
