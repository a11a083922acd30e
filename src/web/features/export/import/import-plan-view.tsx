import { useId, useState } from 'react'
import type { JournalImportPlan, MoodMapping, PlannedMood } from '#domain/import/import-plan.ts'
import type { ImportProblem } from '#domain/import/imported-page.ts'
import { ratingWord } from '#domain/journal/rating-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { counted } from '../exchange-words.ts'
import { planHeadline, planNotes, planWords } from './import-words.ts'

/** What an import would bring, where its moods go, and what cannot come. */
export function ImportPlanView({
  plan,
  onBring,
  onLeave,
}: {
  plan: JournalImportPlan
  onBring: (moods: MoodMapping) => void
  onLeave: () => void
}) {
  const { startHour } = useMyDay()
  const [moods, setMoods] = useState<MoodMapping>(() =>
    Object.fromEntries(plan.moods.map(({ label, usual }) => [label, usual])),
  )
  const notes = plan.newPages > 0 ? planNotes(plan) : []
  return (
    <div className="mt-5">
      <div role="status">
        <p className="type-writing">{planHeadline(plan)}</p>
        <p className="type-secondary max-w-[60ch] text-pretty text-text-2">{planWords(plan, startHour)}</p>
      </div>
      {notes.length > 0 && (
        <ul className="type-secondary mt-3 max-w-[60ch] space-y-1 text-pretty text-text-2">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Moods
        moods={plan.moods}
        chosen={moods}
        onChoose={(label, mood) => setMoods({ ...moods, [label]: mood })}
      />
      <Problems problems={plan.problems} />
      <div className="mt-6 flex flex-wrap gap-3">
        {plan.newPages > 0 && (
          <Button onClick={() => onBring(moods)}>Import {counted(plan.newPages, 'page')}</Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          Leave it
        </Button>
      </div>
    </div>
  )
}

const ratings = Array.from({ length: 10 }, (_, at) => 10 - at)

interface MoodsProps {
  moods: readonly PlannedMood[]
  chosen: MoodMapping
  onChoose: (label: string, mood: number | null) => void
}

/** Each mood of the other app, and the one of ten steps that it becomes. */
function Moods({ moods, chosen, onChoose }: MoodsProps) {
  if (moods.length === 0) return null
  const open = moods.filter(({ label }) => (chosen[label] ?? null) === null)
  const without = open.reduce((sum, { pages }) => sum + pages, 0)
  return (
    <fieldset className="mt-6 max-w-130">
      <legend className="text-ui font-strong">Where your moods go</legend>
      <p className="type-secondary mt-1 max-w-[60ch] text-pretty text-muted">
        Moods here go from 1 to 10. You know best what yours meant, so change what does not fit.
      </p>
      <ul className="mt-2">
        {moods.map((mood) => (
          <Mood key={mood.label} {...mood} chosen={chosen[mood.label] ?? null} onChoose={onChoose} />
        ))}
      </ul>
      <p className="type-secondary mt-3 text-text-2" aria-live="polite">
        {without > 0
          ? `${counted(without, 'page')} will have no mood, so mood charts leave ${without === 1 ? 'it' : 'them'} out.`
          : 'Every mood has its place.'}
      </p>
    </fieldset>
  )
}

interface MoodProps extends PlannedMood {
  chosen: number | null
  onChoose: MoodsProps['onChoose']
}

function Mood({ label, pages, chosen, onChoose }: MoodProps) {
  const id = useId()
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2">
      <label htmlFor={id} className="min-w-0 text-ui [overflow-wrap:anywhere]">
        {label} <span className="figures text-small text-muted">{counted(pages, 'page')}</span>
      </label>
      <Select
        id={id}
        className="w-44 shrink-0"
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(label, value === '' ? null : Number(value))}
      >
        <option value="">No mood</option>
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {rating}, {ratingWord('mood', rating)}
          </option>
        ))}
      </Select>
    </li>
  )
}

/** So many are listed; they can be many thousands. */
const shownProblems = 200

/** What could not be taken over, each with its place. */
export function Problems({ problems }: { problems: readonly ImportProblem[] }) {
  if (problems.length === 0) return null
  // Two may say the same.
  const shown = problems.slice(0, shownProblems).map((problem, id) => ({ ...problem, id }))
  return (
    <details className="mt-4 max-w-[60ch] text-small">
      <summary className="min-h-11 cursor-pointer py-2.5 text-warning">
        {counted(problems.length, 'thing', 'things')} to know about; everything else is fine
      </summary>
      <ul>
        {shown.map(({ id, file, line, sentence }) => (
          <li key={id} className="border-t border-line py-2 [overflow-wrap:anywhere]">
            <span className="text-muted">
              {file}
              {line !== null && `, line ${line}`}.
            </span>{' '}
            {sentence}
          </li>
        ))}
      </ul>
      {problems.length > shown.length && (
        <p className="py-2 text-muted">And {counted(problems.length - shown.length, 'more', 'more')}.</p>
      )}
    </details>
  )
}
