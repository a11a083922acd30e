import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CompanionMode } from '#domain/companion/replies/reply.ts'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import type { TalkRow } from '#domain/views/companion.ts'
import { GuidedOffer } from '#web/lib/vault/guided-offer.tsx'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import {
  findProviders,
  type Provider,
  type Providers,
  showVersion,
} from '#worker/companion/companion.calls.ts'
import { logError } from '#worker/core/vault-locked.ts'
import { CompanionMenu } from './companion-menu.tsx'
import { ConsentSheet } from './consent-sheet.tsx'
import { DraftButton, type TakeDraft } from './draft-button.tsx'
import { Composer } from './talk/composer.tsx'
import { FirstWords } from './talk/first-words.tsx'
import { lastModeIn } from './talk/last-mode.ts'
import type { MessageActions } from './talk/message-actions.ts'
import { Messages } from './talk/messages.tsx'
import { ModeChoice } from './talk/mode-choice.tsx'
import type { TalkCare } from './talk/talk-care.ts'
import { DrawModelWords, type ModelWordsDrawn } from './talk/talk-message.tsx'
import type { TalkVoice } from './talk/talk-voice.ts'
import { Thinking } from './talk/thinking.tsx'
import { type LitWords, useLit } from './talk/use-lit.ts'
import { useStayAtBottom } from './talk/use-stay-at-bottom.ts'
import { useTalk } from './talk/use-talk.ts'

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
  const { rows, isReady } = useView('companion.talk', { entryUid, talkUid })
  const settings = useView('companion.settings').rows[0]
  const provider = useProvider(settings?.provider)
  const [chosen, setMode] = useState<CompanionMode | null>(null)
  const mode = chosen ?? lastModeIn(rows) ?? settings?.mode ?? 'listen'
  const conversation = useTalk({ entryUid, talkUid }, mode, voice.onAnswered)
  const { exchange } = conversation
  const list = useRef<HTMLDivElement>(null)
  const held = useRef<HTMLDivElement>(null)
  const { onScroll, letGo, toEnd } = useStayAtBottom(list, held)
  const messageActions = useLatestActions({
    sayAgain: conversation.sayAgain,
    answerAgain(id) {
      // What had the focus goes from the screen for now.
      list.current?.focus()
      conversation.answerAgain(id)
    },
    show(id) {
      letGo()
      vault.run(showVersion, { uid: id }).catch(sayFailed)
    },
    open: onOpen,
  })
  useLit(lit, rows, list, letGo)
  const instead = 'instead' in exchange ? exchange.instead : undefined
  const shown = useMemo(() => shownRows(rows, instead), [rows, instead])
  const isBusy = exchange.step === 'reading' || exchange.step === 'speaking'
  const side = variant === 'sheet' ? 'px-5.5' : 'px-7'
  const middle = variant === 'page' && 'mx-auto w-full max-w-180'

  return (
    <section aria-label="Talk with the companion" className="flex h-full min-h-0 flex-col bg-surface-0">
      <header className={classNames('flex h-16 shrink-0 items-center justify-end', side)}>
        {heading ?? <h2 className="sr-only">Companion</h2>}
        <div className="-mr-3">
          {settings && <CompanionMenu {...{ settings, provider }} talk={{ entryUid, talkUid }} />}
        </div>
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
            <Messages
              rows={shown}
              {...{ exchange, messageActions, voice, lit, care }}
              onRetry={conversation.retry}
            />
          </DrawModelWords>
          {exchange.step === 'rest' && rows.length > 0 && <GuidedOffer talk={{ entryUid, talkUid }} />}
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
          variant === 'sheet' ? 'px-3' : 'px-4.5',
          variant === 'page' && 'mx-auto w-full max-w-185',
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
          onSay={(content) => {
            toEnd()
            return conversation.say(content)
          }}
          voice={voice}
        />
      </footer>
      {exchange.step === 'asking' && (
        <ConsentSheet
          hasTalk
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
function useLatestActions(messageActions: MessageActions): MessageActions {
  const latest = useRef(messageActions)
  useLayoutEffect(() => {
    latest.current = messageActions
  })
  const [steady] = useState<MessageActions>(() => ({
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
