import { GitFork } from 'lucide-react'
import { Suspense } from 'react'
import type { OriginRow } from '#domain/views/versions.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useView } from '#web/lib/vault/use-view.ts'

import { conflictWhy, pageName } from './conflict-words.ts'

const OneConflict = lateComponent(async () => (await import('./conflict-sections.tsx')).OneConflict)

/** In the list: whose other version this is. */
export function ConflictLine({ uid }: { uid: string }) {
  const origin: OriginRow | undefined = useView('page.origin', { uid }).rows[0]
  return (
    <span className="flex items-center gap-1.5 text-label leading-5.5 text-text-2">
      <GitFork size={13} strokeWidth={1.7} aria-hidden="true" className="shrink-0 text-ink" />
      <span className="truncate">
        Another version of {origin ? pageName(origin.title) : 'a page'}, {conflictWhy}
      </span>
    </span>
  )
}

interface ConflictNoteProps {
  uid: string
  onOpen: (uid: string) => void
}

/** On either of two versions of a page: where they differ, and which one is to stay. Nothing on any other page. */
export function ConflictNote({ uid, onOpen }: ConflictNoteProps) {
  const { rows } = useView('page.conflicts', { uid })
  return rows.map((row) => (
    <Suspense key={row.id} fallback={null}>
      <OneConflict row={row} onOpen={onOpen} />
    </Suspense>
  ))
}
