import { useId, useState } from 'react'
import type { Analysis } from '#domain/insights/analysis.ts'
import {
  appointmentParts,
  periodWords,
  type SheetPart,
  sheetText,
  withoutNames,
} from '#domain/insights/letters/sheet.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/fields/check-icon.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { SheetOfPaper } from '../report/sheet-of-paper.tsx'

interface Begun {
  readonly whom: string
  readonly questions: string
  readonly out: readonly string[]
  readonly isNameless: boolean
}

const nothing: Begun = { whom: '', questions: '', out: [], isNameless: true }

/** What was kept of a letter; anything else is left. */
function begunIn(kept: object): Begun {
  const { whom, questions, out, isNameless } = kept as Partial<Record<keyof Begun, unknown>>
  return {
    whom: typeof whom === 'string' ? whom : '',
    questions: typeof questions === 'string' ? questions : '',
    out: Array.isArray(out) ? out.filter((one) => typeof one === 'string') : [],
    isNameless: isNameless !== false,
  }
}

export interface LetterProps {
  analysis: Analysis
  /** Claims that were put away. */
  gone: ReadonlySet<string>
  userName: string
}

/** A letter for a doctor or a therapist: every line is chosen by whoever takes it along. */
export function AppointmentLetter({ analysis, gone, userName }: LetterProps) {
  const [begun, setBegun] = useState(nothing)
  useBegun('letter', begun === nothing ? null : begun, (kept) => setBegun(begunIn(kept)))
  const { whom, questions, out, isNameless } = begun
  const all = appointmentParts(analysis, gone)
  const names = analysis.people.map(({ name }) => name)
  const offered = isNameless ? withoutNames(all, names) : all
  const left = new Set(out)
  const chosen = offered
    .map((part) => ({ ...part, lines: part.lines.filter(({ id }) => !left.has(id)) }))
    .filter(({ lines }) => lines.length > 0)
  const title = whom.trim() === '' ? 'For my appointment' : `For ${whom.trim()}`
  const lead = `${periodWords(analysis)}. What I rated, what I noticed, and what I would like to ask.`
  const toggle = (id: string, isIn: boolean) =>
    setBegun({ ...begun, out: isIn ? out.filter((one) => one !== id) : [...out, id] })
  const text = `${lead}\n\n${sheetText(title, chosen, questions)}`
  return (
    <div className="grid items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,41.25rem)_minmax(0,1fr)]">
      <SheetOfPaper
        from={userName}
        date={longDate(analysis.to)}
        {...{ title, lead }}
        parts={chosen}
        foot="Put together by me from my own journal, on my own device. Self-ratings from 1 to 10, not a test and not a diagnosis."
      >
        {questions.trim() !== '' && (
          <section className="mt-7">
            <h3 className="type-secondary font-strong">What I would like to ask</h3>
            <p className="mt-1.5 whitespace-pre-wrap font-serif text-item [overflow-wrap:anywhere]">
              {questions}
            </p>
          </section>
        )}
      </SheetOfPaper>
      <section className="grid gap-6 max-xl:row-start-1">
        <div>
          <p className="type-label text-muted">A letter to take along</p>
          <h2 className="type-insight">You choose every line.</h2>
          <p className="type-secondary mt-1 text-text-2">
            It leaves this device only on paper, or in a file that you send yourself.
          </p>
        </div>
        <TextField
          label="For whom, and when"
          placeholder="Dr. Weil, Friday 27 November, 15:00"
          value={whom}
          maxLength={120}
          onChange={(event) => setBegun({ ...begun, whom: event.target.value })}
        />
        <Questions value={questions} onChange={(next) => setBegun({ ...begun, questions: next })} />
        <Toggle
          label="Leave people out by name"
          isOn={isNameless}
          onChange={(next) => setBegun({ ...begun, isNameless: next })}
        />
        {offered.map((part) => (
          <Lines key={part.id} {...{ part, left }} onToggle={toggle} />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => print()}>Print, or save as PDF</Button>
          <Button
            variant="outline"
            onClick={() =>
              saveFile(`inkwell-letter-${analysis.to}.txt`, new Blob([text], { type: 'text/plain' }))
            }
          >
            As text
          </Button>
        </div>
      </section>
    </div>
  )
}

function Questions({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="type-secondary text-text-2">
        What you would like to ask
      </label>
      <textarea
        autoComplete="off"
        id={id}
        rows={3}
        value={value}
        maxLength={2_000}
        onChange={(event) => onChange(event.target.value)}
        className="field mt-1.5 w-full resize-y px-3.5 py-2.5 font-serif text-item text-text"
      />
    </div>
  )
}

interface LinesProps {
  part: SheetPart
  left: ReadonlySet<string>
  onToggle: (id: string, isIn: boolean) => void
}

/** One part of the letter with a check for each of its lines. */
function Lines({ part, left, onToggle }: LinesProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="type-secondary font-strong text-text-2">{part.title}</legend>
      {part.lines.map(({ id, words, isQuote }, at) => (
        <label
          key={id}
          htmlFor={`${name}-${at}`}
          className="flex min-h-11 cursor-pointer items-center gap-3.5 border-line border-b py-2 last:border-0"
        >
          <span className="relative grid size-5.5 shrink-0">
            <CheckIcon
              id={`${name}-${at}`}
              checked={!left.has(id)}
              onChange={(event) => onToggle(id, event.target.checked)}
            />
          </span>
          <span className="line-clamp-2 min-w-0 text-small">{isQuote ? `“${words}”` : words}</span>
        </label>
      ))}
    </fieldset>
  )
}
