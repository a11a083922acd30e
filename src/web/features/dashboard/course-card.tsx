import { courseSentence, isRated } from '#domain/journal/rating-course.ts'
import { streakSentence } from '#domain/journal/writing-days.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { CourseChart } from './course-chart.tsx'

const days = 14
const notGiven = { mood: null, energy: null, stress: null }

/** How the last fourteen days were, or, before the first page, how the next ones will be. */
export function CourseCard({ today, isFirst }: { today: Day; isFirst: boolean }) {
  const { rows } = useView('entries.rated-days', { today, days })
  const isToCome = isFirst && !rows.some(isRated)
  const toCome = Array.from({ length: days }, (_, i) => ({ day: addDays(today, i), ...notGiven }))
  return (
    <section aria-labelledby="course-title">
      <h2 id="course-title" className="font-serif weight-title text-write leading-item tracking-title">
        {isToCome ? 'How will the first fourteen days feel?' : 'How have the last fourteen days felt?'}
      </h2>
      {rows.length > 0 ? (
        <>
          <p className="type-secondary mb-5 mt-1 text-muted">
            {isToCome ? 'Nothing is drawn until you say it.' : courseSentence(rows)}
          </p>
          <CourseChart course={isToCome ? toCome : rows} isFuture={isToCome} />
          <DaysInARow today={today} />
        </>
      ) : (
        <>
          <Skeleton className="mb-5 mt-2 h-4 w-64" />
          <Skeleton className="h-44.5 w-full" />
        </>
      )}
    </section>
  )
}

function DaysInARow({ today }: { today: Day }) {
  const [days] = useView('entries.writing-days', { today }).rows
  const said = days ? streakSentence(days) : ''
  return said === '' ? null : <p className="type-secondary figures mt-4 text-muted">{said}</p>
}
