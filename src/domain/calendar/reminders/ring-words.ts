import { addDays, dateOnWall } from '../../time/day.ts'
import { dayNumber, monthName, timeOnWall, weekday } from '../../time/entry-date.ts'
import type { ReminderKind } from './reminder.ts'
import type { PlannedRing } from './ring-plan.ts'

/** How late something is said: '20 minutes late', 'an hour late', '2 days late'; empty below five minutes. */
export function lateWords(atMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - atMs) / 60_000)
  const hours = Math.floor(minutes / 60)
  if (minutes < 5) return ''
  if (hours < 1) return `${minutes} minutes late`
  if (hours < 2) return 'an hour late'
  if (hours < 48) return `${hours} hours late`
  return `${Math.floor(hours / 24)} days late`
}

/** 'Begins at 19:00', 'Begins tomorrow', 'Began on Friday 4 December at 19:00'. What begins at midnight takes the whole day. */
function beginWords(startMs: number, nowMs: number, zone: string): string {
  const [day, today] = [dateOnWall(startMs, zone), dateOnWall(nowMs, zone)]
  const clock = timeOnWall(startMs, zone)
  const onDay =
    day === today
      ? clock === '00:00' && 'today'
      : day === addDays(today, 1)
        ? 'tomorrow'
        : `on ${weekday(day, 'long')} ${dayNumber(day)} ${monthName(day)}`
  return [startMs <= nowMs ? 'Began' : 'Begins', onDay, clock !== '00:00' && `at ${clock}`]
    .filter(Boolean)
    .join(' ')
}

const names: Readonly<Record<ReminderKind, string>> = {
  own: 'A reminder',
  event: 'Soon',
  page: 'A page to come back to',
  habit: 'A habit',
}

/** 'A reminder, 19:00, 3 hours late', 'Begins tomorrow at 06:30' */
export function whenWords(
  { atMs, startMs, kind }: Pick<PlannedRing, 'atMs' | 'startMs' | 'kind'>,
  nowMs: number,
  zone: string,
): string {
  const what =
    startMs === null ? `${names[kind]}, ${timeOnWall(atMs, zone)}` : beginWords(startMs, nowMs, zone)
  const late = lateWords(atMs, nowMs)
  return late ? `${what}, ${late}` : what
}

/** What a device shows of a ring that it was called for. */
export interface RingNotice {
  readonly title: string
  readonly body: string
  /** What can be pressed on it, beside the notice itself. */
  readonly actions: readonly { readonly action: 'done' | 'ten-minutes'; readonly title: string }[]
}

const nameless = 'A reminder from Inkwell'
/** A habit is answered in its own place. */
const answers: RingNotice['actions'] = [
  { action: 'done', title: 'Done' },
  { action: 'ten-minutes', title: 'In 10 minutes' },
]

/** What is shown of a ring; null in place of the ring: this device cannot open its words, because it is locked or they are gone. */
export function noticeOf(
  ring: PlannedRing | null,
  { at, isTest = false }: { at: number; isTest?: boolean | undefined },
  nowMs: number,
): RingNotice {
  if (isTest)
    return { title: 'Reminders reach this device', body: 'This is the test that you asked for.', actions: [] }
  if (ring)
    return {
      title: ring.title || nameless,
      body: whenWords(ring, nowMs, ring.zone),
      actions: ring.kind === 'habit' ? [] : answers,
    }
  const late = lateWords(at, nowMs)
  const body = `Unlock to see it.${late ? ` It is ${late}.` : ''}`
  return { title: nameless, body, actions: [] }
}
