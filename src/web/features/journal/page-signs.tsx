import { History, Star } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showFactsView } from './facts-views.ts'
import type { PageRow } from './journal.calls.ts'
import { useFacts } from './use-facts.ts'

const sign = { size: 18, strokeWidth: 1.6, 'aria-hidden': true as const }

/** In the bar above a page: its star, and the way to its versions. */
export function PageSigns({ row }: { row: PageRow }) {
  const change = useFacts(row.id, row.createdAt)
  return (
    <>
      <IconButton
        label={row.isStarred ? 'Take the star away' : 'Give it a star'}
        icon={<Star {...sign} fill={row.isStarred ? 'currentColor' : 'none'} />}
        className={row.isStarred ? 'text-ink' : ''}
        onClick={() => void change({ isStarred: !row.isStarred })}
      />
      <IconButton
        label="Versions"
        icon={<History {...sign} />}
        onClick={() => showFactsView({ name: 'versions', uid: row.id })}
      />
    </>
  )
}
