import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { JournalScreen } from '#web/features/journal/journal-screen.tsx'
import { usePageMeta } from '#web/lib/page-meta.ts'

const CompanionPane = lazy(() =>
  import('#web/features/companion/companion-pane.tsx').then(({ CompanionPane }) => ({
    default: CompanionPane,
  })),
)

const ModelWords = lazy(async () => ({
  default: (await import('#web/features/journal/model-words.tsx')).ModelWords,
}))

const drawModelWords = (text: string, plain: ReactNode): ReactNode => (
  <Suspense fallback={plain}>
    <ModelWords text={text} />
  </Suspense>
)

const route = getRouteApi('/app/journal-pages-demo')

interface Quoted {
  readonly uid: string
  readonly words: string
}

/** Which entry is open stands in the address. Quoted words stay in memory: a browser writes its history to the disk. */
export function JournalPage() {
  const { entry } = route.useSearch()
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const navigate = useNavigate()
  usePageMeta('Journal')
  const select = useCallback(
    (uid: string | null) => void navigate({ to: '/journal-pages-demo', search: uid ? { entry: uid } : {} }),
    [navigate],
  )
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
      companion={({ entryUid, variant }) => (
        <Suspense fallback={null}>
          <CompanionPane
            key={entryUid}
            {...{ entryUid, variant }}
            onOpenEntry={openQuote}
            drawModelWords={drawModelWords}
          />
        </Suspense>
      )}
    />
  )
}
