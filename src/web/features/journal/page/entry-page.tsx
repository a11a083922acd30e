import { useEffect, useState } from 'react'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useVaultState } from '#web/lib/vault/use-vault.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'

import { freshPage, isBegunHere, nowKept } from './fresh-pages.ts'
import type { PaneLinks } from './page-bar.tsx'
import { PageEditor, type PageEditorProps } from './page-editor.tsx'
import { PageWaiting } from './page-waiting.tsx'

type EntryPageProps = Omit<PageEditorProps, 'row' | 'begunAt' | 'isGone'>

/** The middle pane: the chosen page as soon as it is there. Give it the uid as key. */
export function EntryPage(props: EntryPageProps) {
  const { rows, isReady } = useView('page.whole', { uid: props.uid })
  const vault = useVaultState()
  const row = rows[0] ?? null
  const binned = useView('page.binned', { uid: props.uid })
  const [fresh] = useState(() => freshPage(props.uid, Date.now()))
  /** Once a page is open it stays open: what is written on it is not taken away by a lock or by another device. */
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)

  useEffect(() => {
    if (last) nowKept(last.id)
  }, [last])

  const isBinned = binned.rows.length > 0
  const isKnown = isReady && binned.isReady
  const isBlank = fresh !== undefined && (isKnown || isBegunHere(props.uid)) && !isBinned
  /** A draft that was taken back to nothing leaves a blank page, not a deleted one. */
  const stays = row ?? (last?.kept === 'draft' ? null : last)
  if (vault.userId !== null && (last || isBlank)) {
    const isGone = row === null && stays !== null && vault.status === 'open'
    return (
      <PageEditor {...props} row={stays} isGone={isGone} begunAt={fresh?.begunAt ?? last?.createdAt ?? ''} />
    )
  }
  if (!isKnown || vault.userId === null) return <PageWaiting />
  return isBinned ? <BinnedPage uid={props.uid} {...props.panes} /> : <NoPage {...props.panes} />
}

function BinnedPage({ uid, ...panes }: PaneLinks & { uid: string }) {
  const { patch } = useEntityActions('journal_entry')
  const bringBack = () => void patch(uid, { deletedAt: null })
  return (
    <Instead title="This page was deleted." panes={panes} action="Bring it back" onAction={bringBack}>
      Its words are still here, sealed like all the others.
    </Instead>
  )
}

function NoPage(panes: PaneLinks) {
  return (
    <Instead title="There is no page here." panes={panes} action="Begin a page" onAction={panes.onNew}>
      It was deleted, or it has not reached this device yet. If it is on its way, it will show up here by
      itself.
    </Instead>
  )
}

interface InsteadProps {
  title: string
  panes: PaneLinks
  action: string
  onAction: () => void
  children: string
}

function Instead({ title, panes, action, onAction, children }: InsteadProps) {
  return (
    <section
      aria-label="Page"
      className="flex h-full flex-col items-center justify-center bg-surface-1 px-8 text-center"
    >
      <h2 className="type-insight">{title}</h2>
      <p className="type-secondary mt-2 max-w-95 text-muted">{children}</p>
      <div className="mt-6 flex gap-3">
        <Button variant="outline" onClick={onAction}>
          {action}
        </Button>
        {panes.onBack && (
          <Button variant="quiet" onClick={panes.onBack}>
            All entries
          </Button>
        )}
      </div>
    </section>
  )
}
