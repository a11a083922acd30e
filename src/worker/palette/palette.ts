import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { lastChoices } from './palette.calls.ts'

const name = 'palette.last-choices'
const most = 12

/** Adding one reads and writes: one after the other. */
let turn: Promise<unknown> = Promise.resolve()

export const paletteCommands: readonly CommandImpl[] = [
  perform(lastChoices, ({ session }, { add }) => {
    const choices = turn.then(async () => {
      const before = (await session.readLocal<readonly string[]>(name)) ?? []
      if (add === null) return before
      const after = [add, ...before.filter((one) => one !== add)].slice(0, most)
      await session.writeLocal(name, after)
      return after
    })
    turn = choices.catch(() => undefined)
    return choices
  }),
]
