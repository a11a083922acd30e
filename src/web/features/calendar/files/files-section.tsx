import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import {
  type CalendarFile,
  type CalendarFilePlan,
  lookIntoCalendarFile,
  takeCalendarFile,
  writeCalendarFile,
} from '#worker/calendar/files/calendar-files.calls.ts'
import { restoreRecords } from '#worker/core/entity.calls.ts'
import { calendarText } from './calendar-text.ts'
import { planWords, takenWords } from './file-words.ts'
import { ImportedFiles, useLookAgain } from './imported-files.tsx'

/** Calendar files in, after showing what they would bring, and out. */
export function FilesSection() {
  const vault = useVaultCalls()
  const lookAgain = useLookAgain()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<CalendarFile | null>(null)
  const look = useMutation({
    networkMode: 'always',
    async mutationFn(chosen: File) {
      const read = { name: chosen.name, text: await calendarText(chosen) }
      const plan = await vault.run(lookIntoCalendarFile, read)
      setFile(read)
      return plan
    },
  })
  const take = useMutation({
    networkMode: 'always',
    async mutationFn({ chosen, plan }: { chosen: CalendarFile; plan: CalendarFilePlan }) {
      const undo = await vault.run(takeCalendarFile, chosen)
      offerUndo(takenWords(plan), async () => {
        await vault.run(restoreRecords, undo)
        await lookAgain()
      })
      leave()
      await lookAgain()
    },
  })
  const write = useMutation({
    networkMode: 'always',
    async mutationFn() {
      const { text } = await vault.run(writeCalendarFile, null)
      saveFile('inkwell.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    },
  })
  const leave = () => {
    setFile(null)
    look.reset()
  }
  const choose = (chosen: File) => {
    take.reset()
    write.reset()
    setFile(null)
    look.mutate(chosen)
  }
  const error = look.error ?? take.error ?? write.error
  return (
    <div className="mt-3 grid gap-3">
      <input
        ref={input}
        type="file"
        accept=".ics,.ical,text/calendar"
        aria-label="Calendar file to read"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) choose(chosen)
          currentTarget.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="outline"
          size="small"
          isPending={look.isPending}
          onClick={() => input.current?.click()}
        >
          Read a file
        </Button>
        <Button variant="outline" size="small" isPending={write.isPending} onClick={() => write.mutate()}>
          Save all events as a file
        </Button>
      </div>
      {file && look.data && (
        <FilePlan
          name={file.name}
          plan={look.data}
          isTaking={take.isPending}
          onTake={() => take.mutate({ chosen: file, plan: look.data })}
          onLeave={leave}
        />
      )}
      {error && (
        <p role="alert" className="text-label leading-ui text-danger">
          {saidBy(error)}
        </p>
      )}
      <ImportedFiles />
    </div>
  )
}

interface FilePlanProps {
  name: string
  plan: CalendarFilePlan
  isTaking: boolean
  onTake: () => void
  onLeave: () => void
}

/** So many events are named at first. */
const mostNamed = 12

function FilePlan({ name, plan, isTaking, onTake, onLeave }: FilePlanProps) {
  const { broken, notes, adds, changes } = plan
  const isForNothing = adds + changes === 0
  return (
    <section
      aria-label={`What ${name} would bring`}
      className="slip grid gap-2.5 rounded-card px-4 py-3.5 text-label"
    >
      <p className="font-strong [overflow-wrap:anywhere]">{name}</p>
      <p role="status" className="text-text-2">
        {planWords(plan)}
      </p>
      <Named rows={broken.map(({ title, why, line }) => [title, `${why} Line ${line}.`])} />
      {notes.length > 0 && <p className="text-text-2">Read differently from how it was written:</p>}
      <Named rows={notes.map(({ title, note, line }) => [title, `${note} Line ${line}.`])} />
      <div className="flex flex-wrap gap-2.5">
        {!isForNothing && (
          <Button size="small" isPending={isTaking} onClick={onTake}>
            Add to my calendar
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onLeave}>
          {isForNothing ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </section>
  )
}

function Named({ rows }: { rows: readonly (readonly [string, string])[] }) {
  const [isWhole, setIsWhole] = useState(false)
  if (rows.length === 0) return null
  const all = [...new Map(rows.map((row) => [row.join(' '), row]))]
  const shown = isWhole ? all : all.slice(0, mostNamed)
  return (
    <div className="grid justify-items-start gap-1.5">
      <ul className="grid gap-1.5">
        {shown.map(([key, [title, why]]) => (
          <li key={key} className="text-text-2">
            <span className="font-strong text-text [overflow-wrap:anywhere]">{title}</span>: {why}
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
          Show all {all.length.toLocaleString('en-GB')}
        </Button>
      )}
    </div>
  )
}
