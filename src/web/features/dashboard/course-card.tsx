import { courseSentence, isRated, shown } from '#domain/journal/rating-course.ts'
import { ratingScales, scaleName } from '#domain/journal/rating-words.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Figure } from '#web/ui/charts/figure.tsx'

import { CourseChart } from './course-chart.tsx'
import { CourseSkeleton } from './course-skeleton.tsx'

const days = 14
const notGiven = { mood: null, energy: null, stress: null }

/** How the last fourteen days were, or, before the first page, how the next ones will be. */
export function CourseCard({ today, isFirst }: { today: Day; isFirst: boolean }) {
  const { rows } = useView('entries.rated-days', { today, days })
  const isToCome = isFirst && !rows.some(isRated)
  const toCome = Array.from({ length: days }, (_, i) => ({ day: addDays(today, i), ...notGiven }))
  if (rows.length === 0) return <CourseSkeleton />
  return (
    <Figure
      question={isToCome ? 'How will the first fourteen days feel?' : 'How have the last fourteen days felt?'}
      answer={isToCome ? 'Nothing is drawn until you say it.' : courseSentence(rows)}
      size="side"
      level={2}
      fileName={`fourteen-days-${today}`}
      table={{
        caption: 'Mood, energy and stress by day, from 1 to 10',
        head: ['Day', ...ratingScales.map(scaleName)],
        rows: rows.map((row) => [
          longDate(row.day),
          ...ratingScales.map((scale) => {
            const value = row[scale]
            return value === null ? null : Number(shown(value))
          }),
        ]),
      }}
    >
      <CourseChart course={isToCome ? toCome : rows} isFuture={isToCome} />
    </Figure>
  )
}
