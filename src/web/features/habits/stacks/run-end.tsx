import { type RunOutcome, runSentence } from '#domain/habits/stack-run.ts'
import { capital } from '#domain/text/number-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusAtFirst } from './use-focus-at-first.ts'

/** What became of one habit of a run. */
export interface RunOutcomeOf {
  readonly id: string
  readonly name: string
  readonly outcome: RunOutcome
}

const words: Readonly<Record<RunOutcome, string>> = {
  done: 'done',
  skipped: 'skipped',
  left: 'left for later',
  unreached: 'not reached',
  gone: 'no longer asked for',
}

interface RunEndProps {
  outcomes: readonly RunOutcomeOf[]
  /** Null: there is nothing to go on with. */
  onGoOn: (() => void) | null
  onClose: () => void
}

/** What a run came to, in a sentence and habit by habit. */
export function RunEnd({ outcomes, onGoOn, onClose }: RunEndProps) {
  const heading = useFocusAtFirst<HTMLHeadingElement>()
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="type-question outline-none">
        {runSentence(outcomes.map(({ outcome }) => outcome))}
      </h2>
      <ul className="border-line border-t">
        {outcomes
          .filter(({ name }) => name !== '')
          .map(({ id, name, outcome }) => (
            <li
              key={id}
              className="flex min-h-12 items-center justify-between gap-6 border-line border-b py-2 text-ui"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              <span className={outcome === 'done' ? 'shrink-0 text-ink' : 'shrink-0 text-muted'}>
                {capital(words[outcome])}
              </span>
            </li>
          ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="large" onClick={onClose}>
          Back to the list
        </Button>
        {onGoOn && (
          <Button size="large" variant="quiet" onClick={onGoOn}>
            Go on
          </Button>
        )}
      </div>
    </>
  )
}
