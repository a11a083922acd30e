import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import { findMessage, type TalkOf } from '#web/features/companion/companion.calls.ts'
import type { LitWords } from '#web/features/companion/use-lit.ts'
import type { PageDictation } from '#web/features/journal/desk.tsx'
import { beginDraft, putDraft } from '#web/features/journal/draft-page.ts'
import { JournalScreen } from '#web/features/journal/journal-screen.tsx'
import { pickTemplate } from '#web/features/journal/template-asks.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { toast } from '#web/lib/toasts.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { logError } from '#web/lib/vault-locked.ts'

const TalkPane = lazy(() => import('../talk-pane.tsx').then(({ TalkPane }) => ({ default: TalkPane })))
const TalksScreen = lazy(() =>
  import('#web/features/companion/talks-screen.tsx').then(({ TalksScreen }) => ({ default: TalksScreen })),
)
const DictationSign = lazy(() =>
  import('#web/features/voice/dictation-sign.tsx').then(({ DictationSign }) => ({ default: DictationSign })),
)
const DictationStrip = lazy(() =>
  import('#web/features/voice/dictation-strip.tsx').then(({ DictationStrip }) => ({
    default: DictationStrip,
  })),
)

const PageCare = lazy(async () => ({
  default: (await import('#web/features/care/page-care.tsx')).PageCare,
}))

const SessionLine = lazy(async () => ({
  default: (await import('#web/features/mindfulness/history/session-line.tsx')).SessionLine,
}))

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

const dictation: PageDictation = {
  sign: (into) => (
    <Suspense fallback={null}>
      <DictationSign into={into} />
    </Suspense>
  ),
  strip: (into) => (
    <Suspense fallback={null}>
      <DictationStrip into={into} className="mx-auto w-full max-w-[676px] px-[26px] md:px-12" />
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
  usePageMeta('Journal')
  const select = useCallback(
    (uid: string | null) => void navigate({ to: '/journal-pages-demo', search: uid ? { entry: uid } : {} }),
    [navigate],
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
