import { ChevronLeft, X } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { dateAndTime } from '#domain/time/entry-date.ts'
import type { VersionRow } from '#domain/views/versions.ts'
import { useMedia } from '#web/lib/device/use-media.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { classNames } from '#web/ui/class-names.ts'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { VersionPage } from './version-page.tsx'
import { whyWords } from './version-words.ts'

interface VersionsScreenProps {
  uid: string
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** What a page was before: the times at the left, one of them beside today's words at the right. On a phone one after the other. */
export function VersionsScreen({ uid, onClose, returnFocus }: VersionsScreenProps) {
  const id = useId()
  const { rows, isReady } = useView('page.versions', { uid })
  const page = useView('page.whole', { uid }).rows[0]
  const isWide = useMedia('(min-width: 768px)')
  const [chosen, setChosen] = useState<string | null>(null)
  const row = rows.find((one) => one.id === chosen) ?? (isWide ? rows[0] : undefined)
  return (
    <NativeDialog
      shape="full"
      labelledBy={id}
      onClose={onClose}
      returnFocus={returnFocus}
      className="w-screen h-dvh max-w-none"
    >
      <div className="flex size-full flex-col">
        <header className="flex h-16 shrink-0 items-center gap-2 border-b border-line pl-6 pr-3 max-md:pl-2">
          {row && !isWide && (
            <IconButton
              label="All versions"
              icon={<ChevronLeft size={20} strokeWidth={1.7} />}
              onClick={() => setChosen(null)}
            />
          )}
          <h2
            id={id}
            className="mr-auto min-w-0 truncate font-serif text-title-s tracking-title weight-title max-md:pl-4 max-md:text-write"
          >
            Versions <span className="text-muted">of {page?.title.trim() || 'this page'}</span>
          </h2>
          <IconButton label="Close" icon={<X size={20} strokeWidth={1.6} />} onClick={onClose} />
        </header>
        <div className="flex min-h-0 flex-1">
          {isReady && rows.length === 0 ? (
            <NoVersions />
          ) : (
            <>
              {(isWide || !row) && <VersionList rows={rows} chosen={row?.id ?? null} onChoose={setChosen} />}
              {row && (
                <VersionPage
                  key={row.id}
                  uid={uid}
                  row={row}
                  editedAt={page?.editedAt ?? ''}
                  onClose={onClose}
                />
              )}
            </>
          )}
        </div>
      </div>
    </NativeDialog>
  )
}

function NoVersions() {
  return (
    <div className="m-auto max-w-105 px-8 pb-24 text-center">
      <p className="type-insight">There is only one version yet.</p>
      <p className="type-secondary mt-2 text-muted">
        When you finish a page, come back to it after a rest, or cut a lot out of it, what stood there is kept
        here, sealed.
      </p>
    </div>
  )
}

interface VersionListProps {
  rows: readonly VersionRow[]
  chosen: string | null
  onChoose: (id: string) => void
}

function VersionList({ rows, chosen, onChoose }: VersionListProps) {
  const rule = useMyDay()
  return (
    <nav
      aria-label="Versions, newest first"
      className="w-73 shrink-0 overflow-y-auto border-r border-line px-3 py-4 [scrollbar-width:thin] max-md:w-full max-md:border-0"
    >
      <ul>
        {rows.map(({ id, atMs, why, words }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen}
              onClick={() => onChoose(id)}
              className={classNames(
                'block min-h-15 w-full rounded-control px-3 py-2.5 text-left',
                id === chosen ? 'chosen' : 'hover:bg-surface-1',
              )}
            >
              <span className="figures block text-small font-medium">{dateAndTime(atMs, rule)}</span>
              <span className="type-label figures text-text-2">
                {whyWords(why)}
                {words !== null && `, ${words === 1 ? '1 word' : `${words} words`}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
