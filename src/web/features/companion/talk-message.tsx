import { RotateCcw } from 'lucide-react'
import { createContext, Fragment, memo, type ReactNode, use } from 'react'
import type { ReplyMessage, TalkRow } from './companion.calls.ts'
import { QuoteSlip } from './quote-slip.tsx'
import { modelParts, replyParts } from './reply-parts.ts'
import type { TalkHands } from './talk-hands.ts'
import { CopySign, QuietSigns, SignButton, VersionSteps } from './talk-signs.tsx'
import type { TalkVoice } from './talk-voice.ts'

/** Draws what a model wrote; without one its text stands as it is. */
export type ModelWordsDrawn = (text: string, plain: ReactNode) => ReactNode
export const DrawModelWords = createContext<ModelWordsDrawn>((_, plain) => plain)

export interface ReplyShown
  extends Pick<ReplyMessage, 'content' | 'receipts' | 'entriesRead' | 'talksRead' | 'isComplete'> {
  readonly source: string | null
  readonly insteadOf?: string | undefined
}

/** What the companion said: plain words without a box, the person's own sentences on slips, and where it comes from. */
export const Reply = memo(function Reply({
  reply,
  row,
  isOver,
  isBusy,
  hands,
  voice,
}: {
  reply: ReplyShown
  /** Once it is kept. */
  row?: TalkRow
  isOver: boolean
  /** Another reply is on its way. */
  isBusy: boolean
  hands: TalkHands
  voice: TalkVoice
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
    <div className="group/said flex flex-col gap-4">
      {parts.map((part) =>
        part.kind === 'quote' ? (
          <QuoteSlip key={part.id} receipt={part.receipt} onOpen={() => hands.open(part.receipt)} />
        ) : (
          <Fragment key={part.id}>{wordsOf(part.text)}</Fragment>
        ),
      )}
      {isOver && (
        <div className="-mb-2 -mt-2 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
          <p className="type-label text-muted">{originOf(reply)}</p>
          {row && voice.listen(row.id)}
          {row && <VersionSteps id={row.id} versions={row.versions} isBusy={isBusy} onShow={hands.show} />}
          {row && (
            <QuietSigns>
              <SignButton
                label="Answer again"
                icon={<RotateCcw size={15} strokeWidth={1.7} aria-hidden="true" />}
                isOff={isBusy}
                onPress={() => hands.answerAgain(row.id)}
              />
              <CopySign words={reply.content} />
            </QuietSigns>
          )}
        </div>
      )}
    </div>
  )
})

/** Who speaks in plain sentences. */
const byRules: ReadonlySet<string> = new Set(['on-device', 'this-server'])

/** 'On this device · read 3 earlier entries': who spoke, and what it had read for it. */
export function originOf({ source, insteadOf, entriesRead, talksRead = 0, isComplete }: ReplyShown): string {
  const where = source === 'on-device' || source === null ? 'On this device' : `By ${source}`
  const counted = [
    entriesRead > 0 && `${entriesRead} earlier ${entriesRead === 1 ? 'entry' : 'entries'}`,
    talksRead > 0 && `${talksRead === 1 ? 'a line' : `${talksRead} lines`} of earlier talks`,
  ].filter(Boolean)
  const read = counted.length > 0 ? `read ${counted.join(' and ')}` : null
  const instead = insteadOf ? `${insteadOf} could not be asked` : null
  return [where, instead, read, isComplete ? null : 'stopped'].filter(Boolean).join('\u2002·\u2002')
}
