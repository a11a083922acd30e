import type { Analysis } from '#domain/insights/analysis.ts'
import { partHours } from '#domain/insights/writing-times.ts'
import { weekday } from '#domain/time/entry-date.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { type HeatCell, HeatGrid } from '#web/ui/charts/heat-grid.tsx'

/** Monday to Sunday of any week. */
const weekdays = Array.from({ length: 7 }, (_, at) => `1970-01-${String(5 + at).padStart(2, '0')}`)
const hoursOf = (part: number): string => `${part * partHours} to ${(part + 1) * partHours}`
const pagesWords = (count: number): string => (count === 1 ? '1 page' : `${count} pages`)

/** On which days of the week, and when on them, pages are written. */
export function WritingTimes({ analysis }: { analysis: Analysis }) {
  const { writingTimes, days, to } = analysis
  const all = writingTimes.flat()
  const most = Math.max(0, ...all)
  const written = all.reduce((sum, count) => sum + count, 0)
  const top = all.indexOf(most)
  const parts = writingTimes[0]?.length ?? 1
  const looked = new Set(days.map(({ day }) => weekday(day, 'short')))
  const name = (row: number, length: 'short' | 'long') => weekday(weekdays[row] ?? '1970-01-05', length)
  const cellOf = (count: number, row: number): HeatCell => {
    if (!looked.has(name(row, 'short'))) return 'unknown'
    return count === 0 ? 'none' : count / most
  }
  return (
    <Figure
      question="When do I write?"
      answer={
        written === 0
          ? 'No page of this time says when it was written.'
          : `Most on ${name(Math.floor(top / parts), 'long')}s, ${hoursOf(top % parts)}: ${most} of ${pagesWords(written)}. Fuller is more; a dot is none, hatch is no such day.`
      }
      fileName={`inkwell-writing-times-${to}`}
      level={2}
      table={{
        caption: 'Pages by weekday and hours of the day',
        head: ['Weekday', ...Array.from({ length: parts }, (_, part) => hoursOf(part))],
        rows: written === 0 ? [] : writingTimes.map((row, at) => [name(at, 'long'), ...row]),
      }}
    >
      <HeatGrid
        cells={writingTimes.map((row, at) => row.map((count) => cellOf(count, at)))}
        rowNames={weekdays.map((day) => weekday(day, 'short'))}
        columnMarks={[0, 6, 12, 18].map((hour) => ({ at: hour / partHours, words: String(hour) }))}
        describe={(row, column) =>
          `${name(row, 'long')}, ${hoursOf(column)}: ${pagesWords(writingTimes[row]?.[column] ?? 0)}`
        }
        label="Pages by weekday and hours of the day"
        largest={58}
        tallest={22}
      />
    </Figure>
  )
}
