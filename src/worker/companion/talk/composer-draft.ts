import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import { inTurn } from '#domain/jobs/in-turn.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { keepComposerDraft, readComposerDraft } from '../companion.calls.ts'
import type { ConversationParts } from './conversation.ts'
import { rehearse } from './reply-parts.ts'

/** By the talk's key. */
type ComposerDraft = Readonly<Record<string, string>>

const name = 'half-said'
const keyOf = ({ entryUid, talkUid }: TalkOf): string => `${entryUid ?? ''} ${talkUid ?? ''}`

const kept = async ({ readLocal }: Pick<VaultSession, 'readLocal'>): Promise<ComposerDraft> =>
  (await readLocal<ComposerDraft>(name)) ?? {}

/** Each change rewrites what all talks have. */
const turn = inTurn()

async function keep(session: VaultSession, of: TalkOf, words: string): Promise<void> {
  const { [keyOf(of)]: before, ...others } = await kept(session)
  if ((before ?? '') === words) return
  await session.writeLocal<ComposerDraft>(name, words === '' ? others : { ...others, [keyOf(of)]: words })
}

export const composerDraftCommands = (parts: ConversationParts): readonly CommandImpl[] => [
  perform(keepComposerDraft, async (tools, { of, words }) => {
    await turn(() => keep(tools.session, of, words))
    if (words.trim() !== '') rehearse(parts, tools, { ...of, content: words }).catch(() => undefined)
  }),
  perform(readComposerDraft, ({ session }, of) => turn(async () => (await kept(session))[keyOf(of)] ?? '')),
]
