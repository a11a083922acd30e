import { cueName } from '#domain/habits/habit-choices.ts'
import type { CueEffect } from '#domain/habits/insights/cue-effect.ts'
import type { Day } from '#domain/time/day.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { IntervalLine } from '#web/ui/charts/interval-line.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** Fewer times than this say nothing. */
const least = 14

const percent = (share: number): string =>
  `${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 100))}\u00a0%`

/** What a cue is held against: how often it was done while the cue was not set. */
export function withoutWords({ without: { done, of }, gap, isEnough }: CueEffect): string {
  if (of === 0) return 'never tried without it'
  if (of < least) return `without it: not enough yet (${of} of ${least})`
  const said = `without it ${done} of ${of}`
  if (!gap || !isEnough) return said
  const isClear = gap.low > 0 || gap.high < 0
  const difference = `${percent(gap.value)}, ${percent(gap.low)} to ${percent(gap.high)}`
  return `${said}: ${difference}${isClear ? '' : ', no clear difference'}`
}

/** How often it was done while each cue was set, with the interval of that share, and while it was not. */
export function CueRows({ cues, today }: { cues: readonly CueEffect[]; today: Day }) {
  return (
    <section aria-labelledby="cue-title">
      <h3 id="cue-title" className="font-serif text-title-xs leading-item tracking-title">
        Which cue works?
      </h3>
      <p className="type-secondary mt-1 mb-4 text-text-2">
        {cues.length === 0
          ? 'No cue yet. Name one under Edit, and try another if it does not set the habit off.'
          : 'How often it was done when it was due: with that cue, and without it. Lines and ranges are 95\u00a0% intervals.'}
      </p>
      <ul>
        {cues.map((cue) => (
          <li
            key={cue.id}
            className="grid min-h-14 grid-cols-[minmax(0,1fr)_minmax(80px,30%)_5.5rem] items-center gap-4 border-line border-b py-1.5 last:border-0"
          >
            <span className="min-w-0">
              <span className="block truncate text-ui">{cue.text || cueName(cue.cueType)}</span>
              <span className="type-label block text-muted">
                {cueName(cue.cueType).toLowerCase()}
                {cue.until && `, until ${shortDate(cue.until, today.slice(0, 4))}`}
              </span>
              <span className="type-label figures block text-muted">{withoutWords(cue)}</span>
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
              {cue.isEnough ? `${cue.done} of ${cue.of}` : `not enough yet (${cue.of} of ${least})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
