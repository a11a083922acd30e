import { inTurn } from '#domain/jobs/in-turn.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { lastChoices } from './palette.calls.ts'

const name = 'palette.last-choices'
const most = 12

/** Adding one reads and writes. */
const turn = inTurn()

export const paletteCommands: readonly CommandImpl[] = [
  perform(lastChoices, ({ session }, { add }) =>
    turn(async () => {
      const before = (await session.readLocal<readonly string[]>(name)) ?? []
      if (add === null) return before
      const after = [add, ...before.filter((one) => one !== add)].slice(0, most)
      await session.writeLocal(name, after)
      return after
    }),
  ),
]
