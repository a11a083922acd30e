import { askAgainAt, type RecoverySlot } from '#domain/account/recovery-health.ts'
import { recoveryReminders, recoveryStates } from '#domain/account/recovery-state.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { changeSingle } from '#worker/core/entity.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { askLater, confirmCode, makeCode, recoverySlots } from './recovery.calls.ts'

async function slotsOf(session: VaultSession): Promise<RecoverySlot[]> {
  const { slots } = await session.keys.slots()
  return slots
    .filter(({ kind }) => kind === 'recovery')
    .map(({ slotId, createdAt }) => ({ slotId, createdAt }))
}

async function make(
  tools: WorkerTools,
  password: string,
): Promise<{ code: string; slotId: string; madeAt: string }> {
  const code = await tools.session.keys.makeRecoveryCode(password)
  const slot = (await slotsOf(tools.session)).sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
  if (!slot) throw new Error('The code was taken away while it was made. Please make another one.')
  const madeAt = new Date(tools.now()).toISOString()
  const { slotId } = slot
  await changeSingle(tools, recoveryStates, () => ({ slotId, madeAt, confirmedAt: null }))
  return { code, slotId, madeAt }
}

async function confirm(tools: WorkerTools, slotId: string): Promise<void> {
  const confirmedAt = new Date(tools.now()).toISOString()
  const states = [...tools.session.store.of(recoveryStates).values()]
  const known = states.find(({ data }) => data.slotId === slotId)?.data
  await changeSingle(tools, recoveryStates, () => ({
    slotId,
    madeAt: known?.madeAt ?? confirmedAt,
    confirmedAt,
  }))
}

export const recoveryCommands: readonly CommandImpl[] = [
  perform(recoverySlots, ({ session }) => slotsOf(session)),
  perform(makeCode, (tools, { password }) => make(tools, password)),
  perform(confirmCode, (tools, { slotId }) => confirm(tools, slotId)),
  perform(askLater, async (tools) => {
    const hiddenUntil = askAgainAt(tools.now())
    await changeSingle(tools, recoveryReminders, () => ({ hiddenUntil }))
    return hiddenUntil
  }),
]
