import { cueName } from '#domain/habits/habit-choices.ts'
import type { CueEffect } from '#domain/habits/insights/cue-effect.ts'
import { classNames } from '#web/ui/class-names.ts'

/** How often it was done while each cue held, with the interval of that share. */
export function CueRows({ cues }: { cues: readonly CueEffect[] }) {
  return (
    <section aria-labelledby="cue-title">
      <h3 id="cue-title" className="font-serif text-title-xs leading-item tracking-title">
        Which cue works?
      </h3>
      <p className="type-secondary mt-1 mb-4 text-text-2">
        {cues.length === 0
          ? 'No cue is named yet. Say in Edit what sets it off, and change it when it does not.'
          : 'Done, of the due days the cue held. Line: 95 % interval.'}
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
                {cue.until && `, until ${cue.until}`}
              </span>
            </span>
            <CueLine cue={cue} />
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
        <p className="type-label mt-2 text-muted">Dashed: fewer than 14 days, not enough yet.</p>
      )}
    </section>
  )
}

function CueLine({ cue: { done, of, low, high, isEnough } }: { cue: CueEffect }) {
  const x = (share: number) => 2 + share * 96
  const share = of === 0 ? 0 : done / of
  return (
    <svg
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      className="h-4 w-full overflow-visible"
      aria-hidden="true"
    >
      <path d="M2 8H98" className="stroke-line" vectorEffect="non-scaling-stroke" />
      <path
        d={`M${x(low)} 8H${x(high)}`}
        className={isEnough ? 'stroke-ink' : 'stroke-text-2'}
        strokeWidth={isEnough ? 2.4 : 1.7}
        strokeDasharray={isEnough ? undefined : '3 4'}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {of > 0 && (
        <path
          d={`M${x(share)} 8h.01`}
          className={isEnough ? 'stroke-ink' : 'stroke-text-2'}
          strokeWidth="10"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}
