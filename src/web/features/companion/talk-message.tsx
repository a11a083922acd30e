import { createContext, Fragment, type ReactNode, use } from 'react'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import type { ReplyMessage } from './companion.calls.ts'
import { QuoteSlip } from './quote-slip.tsx'
import { modelParts, replyParts } from './reply-parts.ts'

/** Draws what a model wrote; without one its text stands as it is. */
export type ModelWordsDrawn = (text: string, plain: ReactNode) => ReactNode
export const DrawModelWords = createContext<ModelWordsDrawn>((_, plain) => plain)

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
  readonly insteadOf?: string | undefined
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
  const draw = use(DrawModelWords)
  const isByModel = reply.source !== null && !byRules.has(reply.source)
  const parts = isByModel
    ? modelParts(reply.content, reply.receipts)
    : replyParts(reply.content, reply.receipts)
  const wordsOf = (text: string): ReactNode => {
    const plain = (
      <p className="whitespace-pre-wrap text-[15.5px] leading-[1.55] [overflow-wrap:anywhere]">{text}</p>
    )
    return isByModel ? draw(text, plain) : plain
  }
  return (
    <div className="flex flex-col gap-4">
      {parts.map((part) =>
        part.kind === 'quote' ? (
          <QuoteSlip key={part.id} receipt={part.receipt} onOpen={() => onOpen(part.receipt)} />
        ) : (
          <Fragment key={part.id}>{wordsOf(part.text)}</Fragment>
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

/** Who speaks in plain sentences. */
const byRules: ReadonlySet<string> = new Set(['on-device', 'this-server'])

/** 'On this device · read 3 earlier entries': who spoke, and what it had read for it. */
export function originOf({ source, insteadOf, entriesRead, isComplete }: ReplyShown): string {
  const where = source === 'on-device' || source === null ? 'On this device' : `By ${source}`
  const read =
    entriesRead === 0 ? null : `read ${entriesRead} earlier ${entriesRead === 1 ? 'entry' : 'entries'}`
  const instead = insteadOf ? `${insteadOf} could not be asked` : null
  return [where, instead, read, isComplete ? null : 'stopped'].filter(Boolean).join('\u2002·\u2002')
}
