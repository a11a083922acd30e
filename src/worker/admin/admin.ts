import { type CommandImpl, late, lazyCommands, type StreamImpl } from '#worker/core/worker-calls.ts'
import {
  actOnJobs,
  actOnPerson,
  announceToAll,
  changePersonsPlan,
  checkMyself,
  makeCode,
  makePeople,
  stageTrial,
  switchFlag,
  withdrawCode,
} from './admin.calls.ts'

export const adminCommands: readonly CommandImpl[] = [
  ...lazyCommands([checkMyself], async () => (await import('./self-check.ts')).selfCheckCommands),
  ...lazyCommands(
    [actOnPerson, changePersonsPlan, stageTrial, switchFlag, announceToAll],
    async () => (await import('./act-on-person.ts')).personCommands,
  ),
  ...lazyCommands([makeCode, withdrawCode], async () => (await import('./act-on-codes.ts')).codeCommands),
  ...lazyCommands([actOnJobs], async () => (await import('./act-on-jobs.ts')).jobCommands),
]

export const adminStreams: readonly StreamImpl[] = late(
  [makePeople],
  async () => (await import('./make-people.ts')).peopleStreams,
)
