import type { ReactNode } from 'react'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import type { ReplyMessage } from './companion.calls.ts'
import { QuoteSlip } from './quote-slip.tsx'
import { replyParts } from './reply-parts.ts'

/** What the person said: their own voice, in the serif. */
export function OwnMessage({ content }: { content: string }) {
  return (
    <p className="ml-auto w-fit max-w-[84%] whitespace-pre-wrap rounded-card rounded-br-[4px] bg-wash px-4 py-3 font-serif text-[17px] leading-[1.45] [overflow-wrap:anywhere]">
      {content}
    </p>
  )
}

export interface ReplyShown
  extends Pick<ReplyMessage, 'content' | 'receipts' | 'entriesRead' | 'isComplete'> {
  readonly source: string | null
}

/** What the companion said: plain words without a box, the person's own sentences on slips, and where it comes from. */
export function Reply({
  reply,
  isOver,
  listen,
  onOpen,
}: {
  reply: ReplyShown
  isOver: boolean
  /** How it can be heard, once it is kept. */
  listen?: ReactNode
  onOpen: (receipt: Receipt) => void
}) {
  return (
    <div className="flex flex-col gap-4">
      {replyParts(reply.content, reply.receipts).map((part) =>
        part.kind === 'quote' ? (
          <QuoteSlip key={part.id} receipt={part.receipt} onOpen={() => onOpen(part.receipt)} />
        ) : (
          <p
            key={part.id}
            className="whitespace-pre-wrap text-[15.5px] leading-[1.55] [overflow-wrap:anywhere]"
          >
            {part.text}
          </p>
        ),
      )}
      {isOver && (
        <div className="-mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="type-label text-muted">{originOf(reply)}</p>
          {listen}
        </div>
      )}
    </div>
  )
}

/** 'On this device · read 3 earlier entries': who spoke, and what it had read for it. */
export function originOf({ source, entriesRead, isComplete }: ReplyShown): string {
  const where = source === 'on-device' || source === null ? 'On this device' : `By ${source}`
  const read =
    entriesRead === 0 ? null : `read ${entriesRead} earlier ${entriesRead === 1 ? 'entry' : 'entries'}`
  return [where, read, isComplete ? null : 'stopped'].filter(Boolean).join('\u2002·\u2002')
}
