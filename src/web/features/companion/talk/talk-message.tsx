import { RotateCcw } from 'lucide-react'
import { createContext, Fragment, memo, type ReactNode, use } from 'react'
import { modelOnThisDevice } from '#domain/companion/talk/companion-choices.ts'
import type { TalkRow } from '#domain/views/companion.ts'
import type { ReplyMessage } from '#worker/companion/companion.calls.ts'
import type { MessageActions } from './message-actions.ts'
import { QuoteCard } from './quote-card.tsx'
import { modelParts, replySegments } from './reply-segments.ts'
import { ReplyWords } from './reply-words.tsx'
import { CopyButton, IconAction, QuietIcons, VersionSteps } from './talk-icons.tsx'
import type { TalkVoice } from './talk-voice.ts'
import { WhatItKnew } from './what-it-knew.tsx'

/** Draws what a model wrote; without one its text stands as it is. */
export type ModelWordsDrawn = (text: string, plain: ReactNode) => ReactNode
export const DrawModelWords = createContext<ModelWordsDrawn>((_, plain) => plain)

export interface ReplyShown
  extends Pick<
    ReplyMessage,
    'content' | 'receipts' | 'entriesRead' | 'talksRead' | 'isComplete' | 'unfound' | 'knew'
  > {
  readonly source: string | null
  readonly insteadOf?: string | undefined
}

/** What the companion said: plain words without a box, the person's own sentences on slips, and where it comes from. */
export const Reply = memo(function Reply({
  reply,
  row,
  isOver,
  isBusy,
  messageActions,
  voice,
}: {
  reply: ReplyShown
  /** Once it is kept. */
  row?: TalkRow
  isOver: boolean
  /** Another reply is on its way. */
  isBusy: boolean
  messageActions: MessageActions
  voice: TalkVoice
}) {
  const draw = use(DrawModelWords)
  const isByModel = reply.source !== null && !byRules.has(reply.source)
  const parts = isByModel
    ? modelParts(reply.content, reply.receipts)
    : replySegments(reply.content, reply.receipts)
  const wordsOf = (text: string, at: number): ReactNode => {
    const before = parts[at - 1]
    if (!isByModel)
      return <ReplyWords text={text} under={before?.kind === 'words' ? before.text : undefined} />
    return draw(
      text,
      <p className="whitespace-pre-wrap text-ui leading-body [overflow-wrap:anywhere]">{text}</p>,
    )
  }
  return (
    <div className="group/said flex flex-col gap-4">
      {parts.map((part, at) =>
        part.kind === 'quote' ? (
          <QuoteCard key={part.id} receipt={part.receipt} onOpen={() => messageActions.open(part.receipt)} />
        ) : (
          <Fragment key={part.id}>{wordsOf(part.text, at)}</Fragment>
        ),
      )}
      {reply.unfound?.map((words) => (
        <p
          key={words}
          className="type-label border-l-2 border-line-strong pl-3 text-text-2 [overflow-wrap:anywhere]"
        >
          Not found in your pages: “{words}”
        </p>
      ))}
      {isOver && reply.knew && <WhatItKnew lines={reply.knew} onOpen={messageActions.open} />}
      {isOver && (
        <div className="-mb-2 -mt-2 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
          <p className="type-label text-muted">{originOf(reply)}</p>
          {row && voice.listen(row.id)}
          {row && (
            <VersionSteps id={row.id} versions={row.versions} isBusy={isBusy} onShow={messageActions.show} />
          )}
          {row && (
            <QuietIcons>
              <IconAction
                label="Answer again"
                icon={<RotateCcw size={15} strokeWidth={1.7} aria-hidden="true" />}
                isOff={isBusy}
                onPress={() => messageActions.answerAgain(row.id)}
              />
              <CopyButton words={reply.content} />
            </QuietIcons>
          )}
        </div>
      )}
    </div>
  )
})

/** Who speaks in plain sentences. */
const byRules: ReadonlySet<string> = new Set(['on-device', 'this-server'])

/** A model in this browser says that nothing left the device. */
function answeredBy(source: string): string {
  const model = modelOnThisDevice(source)
  return model === null ? `By ${source}` : `Answered on this device by ${model}`
}

/** 'On this device · read 3 earlier entries': who spoke, and what it had read for it. */
export function originOf({ source, insteadOf, entriesRead, talksRead = 0, isComplete }: ReplyShown): string {
  const where = source === 'on-device' || source === null ? 'On this device' : answeredBy(source)
  const counted = [
    entriesRead > 0 && `${entriesRead} earlier ${entriesRead === 1 ? 'entry' : 'entries'}`,
    talksRead > 0 && `${talksRead === 1 ? 'a line' : `${talksRead} lines`} of earlier talks`,
  ].filter(Boolean)
  const read = counted.length > 0 ? `read ${counted.join(' and ')}` : null
  const instead = insteadOf ? `${insteadOf} could not be asked` : null
  return [where, instead, read, isComplete ? null : 'stopped'].filter(Boolean).join('\u2002·\u2002')
}
