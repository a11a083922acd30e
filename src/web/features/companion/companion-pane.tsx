import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CompanionMode } from '#domain/companion/reply.ts'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import { useRows } from '#web/lib/use-rows.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { logError } from '#web/lib/vault-locked.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import {
  companionSettings,
  findProviders,
  type Provider,
  type Providers,
  showVersion,
  type TalkOf,
  type TalkRow,
  talk,
} from './companion.calls.ts'
import { CompanionMenu } from './companion-menu.tsx'
import { Composer } from './composer.tsx'
import { ConsentSheet } from './consent-sheet.tsx'
import { DraftButton, type TakeDraft } from './draft-button.tsx'
import { FirstWords } from './first-words.tsx'
import { Messages } from './messages.tsx'
import { ModeChoice } from './mode-choice.tsx'
import type { TalkCare } from './talk-care.ts'
import type { TalkHands } from './talk-hands.ts'
import { DrawModelWords, type ModelWordsDrawn } from './talk-message.tsx'
import type { TalkVoice } from './talk-voice.ts'
import { Thinking } from './thinking.tsx'
import { type LitWords, useLit } from './use-lit.ts'
import { useStayAtBottom } from './use-stay-at-bottom.ts'
import { useTalk } from './use-talk.ts'

export interface CompanionPaneProps extends TalkOf {
  /** Opens where quoted words stand. */
  onOpen: (receipt: Receipt) => void
  /** Words of this talk that were quoted elsewhere. */
  lit?: LitWords | null | undefined
  /** 'sheet': over the page on a phone; the frame around it has the way back. 'page': the talk stands alone. */
  variant?: 'pane' | 'sheet' | 'page'
  /** What the talk is called, where it has a name. */
  heading?: ReactNode
  drawModelWords: ModelWordsDrawn
  /** Takes a draft of an entry; without it none can be made. */
  onDraft?: TakeDraft
  /** How a talk is heard and spoken. */
  voice: TalkVoice
  care: TalkCare | null
}

/** The companion beside a page: what was said, what it answered, and where to say more. */
export function CompanionPane({
  entryUid,
  talkUid,
  onOpen,
  lit = null,
  onDraft,
  heading,
  variant = 'pane',
  drawModelWords,
  voice,
  care,
}: CompanionPaneProps) {
  const vault = useVaultCalls()
  const { rows, isReady } = useRows(talk, { entryUid, talkUid })
  const settings = useRows(companionSettings, null).rows[0]
  const provider = useProvider(settings?.provider)
  const [chosen, setMode] = useState<CompanionMode | null>(null)
  const mode = chosen ?? settings?.mode ?? 'listen'
  const conversation = useTalk({ entryUid, talkUid }, mode, voice.onAnswered)
  const { exchange } = conversation
  const list = useRef<HTMLDivElement>(null)
  const held = useRef<HTMLDivElement>(null)
  const { onScroll, letGo } = useStayAtBottom(list, held)
  const hands = useHands({
    sayAgain: conversation.sayAgain,
    answerAgain(id) {
      // What had the focus goes from the screen for now.
      list.current?.focus()
      conversation.answerAgain(id)
    },
    show(id) {
      letGo()
      vault.run(showVersion, { uid: id }).catch(logError)
    },
    open: onOpen,
  })
  useLit(lit, rows, list, letGo)
  const instead = 'instead' in exchange ? exchange.instead : undefined
  const shown = useMemo(() => shownRows(rows, instead), [rows, instead])
  const isBusy = exchange.step === 'reading' || exchange.step === 'speaking'
  const side = variant === 'sheet' ? 'px-[22px]' : 'px-7'
  const middle = variant === 'page' && 'mx-auto w-full max-w-[720px]'

  return (
    <section aria-label="Talk with the companion" className="flex h-full min-h-0 flex-col bg-surface-0">
      <header className={classNames('flex h-16 shrink-0 items-center justify-end', side)}>
        {heading ?? <h2 className="sr-only">Companion</h2>}
        <div className="-mr-3">{settings && <CompanionMenu settings={settings} provider={provider} />}</div>
      </header>
      <div
        ref={list}
        onScroll={onScroll}
        tabIndex={-1}
        className={classNames(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none [contain:strict] [scrollbar-width:thin]',
          side,
        )}
      >
        <div ref={held} className={classNames('flex flex-col gap-6 pb-5 pt-3', middle)}>
          {isReady && rows.length === 0 && exchange.step === 'rest' && settings && (
            <FirstWords {...settings} isAlone={variant === 'page'} />
          )}
          <DrawModelWords value={drawModelWords}>
            <Messages rows={shown} {...{ exchange, hands, voice, lit, care }} onRetry={conversation.retry} />
          </DrawModelWords>
          {isBusy && <Thinking isSpeaking={exchange.step === 'speaking'} onStop={conversation.stop} />}
          {exchange.step === 'failed' && <Trouble error={exchange.error} onRetry={conversation.retry} />}
        </div>
      </div>
      <p role="status" className="sr-only">
        {/* What is read aloud is not read out by a screen reader as well. */}
        {conversation.finished && voice.isReadAlone ? 'The companion has answered.' : conversation.finished}
      </p>
      <footer
        className={classNames(
          'shrink-0 pb-[max(18px,env(safe-area-inset-bottom))]',
          variant === 'sheet' ? 'px-3' : 'px-[18px]',
          variant === 'page' && 'mx-auto w-full max-w-[740px]',
        )}
      >
        <p className="type-label mb-2 px-2.5 text-muted">A companion for writing, not medical care.</p>
        <div className="mb-2 flex items-center">
          <ModeChoice value={mode} onChange={setMode} />
          {onDraft && rows.length > 0 && <DraftButton talk={{ entryUid, talkUid }} onDraft={onDraft} />}
        </div>
        <Composer
          isFirst={variant === 'page' && isReady && rows.length === 0}
          of={{ entryUid, talkUid }}
          isBusy={isBusy}
          onSay={conversation.say}
          voice={voice}
        />
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

/** While a reply is given again, it and what followed it make room. */
function shownRows(rows: readonly TalkRow[], instead: string | undefined): readonly TalkRow[] {
  const at = rows.findIndex((row) => row.id === instead)
  return at < 0 || rows[at]?.role === 'user' ? rows : rows.slice(0, at)
}

/** The same functions for the whole time, so that messages need not be drawn again. */
function useHands(hands: TalkHands): TalkHands {
  const latest = useRef(hands)
  useLayoutEffect(() => {
    latest.current = hands
  })
  const [steady] = useState<TalkHands>(() => ({
    sayAgain: (...given) => latest.current.sayAgain(...given),
    answerAgain: (...given) => latest.current.answerAgain(...given),
    show: (...given) => latest.current.show(...given),
    open: (...given) => latest.current.open(...given),
  }))
  return steady
}

/** The cloud model that would be asked, once it is known: the chosen one, before that the one that the account prefers. */
function useProvider(chosen: string | undefined): Provider | null {
  const vault = useVaultCalls()
  const [found, setFound] = useState<Providers | null>(null)
  useEffect(() => {
    let isMounted = true
    vault.run(findProviders, null).then((answer) => isMounted && setFound(answer), logError)
    return () => {
      isMounted = false
    }
  }, [vault])
  return found?.providers.find(({ id }) => id === chosen) ?? found?.provider ?? null
}
