import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useState } from 'react'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import type { GuidedMethodId } from '#domain/guided/guided-method.ts'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import type { LitWords } from '#web/features/companion/talk/use-lit.ts'
import { JournalScreen } from '#web/features/journal/journal-screen.tsx'
import { beginDraft, putDraft } from '#web/features/journal/page/draft-page.ts'
import type { PageDictation } from '#web/features/journal/page/page-editor.tsx'
import { pickTemplate } from '#web/features/journal/templates/template-overlay.ts'
import { findRecognizer } from '#web/features/voice/recognizer.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { toast } from '#web/lib/toasts.ts'
import { type GuidedFrom, goToGuided } from '#web/lib/vault/begin-guided.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { findMessage } from '#worker/companion/companion.calls.ts'
import { logError } from '#worker/core/vault-locked.ts'

const TalkPane = lateComponent(async () => (await import('./talk-pane.tsx')).TalkPane)
const TalksScreen = lateComponent(
  async () => (await import('#web/features/companion/talks-screen.tsx')).TalksScreen,
)
const DictationButton = lateComponent(
  async () => (await import('#web/features/voice/dictation-button.tsx')).DictationButton,
  'unseen',
)
const DictationStrip = lateComponent(
  async () => (await import('#web/features/voice/dictation-strip.tsx')).DictationStrip,
  'unseen',
)

const PageCare = lateComponent(
  async () => (await import('#web/features/care/page-care.tsx')).PageCare,
  'unseen',
)

const SessionLine = lateComponent(
  async () => (await import('#web/features/mindfulness/history/session-line.tsx')).SessionLine,
  'unseen',
)

const sessionLine = (uid: string) => (
  <Suspense fallback={null}>
    <SessionLine uid={uid} />
  </Suspense>
)

const careOf = (uid: string) => (
  <Suspense fallback={null}>
    <PageCare key={uid} uid={uid} />
  </Suspense>
)

/** Keeps the button's place, so that nothing beside it moves when it comes. */
const canListen = findRecognizer() !== null

const dictation: PageDictation = {
  sign: (into) => (
    <Suspense fallback={canListen && <span className="size-11 shrink-0" />}>
      <DictationButton into={into} />
    </Suspense>
  ),
  strip: (into) => (
    <Suspense fallback={null}>
      <DictationStrip into={into} className="mx-auto w-full max-w-169 px-6.5 md:px-12" />
    </Suspense>
  ),
}

/** A draft goes to the end of the page beside the talk. */
function takeDraft(words: string, by: string | null): void {
  if (putDraft(words, by))
    toast({ title: 'A draft stands on your page', description: 'It is the companion’s until you keep it.' })
  else toast({ title: 'This page is finished', description: 'Write on, and then draft again.' })
}

const route = getRouteApi('/app/journal-pages-demo')

interface Quoted {
  readonly uid: string
  readonly words: string
}

interface Lit extends LitWords {
  readonly of: TalkOf
}

const isLit = (lit: Lit | null, entryUid: string | null, talkUid?: string): lit is Lit =>
  lit !== null && lit.of.entryUid === entryUid && (entryUid !== null || lit.of.talkUid === talkUid)

/** Which entry or talk is open stands in the address. Quoted words stay in memory: a browser writes its history to the disk. */
export function JournalPage() {
  const vault = useVaultCalls()
  const { entry, talk, template } = route.useSearch()
  const [lit, setLit] = useState<Lit | null>(null)
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const navigate = useNavigate()
  const select = useCallback(
    (uid: string | null) => void navigate({ to: '/journal-pages-demo', search: uid ? { entry: uid } : {} }),
    [navigate],
  )
  const begin = useCallback(
    (method: GuidedMethodId, from: GuidedFrom | null) =>
      void goToGuided(vault, method, from, (id) => void navigate({ to: '/guided', search: { id } })),
    [vault, navigate],
  )
  const selectTalk = useCallback(
    (id: string | null) => void navigate({ to: '/journal-pages-demo', search: { talk: id ?? 'all' } }),
    [navigate],
  )
  const openReceipt = async ({ entryUid, isFromTalk, quote }: Receipt): Promise<void> => {
    if (!isFromTalk) return openQuote(entryUid, quote)
    const of = await vault.run(findMessage, { uid: entryUid })
    if (!of) {
      toast({ title: 'That talk is gone', description: 'It was deleted since these words were quoted.' })
      return
    }
    setLit({ of, messageUid: entryUid, quote })
    if (of.entryUid === null) selectTalk(of.talkUid ?? 'earlier')
    else select(of.entryUid)
  }
  // A guide on a public page leads here.
  useEffect(() => {
    if (!template) return
    pickTemplate(template)
    void navigate({ to: '/journal-pages-demo', search: entry ? { entry } : {}, replace: true })
  }, [template, entry, navigate])
  const openQuote = (uid: string, words: string) => {
    setQuoted({ uid, words })
    select(uid)
  }
  const onOpen = (receipt: Receipt): void => void openReceipt(receipt).catch(logError)
  if (talk !== undefined)
    return (
      <Suspense fallback={null}>
        <TalksScreen
          chosen={talk === 'all' ? null : talk}
          onSelect={selectTalk}
          onEntries={() => select(null)}
          talk={({ talkUid, heading }) => (
            <TalkPane
              key={talkUid}
              variant="page"
              onDraft={(words, by) => select(beginDraft(words, by))}
              entryUid={null}
              lit={isLit(lit, null, talkUid) ? lit : null}
              {...{ talkUid, heading, onOpen }}
            />
          )}
        />
      </Suspense>
    )
  return (
    <JournalScreen
      onGuided={begin}
      entryUid={entry}
      quote={quoted && quoted.uid === entry ? quoted.words : undefined}
      message={entry !== undefined && isLit(lit, entry) ? lit.messageUid : undefined}
      onSelect={select}
      onTalks={() => selectTalk(null)}
      onOpenQuote={openQuote}
      dictation={dictation}
      care={careOf}
      session={sessionLine}
      companion={({ entryUid, variant }) => (
        <Suspense fallback={null}>
          <TalkPane
            key={entryUid}
            lit={isLit(lit, entryUid) ? lit : null}
            onDraft={takeDraft}
            {...{ entryUid, variant, onOpen }}
          />
        </Suspense>
      )}
    />
  )
}
