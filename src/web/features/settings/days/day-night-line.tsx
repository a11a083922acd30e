import { latestStartHour } from '#domain/time/my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { trackStyle } from '#web/ui/fields/slider.tsx'
import { areApart, hourWords, type nightOf, placeOnNight } from './day-words.ts'

const at = (place: number): { left: string } => ({ left: `${place * 100}%` })
const ticks = [12, 18, 24, 30, 36]
/** Half the slider's dot: its middle stands on the ends of the stretch that it can go. */
const dot = 7

/** One night from noon to noon: the evening's day in ink up to the hour where it turns, the next day after it. */
export function NightLine({
  night,
  startHour,
  example,
  onChoose,
}: {
  night: ReturnType<typeof nightOf>
  startHour: number
  example: { readonly hour: number; readonly words: string }
  onChoose: (startHour: number) => void
}) {
  const turn = placeOnNight(startHour)
  const isNowBefore = night.now < turn
  return (
    <div className="mt-6">
      <div className="relative h-29.5">
        <span
          className={classNames(
            'absolute top-0 left-0 text-ui',
            isNowBefore ? 'font-strong text-ink' : 'text-text-2',
          )}
        >
          {night.before}
        </span>
        <span
          className={classNames(
            'absolute top-0 right-0 text-ui',
            isNowBefore ? 'text-text-2' : 'font-strong text-text',
          )}
        >
          {night.after}
        </span>
        <Mark place={placeOnNight(example.hour)} words={example.words} className="top-0 h-16.5" />
        {areApart(night.now, placeOnNight(example.hour)) ? (
          <Mark place={night.now} words="now" className="top-6.5 h-10" isNow />
        ) : (
          <Mark place={night.now} words="" className="top-12.5 h-4" isNow />
        )}
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-16.5 h-(--track) -translate-y-1/2 rounded-pill bg-(--track-rest)"
        >
          <div className="h-full w-1/2 rounded-l-pill bg-ink" />
        </div>
        <input
          autoComplete="off"
          type="range"
          aria-label="Hour at which your day begins"
          aria-valuetext={hourWords(startHour)}
          className="slider absolute! top-11"
          style={{
            ...trackStyle(startHour / latestStartHour, 'var(--ink)', 'var(--surface-0)'),
            left: `calc(50% - ${dot}px)`,
            width: `calc(${(latestStartHour / 24) * 100}% + ${2 * dot}px)`,
          }}
          min={0}
          max={latestStartHour}
          step={1}
          value={startHour}
          onChange={(event) => onChoose(event.target.valueAsNumber)}
        />
        {ticks.map((hour, nth) => (
          <span
            key={hour}
            aria-hidden="true"
            style={at(nth / (ticks.length - 1))}
            className={classNames(
              'figures absolute top-23.5 text-fine leading-none text-muted',
              nth > 0 && (nth === ticks.length - 1 ? '-translate-x-full' : '-translate-x-1/2'),
            )}
          >
            {hourWords(hour % 24)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** A moment on the line: its words, and a thread down to a bead. */
function Mark({
  place,
  words,
  className,
  isNow = false,
}: {
  place: number
  words: string
  className: string
  isNow?: boolean
}) {
  return (
    <span
      aria-hidden="true"
      style={at(place)}
      className={classNames(
        'pointer-events-none absolute z-1 flex -translate-x-1/2 flex-col items-center',
        className,
      )}
    >
      <span className={classNames('figures text-fine leading-none', isNow ? 'text-muted' : 'text-text-2')}>
        {words}
      </span>
      <span className="mt-1.5 w-[1.5px] flex-1 bg-line-strong" />
      <span
        className={classNames(
          'absolute bottom-0 size-2 translate-y-1/2 rounded-full',
          isNow ? 'border-[1.5px] border-text bg-surface-0' : 'bg-text-2',
        )}
      />
    </span>
  )
}
