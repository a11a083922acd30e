import { makeBetaCode, withdrawBetaCode } from '#contract/billing.ts'
import { askProven } from '#worker/core/send-proven.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { makeCode, withdrawCode } from './admin.calls.ts'

export const codeCommands: readonly CommandImpl[] = [
  perform(makeCode, async ({ session: { keys } }, { asked, password }) => {
    const { method, path, answer } = makeBetaCode
    return answer.parse(await askProven(keys, method, path, password, asked))
  }),
  perform(withdrawCode, async ({ session: { keys } }, { codeId, password }) => {
    const { method, path, answer } = withdrawBetaCode
    return answer.parse(await askProven(keys, method, path.replace(':codeId', codeId), password))
  }),
]
