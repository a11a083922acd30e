import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { type BegunForm, keepBegun, readBegun } from './begun.calls.ts'

const nameOf = (form: BegunForm): string => `begun ${form}`

/** One change after the other, so that the last one stays. */
let last: Promise<void> = Promise.resolve()

export const begunCommands: readonly CommandImpl[] = [
  perform(keepBegun, ({ session }, { form, answers }) => {
    last = last.catch(() => undefined).then(() => session.writeLocal(nameOf(form), answers))
    return last
  }),
  perform(readBegun, async ({ session }, { form }) => {
    await last.catch(() => undefined)
    return (await session.readLocal<unknown>(nameOf(form))) ?? null
  }),
]
