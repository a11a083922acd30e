import type { FastifyInstance } from 'fastify'
import { beginPasskeyLogin, finishLogin, passkeyLogin, readSecondStep } from '#contract/sign-in-steps.ts'
import type { Binding } from '#server/core/accounts/factor-challenges.store.ts'
import { neededFor, spendTicket } from '#server/core/accounts/login-tickets.ts'
import { askForPasskey, checkPasskey, relyingParty } from '#server/core/accounts/passkey-check.ts'
import { startSession } from '#server/core/accounts/session-start.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { publicRoute } from '#server/core/http/route.ts'
import { beginGuess } from '#server/core/http/throttle.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { findUser, userOf } from './account.store.ts'

const bindingOf = (ticket: string): Binding => ({ purpose: 'passkey-login', to: ticket })
const notPossible = 'Passkeys need an address with a name. This one is a number.'
const notAccepted = 'This passkey opens no account here. Sign in with your password instead.'

/** The end of a sign-in that a second factor finishes, and sign-in with a passkey alone. */
export function secondStep(app: FastifyInstance, deps: AppDeps): void {
  publicRoute(app, deps, readSecondStep, ({ body, request }) => neededFor(deps, body.ticket, request))
  publicRoute(app, deps, finishLogin, async ({ body, request, reply }) => {
    const user = await spendTicket(deps, body.ticket, body.factor, request)
    await startSession(deps, user, request, reply)
    return userOf(user)
  })
  publicRoute(app, deps, beginPasskeyLogin, async ({ request }) => {
    const ticket = Buffer.from(deps.randomBytes(32)).toString('base64url')
    const party = relyingParty(deps.config, request)
    const passkey = await askForPasskey(deps, party, bindingOf(ticket), null)
    if (!passkey) throw new AppError('invalid_input', { message: notPossible })
    return { ticket, passkey }
  })
  publicRoute(app, deps, passkeyLogin, async ({ body, request, reply }) => {
    const guess = await beginGuess(deps, request.ip)
    const party = relyingParty(deps.config, request)
    const { assertion, ticket } = body
    const owner = await checkPasskey(deps, party, { assertion, binding: bindingOf(ticket), owner: null })
    if (owner === null) throw new AppError('wrong_factor', { message: notAccepted })
    await guess.undone()
    const user = await findUser(deps.db, owner)
    await startSession(deps, user, request, reply)
    return userOf(user)
  })
}
