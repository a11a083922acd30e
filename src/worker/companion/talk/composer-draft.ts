import type { VaultSession } from '#vault/store/store.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { keepComposerDraft, readComposerDraft, type TalkOf } from '../companion.calls.ts'

/** By the talk's key. */
type ComposerDraft = Readonly<Record<string, string>>

const name = 'half-said'
const keyOf = ({ entryUid, talkUid }: TalkOf): string => `${entryUid ?? ''} ${talkUid ?? ''}`

const kept = async ({ readLocal }: Pick<VaultSession, 'readLocal'>): Promise<ComposerDraft> =>
  (await readLocal<ComposerDraft>(name)) ?? {}

/** One change after the other: each rewrites what all talks have. */
let last: Promise<void> = Promise.resolve()

async function keep(session: VaultSession, of: TalkOf, words: string): Promise<void> {
  const { [keyOf(of)]: before, ...others } = await kept(session)
  if ((before ?? '') === words) return
  await session.writeLocal<ComposerDraft>(name, words === '' ? others : { ...others, [keyOf(of)]: words })
}

export const composerDraftCommands: readonly CommandImpl[] = [
  perform(keepComposerDraft, ({ session }, { of, words }) => {
    last = last.catch(() => undefined).then(() => keep(session, of, words))
    return last
  }),
  perform(readComposerDraft, async ({ session }, of) => {
    await last.catch(() => undefined)
    return (await kept(session))[keyOf(of)] ?? ''
  }),
]
