import { longDate, monthName, timeOnWall, weekday } from '#domain/time/entry-date.ts'
import { whenInWords } from '#domain/time/when-in-words.ts'
import { addDays, type Day, type DayRule, dayOf, hourOf, timeOfDay } from '../../time/day.ts'
import { ratingWord } from '../rating-words.ts'

/** What can stand between {{ and }} in a template, with what it means to the person. `cursor` is a place, not a word. */
export const templateVariables = [
  { name: 'date', means: 'the day of the page' },
  { name: 'weekday', means: 'its weekday' },
  { name: 'time', means: 'the time by the clock' },
  { name: 'part_of_day', means: 'morning, afternoon, evening or night' },
  { name: 'yesterday', means: 'the weekday before' },
  { name: 'tomorrow', means: 'the weekday after' },
  { name: 'month', means: 'this month' },
  { name: 'last_month', means: 'the month before' },
  { name: 'year', means: 'this year' },
  { name: 'name', means: 'what you are called' },
  { name: 'last_mood', means: 'the last mood you gave, and when' },
  { name: 'last_title', means: 'the title of the page before' },
  { name: 'days_since_last', means: 'how long ago you last wrote' },
  { name: 'cursor', means: 'where the caret waits' },
] as const

export type TemplateVariable = Exclude<(typeof templateVariables)[number]['name'], 'cursor'>

/** What each variable says now; null: it has nothing to say. */
export type TemplateValues = Readonly<Record<TemplateVariable, string | null>>

/** What the journal knows when a template is filled in. Days are the person's. */
export interface TemplateFacts {
  readonly name: string | null
  readonly lastMood: { readonly mood: number; readonly day: Day } | null
  readonly lastPage: { readonly title: string; readonly day: Day } | null
}

/** What the variables say at an instant (ms), to a person who counts days by `rule`. */
export function templateValues(facts: TemplateFacts, nowMs: number, rule: DayRule): TemplateValues {
  const today = dayOf(nowMs, rule)
  const { name, lastMood, lastPage } = facts
  return {
    date: longDate(today),
    weekday: weekday(today, 'long'),
    time: timeOnWall(nowMs, rule.zone),
    part_of_day: timeOfDay(hourOf(nowMs, rule.zone)),
    yesterday: weekday(addDays(today, -1), 'long'),
    tomorrow: weekday(addDays(today, 1), 'long'),
    month: monthName(today),
    last_month: monthName(addDays(`${today.slice(0, 7)}-01`, -1)),
    year: today.slice(0, 4),
    name: name?.trim() || null,
    last_mood: lastMood && `${ratingWord('mood', lastMood.mood)}, ${whenInWords(lastMood.day, today)}`,
    last_title: lastPage?.title.trim() || null,
    days_since_last: lastPage && daysInWords(lastPage.day, today),
  }
}

/** '1 day', '12 days'; null on the same day, and for a day that has not come yet. */
function daysInWords(from: Day, to: Day): string | null {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  if (days < 1) return null
  return days === 1 ? '1 day' : `${days} days`
}
