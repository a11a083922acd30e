import { useState } from 'react'
import { type YearFacts, yearFacts } from '#domain/calendar/year-facts.ts'
import { type RatingScale, ratingScales, scaleName } from '#domain/journal/rating-words.ts'
import type { Day } from '#domain/time/day.ts'
import { daysInMonth } from '#domain/time/day-number.ts'
import { longDate, monthName, shortDate } from '#domain/time/entry-date.ts'
import type { RatedDayRow } from '#domain/views/calendar.ts'
import { classNames } from '#web/ui/class-names.ts'

import type { CalendarBoard } from '../calendar-day.ts'

const two = (number: number) => String(number).padStart(2, '0')

interface YearViewProps extends CalendarBoard {
  day: Day
  scale: RatingScale
  onScale: (scale: RatingScale) => void
}

/** A year in pixels: a month a row, fuller for more; a dot is a day without a rating, and not a low one. */
export function YearView(props: YearViewProps) {
  const { day, today, rated, scale, onScale, onChoose, chosen } = props
  const year = day.slice(0, 4)
  const [looked, setLooked] = useState<Day | null>(null)
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${two(at + 1)}`)
  const facts = yearFacts([...rated.values()], scale, year, today)
  const move = (from: Day, key: string): Day | null => {
    const [month, date] = [Number(from.slice(5, 7)), Number(from.slice(8))]
    const at = (m: number, d: number): Day | null => {
      if (m < 1 || m > 12 || d < 1) return null
      return `${year}-${two(m)}-${two(Math.min(d, daysInMonth(Number(year), m)))}`
    }
    const steps: Readonly<Record<string, Day | null>> = {
      ArrowLeft: at(month, date - 1),
      ArrowRight: at(month, date + 1),
      ArrowUp: at(month - 1, date),
      ArrowDown: at(month + 1, date),
    }
    return steps[key] ?? null
  }
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="type-secondary max-w-[60ch] text-text-2">{facts.sentence}</p>
        <fieldset className="trough flex gap-0.5 p-1">
          <legend className="sr-only">What fills the days</legend>
          {ratingScales.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === scale}
              onClick={() => onScale(one)}
              className={classNames(
                'hit-44 inline-flex h-9 items-center rounded-control px-3.5 text-small [--reach:8px]',
                one === scale ? 'segment-chosen font-strong' : 'text-text-2 hover:text-text',
              )}
            >
              {scaleName(one)}
            </button>
          ))}
        </fieldset>
      </div>
      <table
        aria-label={`${scaleName(scale)} in ${year}, by day`}
        className="mt-5 border-separate border-spacing-x-[clamp(1px,.35vw,5px)] border-spacing-y-[clamp(2px,1.1vh,11px)] max-md:w-full max-md:table-fixed"
        onKeyDown={(event) => {
          const from = event.target instanceof HTMLElement ? event.target.dataset.pixel : undefined
          const to = from && move(from, event.key)
          if (!to) return
          event.preventDefault()
          event.currentTarget.querySelector<HTMLElement>(`[data-pixel="${to}"]`)?.focus()
        }}
      >
        <thead className="max-md:hidden">
          <tr>
            <td />
            {Array.from({ length: 31 }, (_, at) => at + 1).map((date) => (
              <th key={date} scope="col" className="figures text-label font-normal text-muted">
                {date === 1 || date % 5 === 0 ? date : <span className="sr-only">{date}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th
                scope="row"
                className={classNames(
                  'pr-3 text-left text-small font-normal max-md:w-9 max-md:pr-0 max-md:text-fine',
                  month === today.slice(0, 7) ? 'font-semibold text-text' : 'text-text-2',
                )}
              >
                <span className="max-md:hidden">{monthName(month)}</span>
                <span className="md:hidden">{monthName(month).slice(0, 3)}</span>
              </th>
              {Array.from({ length: daysInMonth(Number(year), Number(month.slice(5))) }, (_, at) => {
                const one = `${month}-${two(at + 1)}`
                return (
                  <Pixel
                    key={one}
                    day={one}
                    row={rated.get(one)}
                    scale={scale}
                    isAhead={one > today}
                    isToday={one === today}
                    isFocusable={one === (chosen.startsWith(year) ? chosen : `${year}-01-01`)}
                    onLook={setLooked}
                    onPress={() => onChoose(one)}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="figures type-secondary mt-3 min-h-6 text-text-2">
        {looked && lookedWords(looked, rated.get(looked))}
      </p>
      <Records facts={facts} scale={scale} year={year} />
    </div>
  )
}

const lookedWords = (day: Day, row: RatedDayRow | undefined): string =>
  [
    longDate(day),
    row?.title,
    row
      ? ratingScales
          .flatMap((scale) => (row[scale] === null ? [] : [`${scale} ${Math.round(row[scale])}`]))
          .join(', ')
      : 'not rated',
  ]
    .filter(Boolean)
    .join(' · ')

function Pixel({
  day,
  row,
  scale,
  isAhead,
  isToday,
  isFocusable,
  onLook,
  onPress,
}: {
  day: Day
  row: RatedDayRow | undefined
  scale: RatingScale
  isAhead: boolean
  isToday: boolean
  isFocusable: boolean
  onLook: (day: Day | null) => void
  onPress: () => void
}) {
  const value = row?.[scale] ?? null
  return (
    <td className="p-0">
      <button
        type="button"
        data-pixel={day}
        tabIndex={isFocusable ? 0 : -1}
        aria-label={`${longDate(day)}, ${value === null ? (isAhead ? 'still to come' : 'not rated') : `${scale} ${Math.round(value)}`}`}
        onClick={onPress}
        onFocus={() => onLook(day)}
        onBlur={() => onLook(null)}
        onPointerEnter={() => onLook(day)}
        onPointerLeave={() => onLook(null)}
        className={classNames(
          'relative grid size-[clamp(7px,1.55vw,22px)] place-items-center rounded-[clamp(2px,.35vw,5px)] max-md:h-[15px] max-md:w-full',
          isToday && 'outline-1 outline-offset-2 outline-text-2',
          isAhead && 'border border-line',
        )}
      >
        {value !== null && (
          <span
            className="absolute inset-0 rounded-[inherit] bg-ink"
            style={{ opacity: 0.12 + value * 0.085 }}
          />
        )}
        {value === null && !isAhead && <span className="size-[3px] rounded-full bg-muted" />}
      </button>
    </td>
  )
}

function Records({ facts, scale, year }: { facts: YearFacts; scale: RatingScale; year: string }) {
  if (!facts.run) return null
  const span = (from: Day, to: Day) => `${shortDate(from, year)} to ${shortDate(to, year)}`
  return (
    <dl className="mt-6 grid gap-6 border-t border-line pt-6 sm:grid-cols-3">
      <Fact name="The longest run" value={days(facts.run.days)} note={span(facts.run.from, facts.run.to)} />
      {facts.silence && (
        <Fact
          name="The longest silence"
          value={days(facts.silence.days)}
          note={span(facts.silence.from, facts.silence.to)}
        />
      )}
      {facts.usual && (
        <Fact
          name={`${scaleName(scale)} most often`}
          value={String(facts.usual.value)}
          note={`on ${facts.usual.days} of ${facts.rated} days`}
        />
      )}
    </dl>
  )
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

function Fact({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt className="type-label text-muted">{name}</dt>
      <dd>
        <span className="block font-serif text-title-m font-light leading-title">{value}</span>
        <span className="type-secondary text-text-2">{note}</span>
      </dd>
    </div>
  )
}
