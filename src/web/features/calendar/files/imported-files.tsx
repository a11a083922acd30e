import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import { dateAndTime } from '#domain/time/entry-date.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import {
  type ImportedFile,
  listCalendarFiles,
  takeOutCalendarFile,
} from '#worker/calendar/files/calendar-files.calls.ts'
import { restoreRecords } from '#worker/core/entity.calls.ts'
import { events } from './file-words.ts'

const key = [listCalendarFiles.name]

/** Looks again which files there are. */
export function useLookAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}

/** The files whose events stand in the calendar, each to be taken out again. */
export function ImportedFiles() {
  const id = useId()
  const vault = useVaultCalls()
  const files = useQuery({
    queryKey: key,
    queryFn: () => vault.run(listCalendarFiles, null),
    networkMode: 'always',
    staleTime: 0,
  })
  if (!files.data || files.data.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="type-label font-medium text-muted">
        From files
      </h3>
      <ul className="grid gap-3">
        {files.data.map((one) => (
          <Imported key={one.name} {...one} />
        ))}
      </ul>
    </section>
  )
}

function Imported({ name, count, readAt }: ImportedFile) {
  const vault = useVaultCalls()
  const rule = useMyDay()
  const lookAgain = useLookAgain()
  const takeOut = useMutation({
    networkMode: 'always',
    mutationFn: () => vault.run(takeOutCalendarFile, { name }),
    async onSuccess(undo) {
      await lookAgain()
      offerUndo(`${name} was taken out`, async () => {
        await vault.run(restoreRecords, undo)
        await lookAgain()
      })
    },
  })
  return (
    <li className="grid gap-1 border-b border-line pb-3 last:border-0 last:pb-0">
      <p className="font-strong [overflow-wrap:anywhere]">{name}</p>
      <p className="type-label text-text-2">
        {events(count)}, added {dateAndTime(Date.parse(readAt), rule)}
      </p>
      {takeOut.error && (
        <p role="alert" className="text-label leading-ui text-danger">
          {saidBy(takeOut.error)}
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        className="mt-1 justify-self-start"
        aria-label={`Take it out: ${name}`}
        isPending={takeOut.isPending}
        onClick={() => takeOut.mutate()}
      >
        Take it out
      </Button>
    </li>
  )
}
