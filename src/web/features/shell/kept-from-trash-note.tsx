import { Link } from '@tanstack/react-router'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Strip } from '#web/ui/notes/strip.tsx'

/** Says that a page came back because it was written on while another device deleted it: on every device, until it was read on one of them. */
export function KeptFromTrashNote() {
  const { rows } = useView('entries.kept-from-trash')
  const { patch } = useEntityActions('journal_entry')
  const [first] = rows
  if (!first) return null
  const told = (): void => {
    for (const { id } of rows) void patch(id, { keptFromTrash: undefined })
  }
  const open = (
    <Link
      to="/journal"
      search={{ entry: first.id }}
      onClick={told}
      className={buttonClass('outline', 'small')}
    >
      Open it
    </Link>
  )
  const isOne = rows.length === 1
  const what = isOne
    ? `“${first.title}” is back in your list.`
    : `${rows.length} pages are back in your list.`
  return (
    <Strip isLoud={false} title={what} action={isOne && open} onDismiss={told}>
      {isOne
        ? 'It was deleted on one device while it was being written on another. All its words are there.'
        : 'They were deleted on one device while they were being written on another. All their words are there.'}
    </Strip>
  )
}
