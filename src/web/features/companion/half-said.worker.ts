import type { VaultSession } from '#vault/store/store.ts'
import { type CommandImpl, perform } from '#web/lib/worker-calls.ts'
import { keepHalfSaid, readHalfSaid, type TalkOf } from './companion.calls.ts'

/** By the talk's key. */
type HalfSaid = Readonly<Record<string, string>>

const name = 'half-said'
const keyOf = ({ entryUid, talkUid }: TalkOf): string => `${entryUid ?? ''} ${talkUid ?? ''}`

const kept = async ({ readLocal }: Pick<VaultSession, 'readLocal'>): Promise<HalfSaid> =>
  (await readLocal<HalfSaid>(name)) ?? {}

/** One change after the other: each rewrites what all talks have. */
let last: Promise<void> = Promise.resolve()

async function keep(session: VaultSession, of: TalkOf, words: string): Promise<void> {
  const { [keyOf(of)]: before, ...others } = await kept(session)
  if ((before ?? '') === words) return
  await session.writeLocal<HalfSaid>(name, words === '' ? others : { ...others, [keyOf(of)]: words })
}

export const halfSaidCommands: readonly CommandImpl[] = [
  perform(keepHalfSaid, ({ session }, { of, words }) => {
    last = last.catch(() => undefined).then(() => keep(session, of, words))
    return last
  }),
  perform(readHalfSaid, async ({ session }, of) => {
    await last.catch(() => undefined)
    return (await kept(session))[keyOf(of)] ?? ''
  }),
]
