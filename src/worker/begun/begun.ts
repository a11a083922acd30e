import { inTurn } from '#domain/jobs/in-turn.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { type BegunForm, keepBegun, readBegun } from './begun.calls.ts'

const nameOf = (form: BegunForm): string => `begun ${form}`

/** So that the last change stays. */
const turn = inTurn()

export const begunCommands: readonly CommandImpl[] = [
  perform(keepBegun, ({ session }, { form, answers }) =>
    turn(() => session.writeLocal(nameOf(form), answers)),
  ),
  perform(readBegun, ({ session }, { form }) =>
    turn(async () => (await session.readLocal<unknown>(nameOf(form))) ?? null),
  ),
]
