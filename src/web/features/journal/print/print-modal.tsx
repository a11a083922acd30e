import { type FormEvent, type ReactNode, type RefObject, useCallback, useState } from 'react'
import { monthOf, type PrintOptions, type PrintRange } from '#domain/journal/versions/print-range.ts'
import { dayOf } from '#domain/time/day.ts'
import { monthName } from '#domain/time/entry-date.ts'
import { isDay } from '#domain/time/typed-time.ts'
import { DayField } from '#web/lib/fields/day-field.tsx'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { PrintView } from './print-view.tsx'
import { type PrintJob, usePrint } from './use-print.ts'

interface PrintModalProps {
  /** The page that is open; null: none is. */
  uid: string | null
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

type Choice = 'page' | 'month' | 'days' | 'all'

/** Asks what goes onto paper, or into a PDF: the browser's own print window does both. */
export function PrintModal({ uid, onClose, returnFocus }: PrintModalProps) {
  const rule = useMyDay()
  const [today] = useState(() => dayOf(Date.now(), rule))
  const month = monthOf(today)
  const [choice, setChoice] = useState<Choice>(uid ? 'page' : 'month')
  const [days, setDays] = useState({ from: month.from, to: today })
  const [options, setOptions] = useState<PrintOptions>({ withRatings: true, withTopics: true })
  const done = useCallback(() => onClose(), [onClose])
  const { job, start, stop } = usePrint(done)
  const isWrongWay = choice === 'days' && !(isDay(days.from) && isDay(days.to) && days.from <= days.to)

  const rangeOf = (): PrintRange => {
    if (choice === 'page' && uid) return { kind: 'page', uid }
    if (choice === 'all') return { kind: 'all' }
    return { kind: 'days', ...(choice === 'month' ? month : days) }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void start(rangeOf())
  }
  const radio = (value: Choice, words: string) => (
    <Radio value={value} isChosen={choice === value} onChoose={() => setChoice(value)}>
      {words}
    </Radio>
  )
  return (
    <Modal title="Print or keep as PDF" onClose={onClose} returnFocus={returnFocus}>
      <form onSubmit={submit} noValidate>
        <fieldset disabled={job !== null}>
          <legend className="sr-only">Which pages</legend>
          {uid && radio('page', 'This page')}
          {radio('month', `${monthName(today)} ${today.slice(0, 4)}`)}
          {radio('days', 'From one day to another')}
          {choice === 'days' && <DaysFields days={days} isWrongWay={isWrongWay} onChange={setDays} />}
          {radio('all', 'Everything')}
        </fieldset>
        <div className="mt-3 border-t border-line pt-2">
          <Toggle
            label="With ratings and feelings"
            isOn={options.withRatings}
            onChange={(withRatings) => setOptions({ ...options, withRatings })}
          />
          <Toggle
            label="With topics and activities"
            isOn={options.withTopics}
            onChange={(withTopics) => setOptions({ ...options, withTopics })}
          />
        </div>
        <p aria-live="polite" className="type-secondary mb-4 mt-3 text-muted">
          {jobWords(job)}
        </p>
        {job && job.printed > 0 ? (
          <Button variant="outline" size="large" className="w-full" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button type="submit" size="large" className="w-full" disabled={isWrongWay}>
            {isWrongWay ? 'Choose two days' : 'Print'}
          </Button>
        )}
      </form>
      {job && <PrintView stretches={job.stretches} {...options} />}
    </Modal>
  )
}

function jobWords(job: PrintJob | null): string {
  if (!job)
    return 'Your browser’s print window opens; it can also save a PDF. What is printed is no longer sealed.'
  if (job.isComplete && job.inRange === 0) return 'There are no pages in these days.'
  const set = job.stretches.reduce((sum, pages) => sum + pages.length, 0)
  const pages = (count: number) => (count === 1 ? '1 entry' : `${count.toLocaleString('en-GB')} entries`)
  const cut =
    job.printed < job.inRange
      ? ` Only the first ${pages(job.printed)} of ${job.inRange.toLocaleString('en-GB')} fit into one print; choose fewer days for the rest.`
      : ''
  return job.isComplete
    ? `${pages(set)}, ready to print.${cut}`
    : `Setting ${set} of ${pages(job.printed)}.${cut}`
}

interface DaysFieldsProps {
  days: { readonly from: string; readonly to: string }
  isWrongWay: boolean
  onChange: (days: { from: string; to: string }) => void
}

function DaysFields({ days, isWrongWay, onChange }: DaysFieldsProps) {
  return (
    <div className="mb-2 grid grid-cols-2 gap-4 pl-8">
      <DayField label="From" value={days.from} onChange={(from) => onChange({ ...days, from })} />
      <DayField
        label="To"
        value={days.to}
        error={isWrongWay ? 'The days are the wrong way round' : undefined}
        onChange={(to) => onChange({ ...days, to })}
      />
    </div>
  )
}

interface RadioProps {
  value: Choice
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Radio({ value, isChosen, onChoose, children }: RadioProps) {
  return (
    <label className="flex min-h-11 items-center gap-3.5 text-ui">
      <input
        autoComplete="off"
        type="radio"
        name="print-range"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-4.5 appearance-none rounded-full border-[1.5px] border-line-strong checked:border-[5px] checked:border-ink"
      />
      {children}
    </label>
  )
}
