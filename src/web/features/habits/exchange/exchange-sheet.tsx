import { Download, FileUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { HabitImportPlan } from '#domain/habits/exchange/import-plan.ts'
import type { Day } from '#domain/time/day.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import {
  checkHabitFile,
  exportHabits,
  type HabitImport,
  type HabitImportEvent,
  importHabits,
  listHabitImports,
  undoHabitImport,
} from '#worker/habits/exchange.calls.ts'

type Stage =
  | { readonly is: 'start'; readonly fault?: string }
  | { readonly is: 'plan'; readonly file: File; readonly plan: HabitImportPlan }
  | { readonly is: 'work'; readonly words: string; readonly done: number; readonly of: number }
  | { readonly is: 'done'; readonly importId: string; readonly habits: number; readonly days: number }
  | { readonly is: 'undone'; readonly habits: number; readonly days: number }

const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Habits of other apps in, with a look before anything is kept, and habits out. */
export function ExchangeSheet({ today, onClose }: { today: Day; onClose: () => void }) {
  const vault = useVaultCalls()
  const [stage, setStage] = useState<Stage>({ is: 'start' })

  const heard = (file: File | null, words: string) => (event: HabitImportEvent) => {
    if (event.is === 'fault') setStage({ is: 'start', fault: event.sentence })
    else if (event.is === 'plan' && file) setStage({ is: 'plan', file, plan: event.plan })
    else if (event.is === 'progress') setStage({ is: 'work', words, done: event.done, of: event.of })
    else if (event.is === 'done')
      setStage(file ? event : { is: 'undone', habits: event.habits, days: event.days })
  }
  const failed = (error: unknown) => {
    sayFailed(error)
    setStage({ is: 'start' })
  }
  const check = (file: File) =>
    void vault.stream(checkHabitFile, { file, today }, heard(file, '')).catch(failed)
  function bring(file: File) {
    setStage({ is: 'work', words: 'Sealing', done: 0, of: 0 })
    void vault.stream(importHabits, { file, today }, heard(file, 'Sealing')).catch(failed)
  }
  function undo(importId: string) {
    setStage({ is: 'work', words: 'Removing', done: 0, of: 0 })
    void vault.stream(undoHabitImport, { importId }, heard(null, 'Removing')).catch(failed)
  }
  const take = () =>
    void vault
      .stream(exportHabits, { today }, ({ bytes }) =>
        saveFile(`habits-${today}.zip`, new Blob([bytes], { type: 'application/zip' })),
      )
      .catch(sayFailed)

  return (
    <Sheet title="Import and export" isWide onClose={onClose}>
      {stage.is === 'start' && (
        <Start today={today} fault={stage.fault} onFile={check} onTake={take} onUndo={undo} />
      )}
      {stage.is === 'plan' && (
        <Plan
          {...stage}
          today={today}
          onBring={() => bring(stage.file)}
          onLeave={() => setStage({ is: 'start' })}
        />
      )}
      {stage.is === 'work' && (
        <p role="status" className="type-insight figures">
          {stage.words} {stage.of > 0 ? `${stage.done} of ${stage.of}` : '…'}
        </p>
      )}
      {stage.is === 'done' && (
        <div className="grid justify-items-start gap-5">
          <p role="status" className="type-insight">
            Done: {some(stage.habits, 'new habit')} and {some(stage.days, 'day')}, sealed.
          </p>
          <div className="flex gap-3">
            <Button onClick={onClose}>See your habits</Button>
            <Button variant="quiet" onClick={() => undo(stage.importId)}>
              Undo this import
            </Button>
          </div>
        </div>
      )}
      {stage.is === 'undone' && (
        <p role="status" className="type-insight">
          Removed {some(stage.habits, 'habit')} and {some(stage.days, 'day')}. What you have changed since
          then stays.
        </p>
      )}
    </Sheet>
  )
}

function Start({
  today,
  fault,
  onFile,
  onTake,
  onUndo,
}: {
  today: Day
  fault: string | undefined
  onFile: (file: File) => void
  onTake: () => void
  onUndo: (importId: string) => void
}) {
  return (
    <>
      <h3 className="font-serif text-title-xs">Bring habits from another app</h3>
      <p className="type-secondary mt-1 text-text-2">
        Loop Habit Tracker (its full backup, or “Export as CSV”) or HabitBull (its CSV file). You see what
        would come in before anything is kept.
      </p>
      <label className="button-base button-second type-button mt-4 inline-flex min-h-11 cursor-pointer items-center gap-2.5 [--reach:20px] has-focus-visible:outline-2 has-focus-visible:outline-ring">
        <FileUp size={18} strokeWidth={1.7} aria-hidden="true" />
        Choose a file
        <input
          type="file"
          accept=".zip,.csv,.db,application/zip,text/csv"
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) onFile(file)
          }}
        />
      </label>
      {fault && (
        <p role="alert" className="type-secondary mt-3 text-danger">
          {fault}
        </p>
      )}
      <EarlierImports today={today} onUndo={onUndo} />
      <h3 className="mt-10 border-line border-t pt-7 font-serif text-title-xs">Take your habits with you</h3>
      <p className="type-secondary mt-1 mb-4 text-text-2">
        A zip file in Loop Habit Tracker’s own format, which spreadsheets can open too: habits, check marks
        and scores. It is made on this device and is not sealed.
      </p>
      <Button variant="outline" onClick={onTake}>
        <Download size={18} strokeWidth={1.7} aria-hidden="true" />
        Save as Loop CSV
      </Button>
    </>
  )
}

/** What was brought before, each of which can be taken out again. */
function EarlierImports({ today, onUndo }: { today: Day; onUndo: (importId: string) => void }) {
  const vault = useVaultCalls()
  const [imports, setImports] = useState<readonly HabitImport[]>([])
  useEffect(() => {
    void vault.stream(listHabitImports, null, setImports).catch(sayFailed)
  }, [vault])
  if (imports.length === 0) return null
  return (
    <section aria-label="Earlier imports" className="mt-7">
      <h4 className="type-secondary font-strong text-text-2">Earlier imports</h4>
      <ul className="mt-1">
        {imports.map(({ id, at, habits, days }) => (
          <li
            key={id}
            className="type-secondary flex items-center justify-between gap-4 border-line border-b py-1"
          >
            <span className="figures">
              {shortDate(at.slice(0, 10), today.slice(0, 4))}: {some(habits, 'habit')}, {some(days, 'day')}
            </span>
            <Button variant="quiet" size="small" onClick={() => onUndo(id)}>
              Undo this import
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Plan({
  plan,
  today,
  onBring,
  onLeave,
}: {
  plan: HabitImportPlan
  today: Day
  onBring: () => void
  onLeave: () => void
}) {
  const { habits, broken, newHabits, newDays } = plan
  const name = plan.source === 'loop' ? 'Loop Habit Tracker' : 'HabitBull'
  return (
    <>
      <p className="type-insight">
        From {name}: {some(newHabits, 'new habit')} and {some(newDays, 'day')} would come in.
      </p>
      <table className="figures mt-5 w-full text-left text-small">
        <caption className="sr-only">What would come in for each habit</caption>
        <thead className="text-muted">
          <tr className="border-line border-b">
            {['Habit', 'How often', 'Days', 'From'].map((head) => (
              <th key={head} scope="col" className="py-2 pr-3 font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {habits.map((habit) => (
            <tr key={habit.name} className="border-line border-b align-top">
              <th scope="row" className="py-2.5 pr-3 font-strong">
                {habit.name}
                {habit.isKnown && (
                  <span className="block font-normal text-muted">
                    already here: only missing days are added
                  </span>
                )}
              </th>
              <td className="py-2.5 pr-3 text-text-2">{habit.often}</td>
              <td className="py-2.5 pr-3 text-text-2">
                {habit.newDays}
                {habit.newSkips > 0 && `, ${habit.newSkips} skipped`}
              </td>
              <td className="py-2.5 text-text-2">
                {habit.first ? shortDate(habit.first, today.slice(0, 4)) : 'no days'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {broken.length > 0 && (
        <section aria-label="Lines that cannot be read" className="mt-6">
          <h3 className="type-secondary font-strong">
            {some(broken.length, 'line')} could not be read. Everything else can come in.
          </h3>
          <ul className="type-label mt-2 max-h-48 overflow-y-auto text-text-2">
            {broken.slice(0, 200).map(({ file, line, sentence }) => (
              <li key={`${file}${line}${sentence}`} className="py-1">
                {file}, line {line}: {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-7 flex gap-3">
        <Button onClick={onBring} disabled={newHabits + newDays === 0}>
          {newHabits + newDays === 0 ? 'All of it is already here' : 'Import'}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Choose another file
        </Button>
      </div>
    </>
  )
}
