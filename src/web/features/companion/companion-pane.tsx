import { RotateCcw } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CompanionMode } from '#domain/companion/reply.ts'
import { useRows } from '#web/lib/use-rows.ts'
import { isLocked } from '#web/lib/vault-locked.ts'
import { inkwell } from '#web/lib/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import {
  companionSettings,
  findProviders,
  type Provider,
  type Providers,
  type TalkRow,
  talk,
} from './companion.calls.ts'
import { CompanionMenu } from './companion-menu.tsx'
import { Composer } from './composer.tsx'
import { ConsentSheet } from './consent-sheet.tsx'
import { FirstWords } from './first-words.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { DrawModelWords, type ModelWordsDrawn, OwnMessage, Reply } from './talk-message.tsx'
import type { TalkVoice } from './talk-voice.ts'
import { Thinking } from './thinking.tsx'
import { useStayAtBottom } from './use-stay-at-bottom.ts'
import { type Exchange, useTalk } from './use-talk.ts'

export interface CompanionPaneProps {
  /** Null: the talk that belongs to no entry. */
  entryUid: string | null
  onOpenEntry: (entryUid: string, quote: string) => void
  /** 'sheet': over the page on a phone; the frame around it has the way back. */
  variant?: 'pane' | 'sheet'
  drawModelWords: ModelWordsDrawn
  /** How a talk is heard and spoken. */
  voice: TalkVoice
  /** What stands below one of the messages beside its reply; it comes from outside, since the companion judges no words. */
  care: { readonly below: string; readonly card: (answerAgain: () => void) => ReactNode } | null
}

/** The companion beside a page: what was said, what it answered, and where to say more. */
export function CompanionPane({
  entryUid,
  onOpenEntry,
  variant = 'pane',
  drawModelWords,
  voice,
  care,
}: CompanionPaneProps) {
  const { rows, isReady } = useRows(talk, { entryUid })
  const settings = useRows(companionSettings, null).rows[0]
  const provider = useProvider(settings?.provider)
  const [chosen, setMode] = useState<CompanionMode | null>(null)
  const mode = chosen ?? settings?.mode ?? 'listen'
  const conversation = useTalk(entryUid, mode, voice.onAnswered)
  const { exchange } = conversation
  const list = useRef<HTMLDivElement>(null)
  const onScroll = useStayAtBottom(list, growthOf(rows, exchange))
  const isBusy = exchange.step === 'reading' || exchange.step === 'speaking'
  const side = variant === 'sheet' ? 'px-[22px]' : 'px-7'

  return (
    <section aria-label="Talk with the companion" className="flex h-full min-h-0 flex-col bg-surface-0">
      <header className={classNames('flex h-16 shrink-0 items-center justify-end', side)}>
        <h2 className="sr-only">Companion</h2>
        <div className="-mr-3">{settings && <CompanionMenu settings={settings} provider={provider} />}</div>
      </header>
      <div
        ref={list}
        onScroll={onScroll}
        className={classNames(
          'flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto overscroll-contain pb-5 pt-3 [scrollbar-width:thin]',
          side,
        )}
      >
        {isReady && rows.length === 0 && exchange.step === 'rest' && settings && <FirstWords {...settings} />}
        <DrawModelWords value={drawModelWords}>
          <Messages {...{ rows, exchange, onOpenEntry, voice, care }} onRetry={conversation.retry} />
        </DrawModelWords>
        {isBusy && <Thinking isSpeaking={exchange.step === 'speaking'} onStop={conversation.stop} />}
        {exchange.step === 'failed' && <Trouble error={exchange.error} onRetry={conversation.retry} />}
      </div>
      <p role="status" className="sr-only">
        {/* What is read aloud is not read out by a screen reader as well. */}
        {conversation.finished && voice.isReadAlone ? 'The companion has answered.' : conversation.finished}
      </p>
      <footer
        className={classNames(
          'shrink-0 pb-[max(18px,env(safe-area-inset-bottom))]',
          variant === 'sheet' ? 'px-3' : 'px-[18px]',
        )}
      >
        <p className="type-label mb-2 px-2.5 text-muted">A companion for writing, not medical care.</p>
        <ModeChoice value={mode} onChange={setMode} />
        <Composer isBusy={isBusy} onSay={conversation.say} voice={voice} />
      </footer>
      {exchange.step === 'asking' && (
        <ConsentSheet
          proposal={exchange.question.proposal}
          receiver={exchange.question.receiver}
          onAnswer={(answer) => void conversation.answer(answer)}
        />
      )}
    </section>
  )
}

/** What was said, and the reply that is on its way until it is among it. */
function Messages({
  rows,
  exchange,
  onOpenEntry,
  voice,
  care,
  onRetry,
}: {
  rows: readonly TalkRow[]
  exchange: Exchange
  onRetry: () => void
} & Pick<CompanionPaneProps, 'onOpenEntry' | 'voice' | 'care'>) {
  const coming = exchange.step === 'speaking' ? exchange.reply : null
  const isKept = rows.some((row) => row.id === coming?.messageId)
  // What was just said is answered first.
  const isWaiting = exchange.step === 'reading' || exchange.step === 'speaking'
  const below = isWaiting && care?.below === rows.at(-1)?.id ? null : care?.below
  return (
    <>
      {rows.map((row) => (
        <Fragment key={row.id}>
          {row.role === 'user' ? (
            <OwnMessage content={row.content} />
          ) : (
            <Reply
              reply={row}
              isOver
              listen={voice.listen(row.id)}
              onOpen={({ entryUid, quote }) => onOpenEntry(entryUid, quote)}
            />
          )}
          {row.id === below && care?.card(onRetry)}
        </Fragment>
      ))}
      {coming && !isKept && (
        <Reply
          key={coming.messageId}
          reply={{ ...coming, source: coming.source ?? null }}
          isOver={coming.isComplete}
          onOpen={({ entryUid, quote }) => onOpenEntry(entryUid, quote)}
        />
      )}
    </>
  )
}

function Trouble({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex items-center gap-4 border-t border-line pt-4">
      <p className="type-secondary flex-1 text-text-2">{error}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        <RotateCcw size={15} strokeWidth={1.6} aria-hidden="true" />
        Retry
      </Button>
    </div>
  )
}

function growthOf(rows: readonly TalkRow[], exchange: Exchange): string {
  return `${rows.length} ${exchange.step} ${exchange.step === 'speaking' ? exchange.reply.content.length : 0}`
}

/** The cloud model that would be asked, once it is known: the chosen one, before that the one that the account prefers. */
function useProvider(chosen: string | undefined): Provider | null {
  const [found, setFound] = useState<Providers | null>(null)
  useEffect(() => {
    let isMounted = true
    inkwell.run(findProviders, null).then(
      (answer) => isMounted && setFound(answer),
      (error: unknown) => isLocked(error) || console.error(error),
    )
    return () => {
      isMounted = false
    }
  }, [])
  return found?.providers.find(({ id }) => id === chosen) ?? found?.provider ?? null
}
