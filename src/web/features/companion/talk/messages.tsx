import { memo } from 'react'
import type { TalkRow } from '#domain/views/companion.ts'

import type { MessageActions } from './message-actions.ts'
import { OwnMessage } from './own-message.tsx'
import { KeptQuietly } from './reply-words.tsx'
import type { TalkCare } from './talk-care.ts'
import { Reply } from './talk-message.tsx'
import type { TalkVoice } from './talk-voice.ts'
import { useLastFirst } from './use-last-first.ts'
import type { LitWords } from './use-lit.ts'
import type { Exchange } from './use-talk.ts'

/** What is not near the screen is neither laid out nor painted. Room at the sides, or a focus ring would be cut off. */
const item = '-mx-3 shrink-0 px-3 py-1 -my-1 [contain-intrinsic-size:auto_140px] [content-visibility:auto]'

interface KeptMessagesProps {
  rows: readonly TalkRow[]
  isBusy: boolean
  /** Nothing went wrong and nothing is asked: a last message without a reply needs none. */
  isAnswered: boolean
  messageActions: MessageActions
  voice: TalkVoice
  lit: LitWords | null
  care: TalkCare | null
  onRetry: () => void
}

/** What was said; not drawn again for each word of the reply that is on its way. */
const KeptMessages = memo(function KeptMessages({
  rows,
  isBusy,
  isAnswered,
  messageActions,
  voice,
  lit,
  care,
  onRetry,
}: KeptMessagesProps) {
  // What was just said is answered first.
  const last = rows.at(-1)
  const quiet = !isBusy && isAnswered && last?.role === 'user' ? last.id : null
  const below = isBusy && care?.below === rows.at(-1)?.id ? null : care?.below
  return rows.map((row) => (
    // Versions of one message are one place on the screen: the keyboard stays there.
    <div key={row.versions[0]} data-message={row.id} className={row.role === 'user' ? `${item} -mb-5` : item}>
      {row.role === 'user' ? (
        <OwnMessage
          {...{ row, isBusy, messageActions }}
          lit={lit?.messageUid === row.id ? lit.quote : null}
        />
      ) : (
        <Reply reply={row} row={row} isOver {...{ isBusy, messageActions, voice }} />
      )}
      {row.id === quiet && (
        // Level with what can be done with the message, which stands at the other side.
        <div className="-mt-6.25 pb-4">
          <KeptQuietly />
        </div>
      )}
      {row.id === below && <div className="mt-6">{care?.card(onRetry)}</div>}
    </div>
  ))
})

/** What was said, and the reply that is on its way until it is among it. */
export function Messages({
  rows: all,
  exchange,
  ...kept
}: Omit<KeptMessagesProps, 'isBusy' | 'isAnswered'> & { exchange: Exchange }) {
  const rows = useLastFirst(all, kept.lit !== null)
  const coming = exchange.step === 'speaking' ? exchange.reply : null
  const isKept = coming !== null && rows.some((row) => row.id === coming.messageId)
  const isBusy = exchange.step === 'reading' || exchange.step === 'speaking'
  const { messageActions, voice } = kept
  return (
    <>
      <KeptMessages {...{ rows, isBusy }} isAnswered={exchange.step === 'rest'} {...kept} />
      {coming && !isKept && (
        <Reply
          key={coming.messageId}
          reply={{ ...coming, source: coming.source ?? null }}
          isOver={coming.isComplete}
          {...{ isBusy, messageActions, voice }}
        />
      )}
    </>
  )
}
