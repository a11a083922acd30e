import { type RefObject, useState } from 'react'
import { untitled } from '#domain/journal/entry-summary.ts'
import { daysLeft, daysLeftWords, trashDays } from '#domain/journal/versions/trash.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import type { TrashRow } from '#domain/views/trash.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { toast } from '#web/lib/toasts.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { dropPath } from '#web/ui/drop-mark.tsx'
import { deleteForGood } from '#worker/journal/entries/trash.calls.ts'
import { TrashQuestion } from './trash-question.tsx'
import { TrashedPage } from './trashed-page.tsx'

interface TrashSheetProps {
  onClose: () => void
  onSelect: (uid: string) => void
  returnFocus: RefObject<HTMLElement | null>
}

/** What was deleted in the last 30 days: to be read, brought back, or deleted for good. */
export function TrashSheet({ onClose, onSelect, returnFocus }: TrashSheetProps) {
  const vault = useVaultCalls()
  const { patch } = useEntityActions('journal_entry')
  const { rows, isReady } = useView('entries.trash')
  const [isEmptying, setIsEmptying] = useState(false)
  const now = useNow()
  const restore = async (row: TrashRow) => {
    const open = () => {
      onClose()
      onSelect(row.id)
    }
    if (await patch(row.id, { deletedAt: null }))
      toast({
        variant: 'success',
        title: 'Brought back',
        description: `${row.title || untitled(row)}, ${shortDate(row.day, '')}, is in your list again.`,
        action: { label: 'Open it', onPress: open },
      })
  }
  const remove = (gone: readonly TrashRow[]) =>
    vault.run(deleteForGood, { uids: gone.map(({ id }) => id) }).then(() => setIsEmptying(false), sayFailed)
  const count = rows.length === 1 ? 'the one page' : `all ${rows.length} pages`
  const foot = isEmptying ? (
    <TrashQuestion
      question={`Delete ${count} for good? Nobody can bring them back, and we cannot either.`}
      yes="Delete for good"
      onYes={() => remove(rows)}
      onNo={() => setIsEmptying(false)}
    />
  ) : (
    <Button variant="danger" onClick={() => setIsEmptying(true)}>
      Empty the trash
    </Button>
  )
  return (
    <Sheet title="Trash" isWide onClose={onClose} returnFocus={returnFocus} foot={rows.length > 0 && foot}>
      {isReady && rows.length === 0 ? (
        <NothingHere />
      ) : (
        <>
          <p className="type-secondary text-muted">
            Pages stay here for {trashDays} days, sealed like all the others. Then they are deleted for good.
          </p>
          <ul className="mt-5 border-b border-line" aria-busy={!isReady}>
            {rows.map((row) => (
              <TrashedPage
                key={row.id}
                row={row}
                left={daysLeftWords(daysLeft(row, now))}
                onRestore={() => void restore(row)}
                onRemove={() => remove([row])}
              />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}

function NothingHere() {
  return (
    <div className="pt-4">
      <svg width="150" height="64" viewBox="0 0 150 64" fill="none" strokeWidth="1.5" aria-hidden="true">
        <path
          className="stroke-line-strong"
          strokeLinecap="round"
          d="M1 62H149M34 62 29 20H87L82 62M24 20H92"
        />
        <path
          className="stroke-ink"
          d={dropPath}
          transform="translate(104 24) scale(1.42)"
          strokeWidth="1.2"
        />
      </svg>
      <p className="mt-7 font-serif text-lead leading-list">Nothing was thrown away.</p>
      <p className="type-secondary mt-2 text-muted">
        A page that you delete waits here for {trashDays} days, in case you think again.
      </p>
    </div>
  )
}
