import type { FastifyInstance } from 'fastify'
import { deleteSlot, readSlots, writeSlot } from '#contract/vault.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { userRoute } from '../../core/route.ts'
import { putSlot, removeSlot, slotsOf } from './vault.store.ts'

export function vaultFeature(app: FastifyInstance, deps: AppDeps): void {
  const { db, now } = deps
  userRoute(app, deps, readSlots, ({ owner }) => slotsOf(db, owner))
  userRoute(app, deps, writeSlot, async ({ owner, body }) => {
    await putSlot(db, owner, body.baseVersion, body.slot, now())
    return slotsOf(db, owner)
  })
  userRoute(app, deps, deleteSlot, async ({ owner, params }) => {
    await removeSlot(db, owner, params.slotId)
    return slotsOf(db, owner)
  })
}
