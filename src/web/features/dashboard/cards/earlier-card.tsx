import { useState } from 'react'
import type { Day } from '#domain/time/day.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'

import { SmallCard } from './small-card.tsx'

interface EarlierCardProps {
  today: Day
  onOpenEntry: (uid: string) => void
  /** Begins a page that answers an earlier one. */
  onWriteBack: (day: Day) => void
}

/** What was written on this day in an earlier year. */
export function EarlierCard({ today, onOpenEntry, onWriteBack }: EarlierCardProps) {
  const { rows } = useView('entries.earlier-years', { today })
  const [at, setAt] = useState(0)
  const row = rows[at % Math.max(1, rows.length)]
  if (!row) return null
  const title =
    row.daysOff === 0
      ? `On this day, ${row.day.slice(0, 4)}`
      : `Near this day, ${shortDate(row.day, today.slice(0, 4))}`
  const next = rows[(at + 1) % rows.length]
  return (
    <SmallCard title={title} aside={row.years === 1 ? '1 year' : `${row.years} years`}>
      <p className="type-quote mt-2 [overflow-wrap:anywhere]">“{row.quote}”</p>
      <div className="-ml-3 mt-1 flex flex-wrap">
        <Button variant="quiet" size="small" onClick={() => onOpenEntry(row.id)}>
          Open
        </Button>
        <Button variant="quiet" size="small" className="text-ink" onClick={() => onWriteBack(row.day)}>
          Write back
        </Button>
        {rows.length > 1 && next && (
          <Button variant="quiet" size="small" className="ml-auto" onClick={() => setAt(at + 1)}>
            {next.day.slice(0, 4)}
          </Button>
        )}
      </div>
    </SmallCard>
  )
}
