import { useState } from 'react'
import { useNow } from '#web/lib/device/use-now.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { deedWords, whoWords } from './audit-words.ts'
import { NotRead } from './not-read.tsx'
import { useAudit } from './use-admin.ts'
import { whenWords } from './when-words.ts'

const pageSize = 50

/** What admins did, the latest first. Nobody can change it. */
export function AuditTab() {
  const [before, setBefore] = useState<{ at: string; id: string }>()
  const { data, isError, refetch } = useAudit(before)
  const moment = { now: useNow(), ...useMyDay() }
  if (isError || data === null) return <NotRead onAgain={() => void refetch()} />
  if (!data) return <Skeleton className="h-60 w-full rounded-card" />
  const last = data.entries.at(-1)
  return (
    <>
      <h2 className="type-insight">Who did what?</h2>
      <p className="type-secondary mt-1 text-text-2">
        Lines are only ever added. The database itself refuses to change or delete one.
      </p>
      {data.entries.length === 0 && <p className="type-interface py-8 text-text-2">Nothing yet.</p>}
      <ol className="mt-4 border-t border-line">
        {data.entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap gap-x-5 gap-y-0.5 border-b border-line py-2.5">
            <time dateTime={entry.at} className="type-label figures w-full sm:w-48 text-muted">
              {whenWords(entry.at, moment)}
            </time>
            <span className="min-w-0 flex-1 text-small">
              <strong className="font-strong">{whoWords(entry)}</strong> {deedWords(entry)}
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex gap-3">
        {before && (
          <Button size="small" variant="outline" onClick={() => setBefore(undefined)}>
            The latest
          </Button>
        )}
        {last && data.entries.length === pageSize && (
          <Button size="small" variant="outline" onClick={() => setBefore({ at: last.at, id: last.id })}>
            Older
          </Button>
        )}
      </div>
    </>
  )
}
