import { cueName } from '#domain/habits/habit-choices.ts'
import type { HabitExample } from '#domain/habits/habit-examples.ts'
import type { CueTypeRow, HabitRow } from '#domain/views/habit-rows.ts'
import { useView } from '#web/lib/vault/use-view.ts'

import type { useHabits } from '../use-habits.ts'
import { ExampleList } from './example-list.tsx'

/** Fewer days than this say nothing of a kind of cue. */
const leastDays = 14

interface BuilderSideProps {
  all: ReturnType<typeof useHabits>
  habit: HabitRow | null
  onThen: (words: string) => void
  onExample: (example: HabitExample) => void
}

/** Beside the builder: which cues have worked for this person, how other habits end, and for a new one examples. */
export function BuilderSide({ all, habit, onThen, onExample }: BuilderSideProps) {
  const { rows } = useView('habits.cue-types', { today: all.today })
  const endings = all.habits
    .filter(({ id, reinforcement }) => id !== habit?.id && reinforcement !== '')
    .map(({ reinforcement }) => reinforcement)
  const shown = [...new Set(endings)].slice(0, 5)
  return (
    <aside
      aria-label="To help you write it"
      className="mt-10 grid content-start gap-7 border-line max-xl:border-t max-xl:pt-8 xl:-mt-9 xl:-mb-16 xl:border-l xl:pt-10 xl:pb-16 xl:pl-8"
    >
      {(rows.length > 0 || habit) && <Worked rows={rows} />}
      {shown.length > 0 && (
        <section aria-label="And then?">
          <h2 className="type-secondary font-strong text-text-2">And then?</h2>
          <p className="type-label mt-1 text-muted">How your other habits end:</p>
          {shown.map((words) => (
            <button
              key={words}
              type="button"
              dir="auto"
              onClick={() => onThen(words)}
              className="block min-h-10 w-full rounded-inner text-left font-serif text-read text-text-2 hover:text-text"
            >
              {words}
            </button>
          ))}
        </section>
      )}
      {!habit && (
        <section aria-label="Or start from an example" className="max-xl:hidden">
          <h2 className="type-secondary font-strong text-text-2">Or start from an example</h2>
          <p className="type-label mt-1 text-muted">Every word can be changed.</p>
          <ExampleList onChoose={onExample} />
        </section>
      )}
    </aside>
  )
}

function Worked({ rows }: { rows: readonly CueTypeRow[] }) {
  return (
    <section aria-label="What has worked for you">
      <h2 className="type-secondary font-strong text-text-2">What has worked for you</h2>
      {rows.length === 0 ? (
        <p className="type-secondary mt-2 text-muted">
          Nothing to show yet. After {leastDays} days with one kind of cue, you will see how often it worked.
        </p>
      ) : (
        <>
          <ul className="mt-2">
            {rows.map(({ id, done, of }) => (
              <li key={id} className="flex min-h-9 items-baseline justify-between gap-3 text-ui">
                {cueName(id)}
                {of < leastDays ? (
                  <span className="font-serif text-item text-muted italic">too few, {of}</span>
                ) : (
                  <span className="figures text-muted">
                    <span className="font-strong text-text">{Math.round((done / of) * 100)} %</span> of {of}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p className="type-label mt-1 text-muted">How often a habit was done when it had that cue.</p>
        </>
      )}
    </section>
  )
}
