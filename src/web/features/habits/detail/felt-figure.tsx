import { timesWord } from '#domain/habits/frequency-words.ts'
import { capital } from '#domain/text/number-words.ts'
import type { HabitDetailRow } from '#domain/views/habit-rows.ts'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'

const scales = [
  { of: 'difficulty', name: 'Difficulty', ends: ['easy', 'hard'] },
  { of: 'mood', name: 'Mood afterwards', ends: ['low', 'high'] },
] as const

/** How hard it was and how one felt after it, of the completions that were rated. */
export function FeltFigure({ completions }: { completions: HabitDetailRow['completions'] }) {
  const rated = scales.map(({ of, name, ends }) => {
    const values = completions.flatMap((one) => one[of] ?? [])
    const counts = [1, 2, 3, 4, 5].map((value) => values.filter((one) => one === value).length)
    const rows = counts.map((count, at) => ({ name: String(at + 1), count }))
    return { name, ends, values, rows }
  })
  const given = rated.filter(({ values }) => values.length > 0)
  return (
    <Figure
      question="How did it feel?"
      answer={feltSentence(given)}
      size="side"
      fileName="how-it-felt"
      table={{
        caption: 'Completions by difficulty and by mood afterwards, each from 1 to 5',
        head: ['Rating', 'Done'],
        rows: given.flatMap(({ name, rows }) => rows.map((row) => [`${name}: ${row.name}`, row.count])),
      }}
    >
      <div className="grid items-end gap-x-8 gap-y-5 sm:grid-cols-2">
        {given.map(({ name, ends, rows }) => (
          <div key={name}>
            <p className="type-label mb-1 text-muted">
              {name}: 1 {ends[0]}, 5 {ends[1]}
            </p>
            <ColumnChart
              label={`${name}, from 1 to 5`}
              columns={rows.map((row) => ({ key: row.name, value: row.count }))}
              marks={rows.map((row, at) => ({ at, words: row.name }))}
              describe={(at) => [rows[at]?.name ?? '', timesWord(rows[at]?.count ?? 0)]}
              height={88}
            />
          </div>
        ))}
      </div>
    </Figure>
  )
}

/** The mean of each scale, with how many ratings it rests on. */
export function feltSentence(
  given: readonly { readonly name: string; readonly values: readonly number[] }[],
): string {
  if (given.length === 0)
    return 'Nothing rated yet. When you mark a day as done, you can say how hard it was and how you felt.'
  const means = given.map(({ name, values }) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return `${name.toLowerCase()} ${mean.toFixed(1)} of 5 on average (${values.length} rated)`
  })
  return `${capital(means.join(', '))}.`
}
