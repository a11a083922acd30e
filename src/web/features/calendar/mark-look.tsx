import {
  Bell,
  BookHeart,
  CalendarClock,
  CalendarDays,
  Droplet,
  Feather,
  Flag,
  type LucideIcon,
  Sprout,
  Target,
  Users,
} from 'lucide-react'
import type { CalendarLayer, CalendarMark } from '#domain/calendar/calendar-mark.ts'
import type { Day } from '#domain/time/day.ts'
import { timeOnWall } from '#domain/time/entry-date.ts'

const byKind: Readonly<Record<string, LucideIcon>> = {
  journal: CalendarDays,
  reflection: BookHeart,
  coaching: Users,
  reminder: Bell,
  page: Feather,
  'check-in': Feather,
  habit: Droplet,
  habits: Droplet,
  goal: Target,
  milestone: Flag,
}

export const layerNames: Readonly<Record<CalendarLayer, string>> = {
  pages: 'Pages, filled by mood',
  events: 'Events',
  outside: 'From other calendars',
  reminders: 'Reminders',
  habits: 'Due habits',
  goals: 'Goal dates',
}
export const layerIcons: Readonly<Record<CalendarLayer, LucideIcon>> = {
  pages: Feather,
  events: CalendarDays,
  outside: CalendarClock,
  reminders: Bell,
  habits: Sprout,
  goals: Target,
}

/** What is asked of a person, and is no plan of theirs: it is moved where it is made. */
export const isDue = ({ layer }: CalendarMark): boolean => layer === 'habits' || layer === 'goals'

/** How the words of a mark look that is done: due things say it by their sign. */
export const doneLook = (mark: CalendarMark): string | false => mark.isDone && !isDue(mark) && 'line-through'

/** The sign of what it is, in the colour that it has; filled for due things that are done. */
export function MarkIcon({ mark, size = 13 }: { mark: CalendarMark; size?: number }) {
  const Icon = byKind[mark.kind] ?? CalendarDays
  return (
    <Icon
      size={size}
      strokeWidth={1.6}
      aria-hidden="true"
      className={isDue(mark) && mark.isDone ? 'shrink-0 fill-current text-ink' : 'shrink-0'}
      style={mark.color ? { color: colorOf(mark.color) } : undefined}
    />
  )
}

const hues: Readonly<Record<string, number>> = {
  blue: 252,
  green: 145,
  purple: 310,
  red: 25,
  orange: 55,
  teal: 195,
  indigo: 277,
  pink: 350,
  slate: 255,
  emerald: 160,
  violet: 293,
  cyan: 215,
  amber: 72,
  yellow: 95,
  lime: 125,
  rose: 12,
}

/** A colour of an event: dark enough for paper and light enough for the night, as a sign beside its name and never as a ground under words. */
export const colorOf = (color: string): string =>
  `oklch(0.64 ${color === 'slate' ? 0.03 : 0.13} ${hues[color] ?? 277})`

/** '20:00'; on a later day of something that lasts over midnight 'to 02:00', or nothing where it takes the whole of it, as for whole days. */
export function timeOf(
  { startMs, endMs, day: first, lastDay }: CalendarMark,
  zone: string,
  day = first,
): string {
  if (startMs === null || endMs === null || (first < day && day < lastDay)) return ''
  return day > first ? `to ${timeOnWall(endMs, zone)}` : timeOnWall(startMs, zone)
}

/** '20:00 to 21:30', '20:00', 'all day'; on a later day as above. */
export function spanOf(mark: CalendarMark, zone: string, day = mark.day): string {
  const { startMs, endMs } = mark
  const time = timeOf(mark, zone, day)
  if (startMs === null || endMs === null || time === '') return 'all day'
  return endMs > startMs && day <= mark.day ? `${time} to ${timeOnWall(endMs, zone)}` : time
}

/** What stands before a thing of a day: when it is, or that it is a habit or a goal. */
export function timeOrKind(mark: CalendarMark, zone: string, day?: Day): string {
  if (isDue(mark)) return mark.layer === 'habits' ? 'habit' : 'goal'
  return timeOf(mark, zone, day) || 'all day'
}
export const spanOrKind = (mark: CalendarMark, zone: string, day?: Day): string =>
  isDue(mark) ? (mark.kind === 'habits' ? '' : timeOrKind(mark, zone)) : spanOf(mark, zone, day)

const kindWords: Readonly<Record<string, string>> = {
  journal: 'journal event',
  reflection: 'reflection',
  coaching: 'coaching',
  reminder: 'reminder',
  page: 'page',
  'check-in': 'check-in',
  habits: 'habits',
  goal: 'goal date',
  milestone: 'milestone',
}

/**
 * What a mark's sign, place and look say to those who see them, in words behind the ones that it shows: ', coaching, 20:00 to 21:30, done'. A name
 * begins with what is seen, so that it can be called out.
 */
export function SaidOfMark({ mark, zone, day, isTimeShown = false }: SaidOfMarkProps) {
  const said = [
    kindWords[mark.kind] ?? mark.kind,
    !isTimeShown && !isDue(mark) && spanOf(mark, zone, day),
    mark.isDone && 'done',
  ]
  return <span className="sr-only">, {said.filter(Boolean).join(', ')}</span>
}

interface SaidOfMarkProps {
  mark: CalendarMark
  zone: string
  /** The day on which it stands there, where that may be a later one of it. */
  day?: Day
  /** When it is stands in the words that are seen. */
  isTimeShown?: boolean
}
