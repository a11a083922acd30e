import { type CommandImpl, lazyCommands } from '#worker/core/worker-calls.ts'
import {
  actOnJobs,
  actOnPerson,
  announceToAll,
  changePersonsPlan,
  checkMyself,
  makeAccounts,
  makeCode,
  stageTrial,
  switchFlag,
  withdrawCode,
} from './admin.calls.ts'

export const adminCommands: readonly CommandImpl[] = [
  ...lazyCommands([checkMyself], async () => (await import('./self-check.ts')).selfCheckCommands),
  ...lazyCommands(
    [actOnPerson, changePersonsPlan, stageTrial, makeAccounts, switchFlag, announceToAll],
    async () => (await import('./act-on-person.ts')).personCommands,
  ),
  ...lazyCommands([makeCode, withdrawCode], async () => (await import('./act-on-codes.ts')).codeCommands),
  ...lazyCommands([actOnJobs], async () => (await import('./act-on-jobs.ts')).jobCommands),
]
