import type { FastifyInstance } from 'fastify'
import type { SecurityEventKind } from '#contract/security-events.ts'
import {
  deleteSlot,
  type KeySlot,
  readKeyShare,
  readRetiredSlots,
  readSlots,
  rekey,
  type SlotList,
  writePassphrase,
  writeSlot,
} from '#contract/vault.ts'
import { forgetOtherBrowsers } from '#server/core/accounts/known-browser.ts'
import { derivedSecret } from '#server/core/accounts/password.ts'
import { proveOwner, provePassword } from '#server/core/accounts/prove-owner.ts'
import { announceEnds } from '#server/core/accounts/session-ends.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import { noteSecurityEvent } from '#server/core/logs/security-history.ts'
import { createPost } from '#server/core/mail/mail-post.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { keepPassphrase } from './passphrase.store.ts'
import { type Rekeying, rekeyVault } from './rekey.store.ts'
import { retiredSlotsOf } from './retired-slots.store.ts'
import { keyShareOf, putSlot, removeSlot, slotsOf } from './vault.store.ts'

/** A hundred of the largest slots that the contract allows, with room for what stands around them. */
const rekeyBodyLimit = 7 * 1024 * 1024

export function vaultFeature(app: FastifyInstance, deps: AppDeps): void {
  const { db, now } = deps
  const post = createPost(app, deps)
  const changedSlots = async (owner: number): Promise<SlotList> => {
    const list = await slotsOf(db, owner)
    deps.changes.publishSlots(owner, list.version)
    return list
  }
  userRoute(app, deps, readSlots, ({ owner }) => slotsOf(db, owner))
  userRoute(app, deps, readRetiredSlots, async ({ owner }) => ({ slots: await retiredSlotsOf(deps, owner) }))
  userRoute(app, deps, writeSlot, async ({ owner, session, request, body: { baseVersion, slot, proof } }) => {
    if (session.scopes && (baseVersion > 0 || slot.kind !== 'password'))
      throw new AppError('forbidden', { message: 'This token may not do this.' })
    const proven = proof ? await proveOwner(deps, session, proof, request) : null
    await putSlot(db, owner, baseVersion, slot, { sessionId: session.id, proven, at: now() })
    const event = baseVersion > 0 && eventOfSlot[slot.kind]
    if (event) await noteSecurityEvent(deps, post, session, event)
    return changedSlots(owner)
  })
  userRoute(app, deps, readKeyShare, async ({ owner, session, body: { slotId, proof } }) => {
    await provePassword(deps, session, { password: proof, derived: true })
    return { share: await keyShareOf(db, owner, slotId) }
  })
  userRoute(app, deps, writePassphrase, async ({ owner, session, body: { slot, proof } }) => {
    const secret = derivedSecret(deps.keys, proof, slot.kdf)
    await keepPassphrase(db, owner, { slot, secret, sessionId: session.id, at: now() })
    return changedSlots(owner)
  })
  userRoute(app, deps, deleteSlot, async ({ owner, session, params, body, request }) => {
    const proven = body?.proof ? await proveOwner(deps, session, body.proof, request) : null
    const kind = await removeSlot(db, owner, params.slotId, { sessionId: session.id, proven, at: now() })
    if (kind === 'recovery') await noteSecurityEvent(deps, post, session, 'recovery_code_removed')
    return changedSlots(owner)
  })
  userRoute(
    app,
    deps,
    rekey,
    async ({ owner, session, body, request }) => {
      const { proof, factor, password, ...asked } = body
      const next = password && {
        ...derivedSecret(deps.keys, password.next, password.derived),
        signsIn: password.signsIn ?? false,
      }
      const proven = await proveOwner(deps, session, { password: proof, derived: true, factor }, request)
      const rekeying = { ...asked, proven, password: next, sessionId: session.id, at: now() }
      const ended = await rekeyVault(db, rekeying)
      if (asked.endOtherSessions) await forgetOtherBrowsers(deps, owner, request)
      const list = await changedSlots(owner)
      announceEnds(deps, ended)
      for (const event of eventsOfRekey(rekeying)) await noteSecurityEvent(deps, post, session, event)
      return list
    },
    { bodyLimit: rekeyBodyLimit },
  )
}

/** The password's slot is written by itself only where it did not open the vault: after the account was reset. */
const eventOfSlot: Partial<Record<KeySlot['kind'], SecurityEventKind>> = {
  recovery: 'recovery_code_made',
  password: 'key_restored',
  passphrase: 'key_restored',
}

function eventsOfRekey({ password, proven, isSealedAnew }: Rekeying): SecurityEventKind[] {
  const wasPassword = proven.password_signs_in === 1
  const changed = wasPassword ? 'password_changed' : password?.signsIn ? 'password_set' : 'passphrase_changed'
  return [...(password ? ([changed] as const) : []), ...(isSealedAnew ? (['keys_renewed'] as const) : [])]
}
