import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  readSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewBackupCodes,
  type SecondFactorState,
} from '#contract/second-factor.ts'
import type { SecurityEventKind } from '#contract/security-events.ts'
import { keepBackupCodes, newBackupCodes } from '#server/core/accounts/backup-codes.ts'
import { hasFactor } from '#server/core/accounts/factors.store.ts'
import { relyingParty } from '#server/core/accounts/passkey-check.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import type { Session } from '#server/core/accounts/session.ts'
import { requireSession } from '#server/core/accounts/sessions.store.ts'
import { holdVault } from '#server/core/accounts/vault-row.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import { noteSecurityEvent } from '#server/core/logs/security-history.ts'
import { createPost } from '#server/core/mail/mail-post.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db } from '../../db/tables.ts'
import { type AddWrap, keepPasskey, passkeyCreationOf } from './passkeys.ts'
import { changeLabel, deletePasskey, deleteTotp, stateOf } from './second-factor.store.ts'
import { beginTotpSetup, finishTotpSetup } from './totp-setup.ts'

/** Keeps and tells what happened to a way into the account. */
type Note = (session: Session, kind: SecurityEventKind) => Promise<void>

export function secondFactorFeature(app: FastifyInstance, deps: AppDeps, addWrap: AddWrap): void {
  userRoute(app, deps, readSecondFactor, ({ request }) => stateFor(deps, request))
  const post = createPost(app, deps)
  const note: Note = (session, kind) => noteSecurityEvent(deps, post, session, kind)
  totpRoutes(app, deps, note)
  passkeyRoutes(app, deps, { addWrap, note })
}

/** The state as this browser, at its address, is to see it. */
function stateFor(deps: AppDeps, request: FastifyRequest): Promise<SecondFactorState> {
  const canAddPasskeys = relyingParty(deps.config, request) !== null
  return stateOf(deps.db, request.session?.userId ?? 0, canAddPasskeys)
}

/** Changes something in a session that is still there. */
function changing<T>(deps: AppDeps, { session }: FastifyRequest, work: (all: Db) => Promise<T>): Promise<T> {
  return deps.db.transaction().execute(async (all) => {
    if (!session) throw new AppError('unauthorized')
    await holdVault(all, session.userId)
    await requireSession(all, session.userId, session.id)
    return work(all)
  })
}

function totpRoutes(app: FastifyInstance, deps: AppDeps, note: Note): void {
  userRoute(app, deps, beginTotp, async ({ session, body, request }) => {
    const user = await proveOwner(deps, session, body.proof, request)
    return beginTotpSetup(deps, session, user)
  })
  userRoute(app, deps, confirmTotp, async ({ session, body, request }) => {
    const backupCodes = await finishTotpSetup(deps, session, body.code)
    await note(session, 'authenticator_added')
    return { backupCodes, state: await stateFor(deps, request) }
  })
  userRoute(app, deps, removeTotp, async ({ owner, session, body, request }) => {
    await proveOwner(deps, session, body.proof, request)
    await changing(deps, request, (all) => deleteTotp(all, owner))
    await note(session, 'authenticator_removed')
    return stateFor(deps, request)
  })
  userRoute(app, deps, renewBackupCodes, async ({ owner, session, body, request }) => {
    await proveOwner(deps, session, body.proof, request)
    const made = await newBackupCodes(deps, owner)
    const backupCodes = await changing(deps, request, async (all) => {
      if (!(await hasFactor(all, owner)))
        throw new AppError('conflict', { message: 'Set up an authenticator app or a passkey first.' })
      return keepBackupCodes(all, owner, made)
    })
    await note(session, 'backup_codes_made')
    return { backupCodes, state: await stateFor(deps, request) }
  })
}

function passkeyRoutes(
  app: FastifyInstance,
  deps: AppDeps,
  { addWrap, note }: { readonly addWrap: AddWrap; readonly note: Note },
): void {
  userRoute(app, deps, beginPasskey, async ({ session, body, request }) => {
    const user = await proveOwner(deps, session, body.proof, request)
    return passkeyCreationOf(deps, session, user, request)
  })
  userRoute(app, deps, addPasskey, async ({ owner, session, body, request }) => {
    const backupCodes = await keepPasskey(deps, session, body, request, addWrap)
    await note(session, 'passkey_added')
    if (body.slot) deps.changes.publishSlots(owner, body.slot.baseVersion + 1)
    return { backupCodes, state: await stateFor(deps, request) }
  })
  userRoute(app, deps, renamePasskey, async ({ owner, params, body, request }) => {
    await changeLabel(deps.db, owner, params.passkeyId, body.label)
    return stateFor(deps, request)
  })
  userRoute(app, deps, removePasskey, async ({ owner, session, params, body, request }) => {
    await proveOwner(deps, session, body.proof, request)
    const version = await changing(deps, request, (all) => deletePasskey(all, owner, params.passkeyId))
    await note(session, 'passkey_removed')
    if (version !== null) deps.changes.publishSlots(owner, version)
    return stateFor(deps, request)
  })
}
