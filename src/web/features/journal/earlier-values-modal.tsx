import { type RefObject, useState } from 'react'
import { dateAndTime } from '#domain/journal/entry-date.ts'
import { type PageText, pageFields } from '#domain/journal/new-entry.ts'
import { ratingWord } from '#domain/journal/rating-words.ts'
import { toast } from '#web/lib/toasts.ts'
import { keepAllWriting } from '#web/lib/unsaved.ts'
import { useMyDay } from '#web/lib/use-my-day.ts'
import { inkwell } from '#web/lib/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { type EarlierRow, putBack } from './versions.calls.ts'

const labels = { title: 'Title', content: 'Text', mood: 'Mood', energy: 'Energy', stress: 'Stress' } as const

function said(field: keyof PageText, values: Partial<PageText>): string {
  if (field === 'title' || field === 'content') return values[field] || 'empty'
  const rating = values[field] ?? null
  return rating === null ? 'not given' : `${ratingWord(field, rating)}, ${rating} of 10`
}

function Values({ values }: { values: Partial<PageText> }) {
  return (
    <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {pageFields
        .filter((field) => values[field] !== undefined)
        .map((field) => (
          <div key={field} className="contents">
            <dt className="type-label leading-[1.6] text-muted">{labels[field]}</dt>
            <dd className="line-clamp-6 whitespace-pre-line font-serif text-[15.5px] leading-[1.45] [overflow-wrap:anywhere]">
              {said(field, values)}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** What stood on the page and gave way when two devices changed the same thing. */
export function EarlierValuesModal({
  uid,
  rows,
  onClose,
  returnFocus,
}: {
  uid: string
  rows: readonly EarlierRow[]
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}) {
  const [pending, setPending] = useState<string | null>(null)
  const rule = useMyDay()
  const bringBack = async (id: string) => {
    setPending(id)
    try {
      await keepAllWriting()
      await inkwell.run(putBack, { uid, id })
      onClose()
    } catch (error) {
      setPending(null)
      const why = error instanceof Error ? error.message : String(error)
      toast({ variant: 'destructive', title: 'That did not work', description: `Nothing is lost. ${why}` })
    }
  }
  return (
    <Modal title="Earlier values" onClose={onClose} returnFocus={returnFocus}>
      <p className="type-secondary text-text-2">
        Two devices changed the same thing; the later one stands on the page. What you put back changes places
        with it.
      </p>
      <ul className="mt-4">
        {rows.map((row) => (
          <li key={row.id} className="border-t border-line py-4">
            <p className="type-label figures text-muted">{dateAndTime(row.atMs, rule)}</p>
            <Values values={row.values} />
            <Button
              variant="outline"
              size="small"
              className="mt-3"
              isPending={pending === row.id}
              disabled={pending !== null}
              onClick={() => void bringBack(row.id)}
            >
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
