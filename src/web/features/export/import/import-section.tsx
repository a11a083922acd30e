import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { sourceNames } from '#domain/import/imported-page.ts'
import { dayOf } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { RowOf } from '#domain/views/views.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { ImportReport } from '#worker/import/import.calls.ts'
import { ExchangeSection, Outcome, Progress, Quiet } from '../exchange-section.tsx'
import { counted } from '../exchange-words.ts'
import { ChooseFiles } from './choose-files.tsx'
import { ImportPlanView, Problems } from './import-plan-view.tsx'
import { broughtWords, undoneWords } from './import-words.ts'
import { type ImportStage, useJournalImport } from './journal-import-work.ts'

const labels = {
  looking: 'Reading the files',
  bringing: 'Sealing the pages. Keep this tab open.',
  undoing: 'Taking the pages out',
} as const

const isWorking = (stage: ImportStage): stage is Extract<ImportStage, { done: number }> => stage.is in labels

/** Brings the journal of another app in, after a look at what would come, and takes it out again. */
export function ImportSection() {
  const { stage, look, bring, undo, leave, cancel } = useJournalImport()
  const box = useKeptFocus(stage.is)
  const isFree = !isWorking(stage) && stage.is !== 'plan'
  return (
    <ExchangeSection title="Bring your journal from another app">
      <Quiet>
        From Daylio (CSV or backup), Day One (JSON zip), Journey (zip), jrnl (JSON) or a folder of Markdown
        files, such as an Obsidian vault. The files are read on this device. You see a preview first, and
        nothing is saved until you say so.
      </Quiet>
      <div ref={box} tabIndex={-1} className="outline-none">
        {isFree && <ChooseFiles onChoose={look} />}
        {isWorking(stage) && (
          <Progress
            label={labels[stage.is]}
            {...{ done: stage.done, of: stage.of }}
            onCancel={stage.is === 'undoing' ? undefined : cancel}
          />
        )}
        {stage.is === 'plan' && (
          <ImportPlanView plan={stage.plan} onBring={(moods) => bring(stage.files, moods)} onLeave={leave} />
        )}
        {stage.is === 'done' && <Done report={stage.report} />}
        {stage.is === 'undone' && <Outcome>{undoneWords(stage)}</Outcome>}
        {stage.is === 'trouble' && <Outcome isTrouble>{stage.sentence}</Outcome>}
        {isFree && <EarlierImports onUndo={undo} />}
      </div>
    </ExchangeSection>
  )
}

/** Where what was pressed is gone with its step, the keyboard goes on at the next one; also where the files were chosen on another page. */
function useKeptFocus(step: ImportStage['is']) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== 'looking') return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (before.current !== step && document.activeElement === document.body) box.current?.focus()
    before.current = step
  }, [step])
  return box
}

function Done({ report }: { report: ImportReport }) {
  return (
    <>
      <Outcome>{broughtWords(report)}</Outcome>
      <Problems problems={report.problems} />
      {report.pages > 0 && (
        <p className="mt-3 flex flex-wrap gap-3">
          <Link to="/journal-pages-demo" className={buttonClass('outline', 'small')}>
            Look at the pages
          </Link>
          <Link to="/analytics" className={buttonClass('quiet', 'small')}>
            See what they show
          </Link>
        </p>
      )}
    </>
  )
}

/** Every import of which pages are here, each to be undone as a whole. */
function EarlierImports({ onUndo }: { onUndo: (batchId: string) => void }) {
  const { rows } = useView('imports.batches')
  if (rows.length === 0) return null
  return (
    <ul aria-label="Earlier imports" className="mt-5 max-w-[60ch]">
      {rows.map((row) => (
        <EarlierImport key={row.id} row={row} onUndo={() => onUndo(row.batchId)} />
      ))}
    </ul>
  )
}

function EarlierImport({
  row: { source, at, pages },
  onUndo,
}: {
  row: RowOf<'imports.batches'>
  onUndo: () => void
}) {
  const day = longDate(dayOf(Date.parse(at), useMyDay()))
  const name = `${counted(pages, 'page')} from ${sourceNames[source]}`
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2">
      <span className="type-secondary min-w-0 text-text-2">
        {name}, imported on {day}
      </span>
      <Button
        variant="quiet"
        size="small"
        className="-mr-3"
        aria-label={`Undo the import of ${name}, imported on ${day}`}
        onClick={onUndo}
      >
        Undo
      </Button>
    </li>
  )
}
