import { GitFork } from 'lucide-react'
import { useRows } from '#web/lib/use-rows.ts'
import { type OriginRow, originOf } from './versions.calls.ts'

const why = 'kept when two devices changed the same lines'

const nameOf = (origin: OriginRow): string => origin.title || 'a page without a title'

/** In the list: whose other version this is. */
export function ConflictLine({ uid }: { uid: string }) {
  const origin = useRows(originOf, { uid }).rows[0]
  return (
    <span className="flex items-center gap-1.5 text-[13px] leading-[22px] text-text-2">
      <GitFork size={13} strokeWidth={1.7} aria-hidden="true" className="shrink-0 text-ink" />
      <span className="truncate">
        Another version of {origin ? nameOf(origin) : 'a page'}, {why}
      </span>
    </span>
  )
}

/** On the page: the same, with the way to the page it is a version of. Nothing on any other page. */
export function ConflictNote({ uid, onOpen }: { uid: string; onOpen: (uid: string) => void }) {
  const origin = useRows(originOf, { uid }).rows[0]
  if (!origin) return null
  return (
    <div className="mb-6 flex items-start gap-3.5 border-y border-line py-3.5">
      <GitFork size={18} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0 text-ink" />
      <div className="type-secondary text-text-2">
        <p>
          <span className="font-[550] text-text">Another version of {nameOf(origin)},</span> {why}. Take from
          it what you want to keep, then delete it.
        </p>
        {origin.isThere ? (
          <button
            type="button"
            onClick={() => onOpen(origin.id)}
            className="-ml-2 mt-0.5 inline-flex min-h-11 items-center rounded-inner px-2 font-[550] text-ink hover:underline hover:underline-offset-4"
          >
            Open the original
          </button>
        ) : (
          <p className="mt-1 text-muted">The original was deleted.</p>
        )}
      </div>
    </div>
  )
}
