import { GitFork } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useRows } from '#web/lib/use-rows.ts'
import { conflictWhy, pageName } from './conflict-words.ts'
import { conflictRows, type OriginRow, originOf } from './versions.calls.ts'

const OneConflict = lazy(() =>
  import('./conflict-parts.tsx').then(({ OneConflict }) => ({ default: OneConflict })),
)

/** In the list: whose other version this is. */
export function ConflictLine({ uid }: { uid: string }) {
  const origin: OriginRow | undefined = useRows(originOf, { uid }).rows[0]
  return (
    <span className="flex items-center gap-1.5 text-[13px] leading-[22px] text-text-2">
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
  const { rows } = useRows(conflictRows, { uid })
  return rows.map((row) => (
    <Suspense key={row.id} fallback={null}>
      <OneConflict row={row} onOpen={onOpen} />
    </Suspense>
  ))
}
