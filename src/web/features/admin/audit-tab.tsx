import { Download } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNow } from '#web/lib/device/use-now.ts'
import { toast } from '#web/lib/toasts.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { counted } from './admin-words.ts'
import { auditCsv } from './audit-csv.ts'
import { actionWords, deedWords, whoWords } from './audit-words.ts'
import { NotRead } from './not-read.tsx'
import { readWholeAudit, useAdminDo, useAudit, type WhichAudit } from './use-admin.ts'
import { whenWords } from './when-words.ts'

const pageSize = 50

/** What admins did, the latest first. Nobody can change it. */
export function AuditTab() {
  const [typed, setTyped] = useState('')
  const [action, setAction] = useState('')
  const [before, setBefore] = useState<{ at: string; id: string }>()
  const which: WhichAudit = {
    action: action || undefined,
    person: useDeferredValue(typed.trim()) || undefined,
  }
  const { data, isError, refetch } = useAudit(before, which)
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
      <div className="mt-5 grid items-end gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,18rem)_auto] sm:justify-start">
        <TextField
          label="By or about an account"
          placeholder="Username or number"
          type="search"
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setBefore(undefined)
          }}
        />
        <FieldFrame label="What was done">
          {(hooks) => (
            <Select
              {...hooks}
              value={action}
              onChange={({ target }) => {
                setAction(target.value)
                setBefore(undefined)
              }}
            >
              <option value="">Anything</option>
              {data.actions.map((one) => (
                <option key={one} value={one}>
                  {actionWords(one)}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <SaveAsCsv which={which} />
      </div>
      {data.entries.length === 0 && (
        <p role="status" className="type-interface py-8 text-text-2">
          {which.action || which.person ? 'Nothing in the log matches.' : 'Nothing yet.'}
        </p>
      )}
      {data.entries.length > 0 && (
        <ol className="mt-6 border-t border-line">
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
      )}
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

/** Saves every line that is looked for, not only those of the page. */
function SaveAsCsv({ which }: { which: WhichAudit }) {
  const save = useAdminDo(async () => {
    const entries = await readWholeAudit(which)
    saveFile('inkwell-audit-log.csv', new Blob([auditCsv(entries)], { type: 'text/csv' }))
    toast({ title: `${counted(entries.length, 'line')} saved as CSV.` })
  })
  return (
    <Button
      variant="outline"
      isPending={save.isPending}
      onClick={() => save.mutate(undefined)}
      className="h-11.5 justify-self-start"
    >
      <Download size={17} aria-hidden="true" />
      Save as CSV
    </Button>
  )
}
