import { RefusedError } from '#browser/request.ts'
import { announce, changePerson, changePlan, setFeatureFlag, stageTrials } from '#contract/admin/admin.ts'
import { askProven, sendProven } from '#worker/core/send-proven.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { actOnPerson, announceToAll, changePersonsPlan, stageTrial, switchFlag } from './admin.calls.ts'

/** The admin's password stays in the worker; the server gets what is derived from it. */
export const personCommands: readonly CommandImpl[] = [
  perform(actOnPerson, async ({ session: { keys } }, { userId, action, password, username }) => {
    const proof = { password: await keys.proofOf(password), derived: true }
    const response = await sendProven(keys, (factor) => [
      changePerson.method,
      changePerson.path.replace(':userId', String(userId)),
      { body: { action, username, proof: { ...proof, factor } } },
    ])
    if (!response.ok) throw new RefusedError(response.status, await response.text(), response.statusText)
    return changePerson.answer.parse(await response.json())
  }),
  perform(changePersonsPlan, async ({ session: { keys } }, { userId, asked, password }) => {
    const { method, path, answer } = changePlan
    return answer.parse(
      await askProven(keys, method, path.replace(':userId', String(userId)), password, asked),
    )
  }),
  perform(stageTrial, async ({ session: { keys } }, { asked, password }) =>
    stageTrials.answer.parse(await askProven(keys, stageTrials.method, stageTrials.path, password, asked)),
  ),
  perform(switchFlag, async ({ session: { keys } }, { name, isOn, password }) => {
    const path = setFeatureFlag.path.replace(':name', name)
    await askProven(keys, setFeatureFlag.method, path, password, { isOn })
  }),
  perform(announceToAll, async ({ session: { keys } }, { announcement, password }) => {
    await askProven(keys, announce.method, announce.path, password, { announcement })
  }),
]
