import { useState } from 'react'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { changesOfForm, emptyForm, endOfForm, formOfEvent } from '#domain/calendar/event-form.ts'
import type { EventForm } from '#domain/calendar/event-form-rules.ts'
import type { EditScope } from '#domain/calendar/recurrence/series-edit.ts'
import type { Reminder } from '#domain/calendar/reminders/reminder.ts'
import { addDays, dateOnWall } from '#domain/time/day.ts'
import { wallInstant } from '#domain/time/wall-instant.ts'
import type { EventRow } from '#domain/views/calendar.ts'
import { useEntity } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { reminderOfForm, type useCalendarActions } from '../use-calendar-actions.ts'
import { MarkSheet } from './mark-sheet.tsx'

export type Actions = ReturnType<typeof useCalendarActions>

interface EditorProps {
  mark: CalendarMark
  here: string
  actions: Actions
  askScope: AskScope
  onOpenPage: (uid: string) => void
  onClose: () => void
}
/** Asks which occurrences of a series are meant; null: none, it was thought better of. A series itself is more than one of them. */
export type AskScope = (question: string, isOfSeries?: boolean) => Promise<EditScope | null>

/** The instants of what stands on the screen, by the clock that it keeps. */
const timesOf = ({ startMs, endMs, day, lastDay, zone }: CalendarMark) => ({
  startMs: startMs ?? wallInstant(day, '00:00', zone),
  endMs: endMs ?? wallInstant(addDays(lastDay, 1), '00:00', zone),
})

const formOf = ({ data, series, reminder }: EventRow, mark: CalendarMark): EventForm => {
  const own = data.seriesId === null ? data : { ...series, ...data }
  const { startTime, isRecurring, recurringPattern, recurringEndDate, rule } = series
  return formOfEvent(
    { ...own, startTime, isRecurring, recurringPattern, recurringEndDate, rule },
    timesOf(mark),
    reminder?.minutesBefore ?? null,
  )
}

/** An event that stands on the calendar. */
export function EventEditor(props: EditorProps & { onDeleteReminder?: () => void }) {
  const { mark, here, actions, askScope, onClose, onDeleteReminder } = props
  const [row] = useView('calendar.event', { uid: mark.uid }).rows
  if (!row) return null
  const form = formOf(row, mark)
  const repeats = row.series.isRecurring || row.series.rule !== null
  const day = repeats ? mark.occurrence : null
  const isBeginning = day === dateOnWall(Date.parse(row.series.startTime), row.series.zone)
  const keep = async (after: EventForm): Promise<boolean> => {
    const { changes, isOfSeries } = changesOfForm(form, after)
    const remind = after.remind === form.remind ? null : after
    const words = 'The event is changed'
    if (Object.keys(changes).length === 0)
      return remind === null || actions.changeRemind(words, row.seriesId, remind)
    const isAll = !repeats || (isOfSeries && isBeginning)
    const scope = isAll ? 'all' : await askScope('Change the event', isOfSeries)
    return scope !== null && actions.change(words, { uid: row.id, day, scope }, changes, remind)
  }
  const remove = async () => {
    const scope = repeats ? await askScope('Delete the event') : 'all'
    if (scope !== null && (await actions.remove({ uid: row.id, day, scope }))) onClose()
  }
  return (
    <MarkSheet
      start={{ form, what: 'event', uid: row.id }}
      here={here}
      onKeep={keep}
      onDelete={onDeleteReminder ?? (() => void remove())}
      deletes={onDeleteReminder && 'Delete the reminder'}
      onPage={null}
      onClose={onClose}
    />
  )
}

const reminderForm = (data: Reminder): EventForm => {
  const at = { fromMs: Date.parse(data.startTime), toMs: Date.parse(data.endTime), isAllDay: false }
  return {
    ...emptyForm(at, data.zone),
    title: data.title,
    description: data.description,
    pattern: data.recurringPattern,
    ...endOfForm(data),
  }
}

/** A reminder that stands on the calendar. */
export function ReminderEditor({ mark, here, actions, onOpenPage, onClose }: EditorProps) {
  const { row } = useEntity('reminder', mark.uid)
  if (!row) return null
  const { entryId } = row
  return (
    <MarkSheet
      start={{ form: reminderForm(row), what: 'reminder', uid: row.id }}
      here={here}
      onKeep={(form) => actions.ownReminders.patch(row.id, reminderOfForm(form))}
      onDelete={() => {
        onClose()
        void actions.ownReminders.remove(row.id, 'The reminder is deleted')
      }}
      onPage={entryId === null ? null : () => onOpenPage(entryId)}
      onClose={onClose}
    />
  )
}

/** What a reminder before an event leads to: the event itself, at the time that it rings for. Only the reminder is deleted there. */
export function ReminderOrEvent(props: EditorProps) {
  const { mark, actions, onClose } = props
  const { row } = useEntity('reminder', mark.uid)
  const [now] = useView('calendar.rung-event', { uid: mark.uid, atMs: mark.startMs ?? 0 }).rows
  // While it is open it may be moved, and rings at another time then.
  const [opened, setOpened] = useState(now)
  if (now && !opened) setOpened(now)
  if (!row) return null
  if (row.eventId === null) return <ReminderEditor {...props} />
  if (!opened) return null
  const onDelete = async () => {
    onClose()
    await actions.ownReminders.remove(row.id, 'The reminder is deleted')
  }
  return <EventEditor {...props} mark={opened} onDeleteReminder={() => void onDelete()} />
}
