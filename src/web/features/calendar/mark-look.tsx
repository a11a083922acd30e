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
  goals: 'Goal and milestone dates',
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

/** '20:00', or nothing for whole days. */
export const timeOf = (mark: CalendarMark, zone: string): string =>
  mark.startMs === null ? '' : timeOnWall(mark.startMs, zone)

/** '20:00 to 21:30', '20:00', 'all day'. */
export function spanOf(mark: CalendarMark, zone: string): string {
  if (mark.startMs === null || mark.endMs === null) return 'all day'
  const start = timeOnWall(mark.startMs, zone)
  return mark.endMs > mark.startMs ? `${start} to ${timeOnWall(mark.endMs, zone)}` : start
}

/** What stands before a thing of a day: when it is, or that it is a habit or a goal. */
export function timeOrKind(mark: CalendarMark, zone: string): string {
  if (isDue(mark)) return mark.layer === 'habits' ? 'habit' : 'goal'
  return timeOf(mark, zone) || 'all day'
}
export const spanOrKind = (mark: CalendarMark, zone: string): string =>
  isDue(mark) ? (mark.kind === 'habits' ? '' : timeOrKind(mark, zone)) : spanOf(mark, zone)

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
export function SaidOfMark({ mark, zone, isTimeShown = false }: SaidOfMarkProps) {
  const said = [
    kindWords[mark.kind] ?? mark.kind,
    !isTimeShown && !isDue(mark) && spanOf(mark, zone),
    mark.isDone && 'done',
  ]
  return <span className="sr-only">, {said.filter(Boolean).join(', ')}</span>
}

interface SaidOfMarkProps {
  mark: CalendarMark
  zone: string
  /** When it is stands in the words that are seen. */
  isTimeShown?: boolean
}
