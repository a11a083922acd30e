import { cueName } from '#domain/habits/habit-choices.ts'
import type { CueEffect } from '#domain/habits/insights/cue-effect.ts'
import type { Day } from '#domain/time/day.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { IntervalLine } from '#web/ui/charts/interval-line.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** How often it was done while each cue held, with the interval of that share. */
export function CueRows({ cues, today }: { cues: readonly CueEffect[]; today: Day }) {
  return (
    <section aria-labelledby="cue-title">
      <h3 id="cue-title" className="font-serif text-title-xs leading-item tracking-title">
        Which cue works?
      </h3>
      <p className="type-secondary mt-1 mb-4 text-text-2">
        {cues.length === 0
          ? 'No cue yet. Name one under Edit, and try another if it does not set the habit off.'
          : 'Days done, of the days it was due with that cue. The line is the 95\u00a0% interval.'}
      </p>
      <ul>
        {cues.map((cue) => (
          <li
            key={cue.id}
            className="grid min-h-14 grid-cols-[minmax(0,1fr)_minmax(80px,36%)_4.5rem] items-center gap-4 border-line border-b last:border-0"
          >
            <span className="min-w-0">
              <span className="block truncate text-ui">{cue.text || cueName(cue.cueType)}</span>
              <span className="type-label block text-muted">
                {cueName(cue.cueType).toLowerCase()}
                {cue.until && `, until ${shortDate(cue.until, today.slice(0, 4))}`}
              </span>
            </span>
            <IntervalLine
              found={cue.of > 0 ? { ...cue, point: cue.done / cue.of } : null}
              ends={[0, 1]}
              isClear={cue.isEnough}
              hasGround
            />
            <span
              className={classNames(
                'text-right',
                cue.isEnough ? 'figures font-strong text-ui' : 'font-serif text-item text-muted italic',
              )}
            >
              {cue.done} of {cue.of}
            </span>
          </li>
        ))}
      </ul>
      {cues.some(({ isEnough }) => !isEnough) && (
        <p className="type-label mt-2 text-muted">Dashed: fewer than 14 days, too few to tell.</p>
      )}
    </section>
  )
}
