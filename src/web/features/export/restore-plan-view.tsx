import { useState } from 'react'
import { type RestoreTally, totalOf } from '#domain/export/restore-tally.ts'
import { dayOf } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioRow } from '#web/ui/fields/choice-row.tsx'
import type { DryRun, OnDifferent } from '#worker/export/export.calls.ts'
import { comingWords, counted } from './exchange-words.ts'

const choices: readonly { choice: OnDifferent; label: string; hint: string }[] = [
  { choice: 'mine', label: 'Keep mine', hint: 'What is here stays as it is' },
  { choice: 'theirs', label: 'Take theirs', hint: 'The export replaces what is here' },
  { choice: 'both', label: 'Keep both', hint: 'The export comes beside it, as a copy' },
]

/** What a restore would do, and the one thing to decide. */
export function RestorePlan({
  plan,
  onRestore,
  onLeave,
}: {
  plan: DryRun
  onRestore: (onDifferent: OnDifferent) => void
  onLeave: () => void
}) {
  const [onDifferent, setOnDifferent] = useState<OnDifferent>('mine')
  const { tally, blobs, userName, exportedAt } = plan
  const different = totalOf(tally, 'different')
  const isUseful = totalOf(tally, 'new') + different > 0
  const rule = useMyDay()
  return (
    <div className="mt-5">
      <p className="type-writing">
        The journal of {userName}, exported on {longDate(dayOf(Date.parse(exportedAt), rule))}
      </p>
      <Kinds tally={tally} />
      {blobs.count + blobs.missing > 0 && (
        <p className="type-secondary mt-3 text-text-2">{comingWords(blobs)}</p>
      )}
      <Unfit tally={tally} />
      {different > 0 && (
        <fieldset className="mt-6">
          <legend className="text-ui font-strong">
            {counted(different, 'thing is', 'things are')} here and in the export, and{' '}
            {different === 1 ? 'differs' : 'differ'}
          </legend>
          <div className="mt-2">
            {choices.map(({ choice, label, hint }) => (
              <RadioRow
                key={choice}
                name="on-different"
                label={label}
                hint={hint}
                checked={choice === onDifferent}
                onChange={() => setOnDifferent(choice)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {!isUseful && (
        <p className="type-secondary mt-4 text-text-2" role="status">
          Everything that fits is here already. There is nothing to restore.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {isUseful && <Button onClick={() => onRestore(onDifferent)}>Restore</Button>}
        <Button variant="quiet" onClick={onLeave}>
          Leave it
        </Button>
      </div>
    </div>
  )
}

const columns = [
  ['new', 'New'],
  ['same', 'Here already'],
  ['newer-here', 'Newer here'],
  ['different', 'Different'],
] as const

function Kinds({ tally }: { tally: RestoreTally }) {
  return (
    <table className="figures mt-4 w-full text-small">
      <caption className="sr-only">What the export holds, and how it stands to what is here</caption>
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="py-2 font-normal">
            <span className="sr-only">Kind</span>
          </th>
          {columns.map(([comparison, name]) => (
            <th key={comparison} scope="col" className="py-2 pl-3 text-right font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tally.kinds.map((kind) => (
          <tr key={kind.kind} className="border-t border-line">
            <th scope="row" className="py-2.5 text-left font-normal">
              {kind.name}
            </th>
            {columns.map(([comparison]) => (
              <td
                key={comparison}
                className={`py-2.5 pl-3 text-right ${kind[comparison] > 0 ? '' : 'text-muted'}`}
              >
                {kind[comparison].toLocaleString('en-GB')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Unfit({ tally: { unfit, unfitCount } }: { tally: RestoreTally }) {
  if (unfitCount === 0) return null
  return (
    <details className="mt-3 text-small">
      <summary className="min-h-11 cursor-pointer py-2.5 text-warning">
        {counted(unfitCount, 'thing does', 'things do')} not fit and would stay out
      </summary>
      <ul>
        {unfit.map(({ file, place, sentence }) => (
          <li key={place} className="border-t border-line py-2 [overflow-wrap:anywhere]">
            <span className="text-muted">
              {file}, {place}.
            </span>{' '}
            {sentence}
          </li>
        ))}
      </ul>
      {unfitCount > unfit.length && <p className="py-2 text-muted">And {unfitCount - unfit.length} more.</p>}
    </details>
  )
}
