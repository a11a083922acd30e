import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { PageDictation } from '#web/features/journal/desk.tsx'
import { JournalScreen } from '#web/features/journal/journal-screen.tsx'
import { pickTemplate } from '#web/features/journal/template-asks.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'

const TalkPane = lazy(() => import('../talk-pane.tsx').then(({ TalkPane }) => ({ default: TalkPane })))
const DictationSign = lazy(() =>
  import('#web/features/voice/dictation-sign.tsx').then(({ DictationSign }) => ({ default: DictationSign })),
)
const DictationStrip = lazy(() =>
  import('#web/features/voice/dictation-strip.tsx').then(({ DictationStrip }) => ({
    default: DictationStrip,
  })),
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

const route = getRouteApi('/app/journal-pages-demo')

interface Quoted {
  readonly uid: string
  readonly words: string
}

/** Which entry is open stands in the address. Quoted words stay in memory: a browser writes its history to the disk. */
export function JournalPage() {
  const { entry, template } = route.useSearch()
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const navigate = useNavigate()
  usePageMeta('Journal')
  const select = useCallback(
    (uid: string | null) => void navigate({ to: '/journal-pages-demo', search: uid ? { entry: uid } : {} }),
    [navigate],
  )
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
  return (
    <JournalScreen
      entryUid={entry}
      quote={quoted && quoted.uid === entry ? quoted.words : undefined}
      onSelect={select}
      onOpenQuote={openQuote}
      dictation={dictation}
      companion={({ entryUid, variant }) => (
        <Suspense fallback={null}>
          <TalkPane key={entryUid} {...{ entryUid, variant }} onOpenEntry={openQuote} />
        </Suspense>
      )}
    />
  )
}
