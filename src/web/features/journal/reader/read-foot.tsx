import { emotionName } from '#domain/journal/emotion.ts'
import { topicKey } from '#domain/journal/hashtags.ts'
import {
  type RatingScale,
  type Ratings,
  ratingScales,
  ratingWord,
  scaleName,
} from '#domain/journal/rating-words.ts'
import { timeOnWall } from '#domain/time/entry-date.ts'
import type { PageRow } from '#domain/views/page.ts'
import { classNames } from '#web/ui/class-names.ts'

const tones: Record<RatingScale, string> = { mood: 'text-mood', energy: 'text-energy', stress: 'text-stress' }

/** Below a page that is read: how it was in words, what was in it, what it is about, and when it was finished. What was not given is not there. */
export function ReadFoot({ row, ratings }: { row: PageRow | null; ratings: Ratings }) {
  const given = ratingScales.filter((scale) => ratings[scale] !== null)
  const inIt = [...(row?.emotions ?? []).map(emotionName), ...(row?.activities ?? [])]
  const own = row?.topics ?? []
  const known = new Set(own.map(topicKey))
  const topics = [...own, ...(row?.hashtags ?? []).filter((topic) => !known.has(topicKey(topic)))]
  const endedAt = row?.endedAt ?? null
  if (given.length + inIt.length + topics.length === 0 && endedAt === null) return null
  return (
    <footer className="type-secondary mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-line pt-4 text-text-2">
      {given.length > 0 && (
        <dl className="flex flex-wrap gap-x-7 gap-y-1">
          {given.map((scale) => (
            <div key={scale} className="flex items-baseline gap-1.5">
              <dt>{scaleName(scale)}</dt>
              <dd className="flex items-baseline gap-1">
                <span className={classNames('font-serif text-item italic', tones[scale])}>
                  {ratingWord(scale, ratings[scale])}
                </span>
                <span className="figures">{ratings[scale]}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {inIt.length > 0 && (
        <p>
          <span className="sr-only">What was in it: </span>
          {inIt.join(', ')}
        </p>
      )}
      {topics.length > 0 && (
        <p className="flex flex-wrap gap-x-3">
          <span className="sr-only">Topics:</span>
          {topics.map((topic) => (
            <span key={topicKey(topic)}>#{topic}</span>
          ))}
        </p>
      )}
      {row && endedAt !== null && (
        <p className="figures text-muted">Finished {timeOnWall(Date.parse(endedAt), row.zone)}</p>
      )}
    </footer>
  )
}
