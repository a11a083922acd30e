import { useState } from 'react'
import { checkInSaid } from '#domain/journal/check-in-sentence.ts'
import { hasWords } from '#domain/journal/entry-text.ts'
import type { Ratings } from '#domain/journal/rating-words.ts'
import { hourOf } from '#domain/time/day.ts'
import type { PageRow } from '#domain/views/page.ts'

/** What a check-in said, above the page that it can become. A page that began with words has no such line. */
export function CheckInLine({ row, ratings }: { row: PageRow | null; ratings: Ratings }) {
  const [isCheckIn] = useState(() => row !== null && !hasWords(row) && (row.photos ?? []).length === 0)
  if (!isCheckIn || !row) return null
  const said = checkInSaid(hourOf(Date.parse(row.createdAt), row.zone), ratings)
  return said === '' ? null : <p className="type-sentence mb-5 text-text-2">{said}</p>
}
