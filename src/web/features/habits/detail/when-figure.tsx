import { timesWord, weekdayName, weekdaysFrom } from '#domain/habits/frequency-words.ts'
import { dayNumberOf, weekdayOf } from '#domain/time/day-number.ts'
import type { HabitDetailRow } from '#domain/views/habit-rows.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** On which weekdays and at what hours it was done. */
export function WhenFigure({ completions }: { completions: HabitDetailRow['completions'] }) {
  const { weekStart } = useMyDay()
  const byWeekday = weekdaysFrom(weekStart).map((weekday) => ({
    key: weekdayName(weekday),
    value: completions.filter(({ day }) => weekdayOf(dayNumberOf(day)) === weekday).length,
  }))
  const timed = completions.filter(({ hour }) => hour !== null)
  const byHour = Array.from({ length: 24 }, (_, hour) => ({
    key: clock(hour),
    value: timed.filter((one) => one.hour === hour).length,
  }))
  return (
    <Figure
      question="When is it done?"
      answer={whenSentence(completions.length, timed.length)}
      size="side"
      fileName="when-it-is-done"
      table={{
        caption: 'Completions by weekday and hour',
        head: ['When', 'Done'],
        rows: [...byWeekday, ...(timed.length > 0 ? byHour : [])].map(({ key, value }) => [key, value]),
      }}
    >
      <ColumnChart
        label="Completions by weekday"
        columns={byWeekday}
        marks={byWeekday.map(({ key }, at) => ({ at, words: key.slice(0, 3) }))}
        describe={(at) => [byWeekday[at]?.key ?? '', timesWord(byWeekday[at]?.value ?? 0)]}
        height={88}
      />
      {timed.length > 0 && (
        <div className="mt-4">
          <ColumnChart
            label="Completions by hour"
            columns={byHour}
            marks={[0, 6, 12, 18].map((at) => ({ at, words: clock(at) }))}
            describe={(at) => [`${clock(at)} to ${clock(at + 1)}`, timesWord(byHour[at]?.value ?? 0)]}
            height={88}
          />
        </div>
      )}
    </Figure>
  )
}

/** How often it was done, and of how many of these the hour is known. */
export function whenSentence(done: number, timed: number): string {
  if (done === 0) return 'Not done yet.'
  const often = done === 1 ? 'Once.' : `${done} times.`
  if (timed === 0) return `${often} The hour is noted when you mark it as done on the day itself.`
  return timed === done ? often : `${often} The hour is known for ${timed} of them.`
}
