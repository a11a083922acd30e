import type { Day } from '../time/day.ts'
import { entryDay, timeOnWall } from '../time/entry-date.ts'
import { withoutDraftSigns } from './drafted.ts'
import { emotionName } from './emotion.ts'
import { excerpt, isCheckIn } from './entry-text.ts'
import type { JournalEntry } from './journal-entry.ts'
import { withoutPhotoMarks } from './photo.ts'
import { type Rating, type Ratings, ratingsLine, ratingWord } from './rating-words.ts'
import { isBuiltInPrompt, withoutUnanswered } from './templates/unanswered.ts'

/** What a list shows of an entry. */
export interface EntrySummary extends Ratings {
  readonly title: string
  /** The beginning of the text; where there is none, what else was kept, in words. */
  readonly excerpt: string
  readonly day: Day
  /** Instant of the entry, ms since 1970. */
  readonly atMs: number
  /** What the clock on the wall showed: '21:31'. */
  readonly time: string
  /** Neither a word nor a picture. */
  readonly isCheckIn: boolean
  readonly isStarred: boolean
}

/** What an entry without words says: its pictures, its ratings, its feelings, its activities; that it was emptied. */
function besideWords(entry: JournalEntry): string {
  const { title, photos = [], mood, energy, stress, emotions, activities = [] } = entry
  const said = [
    photos.length === 0 ? '' : photos.length === 1 ? '1 picture' : `${photos.length} pictures`,
    ratingsLine({ mood, energy, stress }),
    [...(emotions ?? []).map(emotionName), ...activities].join(', '),
  ]
  return said.find((part) => part !== '') ?? (title.trim() === '' ? 'Nothing on it' : '')
}

/** So much of a text is enough for its beginning, questions without an answer left out. */
const enough = 4_000

/** The beginning of what was written, not of what was asked. */
const beginningOf = (content: string): string =>
  excerpt(
    withoutUnanswered(
      withoutDraftSigns(withoutPhotoMarks(content.slice(0, enough))),
      isBuiltInPrompt,
    ).trimStart(),
  )

/** An entry as lists show it; startHour (0 to 11) is the hour at which the person's day begins. */
export function summarise(entry: JournalEntry, startHour: number): EntrySummary {
  const { mood, energy, stress } = entry
  return {
    title: entry.title.trim(),
    excerpt: beginningOf(entry.content) || besideWords(entry),
    day: entryDay(entry, startHour),
    atMs: Date.parse(entry.createdAt),
    time: timeOnWall(Date.parse(entry.createdAt), entry.zone),
    isCheckIn: isCheckIn(entry),
    isStarred: entry.isStarred === true,
    mood,
    energy,
    stress,
  }
}

/** Newest first; entries of the same instant keep one order everywhere. */
export function newestFirst(
  a: { readonly atMs: number; readonly id: string },
  b: { readonly atMs: number; readonly id: string },
): number {
  return b.atMs - a.atMs || (a.id < b.id ? 1 : -1)
}

/** What stands where an entry has no title. */
export const untitled = (entry: Pick<EntrySummary, 'isCheckIn'>): string =>
  entry.isCheckIn ? 'Check-in' : 'Untitled'

/** A mood for those who cannot see its drop: 'mood tender, 6 of 10'. */
export const spokenMood = (mood: Rating): string =>
  mood === null ? 'no mood given' : `mood ${ratingWord('mood', mood)}, ${mood} of 10`
