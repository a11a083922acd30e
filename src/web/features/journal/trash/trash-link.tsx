import { Trash2 } from 'lucide-react'
import { useView } from '#web/lib/vault/use-view.ts'

import { trashOverlay } from '../journal-overlays.ts'

/** The way into the trash, for the foot of the list; nothing while the trash is empty. */
export function TrashLink() {
  const { length } = useView('entries.trash').rows
  if (length === 0) return null
  return (
    <button
      type="button"
      onClick={(event) => trashOverlay.open(null, event.currentTarget)}
      className="type-secondary inline-flex min-h-11 items-center gap-2.5 rounded-inner px-2 text-muted hover:text-text"
    >
      <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
      Trash
      <span className="figures">{length}</span>
    </button>
  )
}
