import { call, RefusedError } from '#browser/request.ts'
import { noteShown } from '#browser/ring-answers.ts'
import { endPush, keepPush, readPush, tryPush } from '#contract/calendar/push.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { refreshPlan } from './keep-plan.ts'
import { noteRingTold, readPushHere, tryPushHere, turnPushOff, turnPushOn } from './push.calls.ts'
import { noPlan, type RingPlan, ringPlanName } from './ring-plan-local.ts'

/** The session has ended at the server. */
class SignedOutError extends Error {
  override readonly name = 'SignedOutError'
  constructor() {
    super('You are signed out. Sign in again, and try once more.')
  }
}

const orSignedOut = <T>(answer: T | null): T => {
  if (answer === null) throw new SignedOutError()
  return answer
}

/** What can be done about reminders while Inkwell is closed. */
export const pushCommands: readonly CommandImpl[] = [
  perform(readPushHere, async ({ session }) => {
    const { isOn, publicKey } = orSignedOut(await call(readPush, {}))
    const known = (await session.readLocal<RingPlan>(ringPlanName)) ?? noPlan
    if (known.isOn && !isOn) await session.writeLocal(ringPlanName, noPlan)
    return { isOn: known.isOn && isOn, publicKey }
  }),
  perform(turnPushOn, async (tools, subscription) => {
    orSignedOut(await call(keepPush, { body: subscription }))
    await tools.session.writeLocal<RingPlan>(ringPlanName, { isOn: true, rings: [], isSent: false })
    await refreshPlan(tools)
  }),
  perform(turnPushOff, async ({ session }) => {
    orSignedOut(await call(endPush, {}))
    await session.writeLocal(ringPlanName, noPlan)
  }),
  perform(noteRingTold, ({ now }, key) => noteShown(key, now())),
  perform(tryPushHere, async () => {
    try {
      return orSignedOut(await call(tryPush, {})).outcome
    } catch (error) {
      if (error instanceof RefusedError && error.status === 404) return 'gone'
      throw error
    }
  }),
]
