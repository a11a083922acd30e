import type { FastifyInstance } from 'fastify'
import { deleteSlot, readSlots, rekey, type SlotList, writePassphrase, writeSlot } from '#contract/vault.ts'
import { tellPasswordChanged } from '../../core/account-notices.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { derivedProof, proveOwnPassword } from '../../core/check-password.ts'
import { createPost } from '../../core/mail-post.ts'
import { derivedSecret } from '../../core/password.ts'
import { userRoute } from '../../core/route.ts'
import { announceEnds } from '../../core/session-ends.ts'
import { keepPassphrase } from './passphrase.store.ts'
import { rekeyVault } from './rekey.store.ts'
import { putSlot, removeSlot, slotsOf } from './vault.store.ts'

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
  userRoute(app, deps, writeSlot, async ({ owner, session, body }) => {
    await putSlot(db, owner, body.baseVersion, body.slot, { sessionId: session.id, at: now() })
    return changedSlots(owner)
  })
  userRoute(app, deps, writePassphrase, async ({ owner, session, body: { slot, proof } }) => {
    const secret = derivedSecret(deps.keys, proof, slot.kdf)
    await keepPassphrase(db, owner, { slot, secret, sessionId: session.id, at: now() })
    return changedSlots(owner)
  })
  userRoute(app, deps, deleteSlot, async ({ owner, params }) => {
    await removeSlot(db, owner, params.slotId)
    return changedSlots(owner)
  })
  userRoute(
    app,
    deps,
    rekey,
    async ({ owner, session, body, request }) => {
      const { proof, password, ...asked } = body
      const next = password && {
        ...derivedSecret(deps.keys, password.next, password.derived),
        signsIn: password.signsIn ?? false,
      }
      const proven = await proveOwnPassword(deps, owner, derivedProof(proof), request.ip)
      const ended = await rekeyVault(db, {
        ...asked,
        proven,
        password: next,
        sessionId: session.id,
        at: now(),
      })
      const list = await changedSlots(owner)
      announceEnds(deps, ended)
      const isPassword = next?.signsIn || proven.password_signs_in === 1
      if (next && isPassword) tellPasswordChanged(post, deps, owner)
      return list
    },
    { bodyLimit: rekeyBodyLimit },
  )
}
