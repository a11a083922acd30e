import { eventOfForm } from '#domain/calendar/event-form.ts'
import type { EventForm } from '#domain/calendar/event-form-rules.ts'
import type { EventChanges } from '#domain/calendar/recurrence/series-edit.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { sayFailed, tried, wasDone } from '#web/lib/vault/say-failed.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import {
  changeEvent,
  moveReminder,
  type OccurrenceOf,
  remindBefore,
  removeEvent,
} from '#worker/calendar/calendar.calls.ts'
import { restoreRecords, type Undo } from '#worker/core/entity.calls.ts'

const reminderMs = 15 * 60_000

/** A reminder lasts a quarter of an hour. */
export function reminderOfForm(form: EventForm) {
  const { title, description, zone, startTime, isRecurring, recurringPattern, recurringEndDate, rule } =
    eventOfForm({
      ...form,
      isAllDay: false,
    })
  const endTime = new Date(Date.parse(startTime) + reminderMs).toISOString()
  return {
    title,
    description,
    zone,
    startTime,
    endTime,
    isRecurring,
    recurringPattern,
    recurringEndDate,
    rule,
  }
}

const minutesOf = ({ remind }: EventForm): number | null => (remind === '' ? null : Number(remind))

/** What can be done in the calendar; what can be taken back is offered to be. */
export function useCalendarActions() {
  const vault = useVaultCalls()
  const events = useEntityActions('calendar_event')
  const own = useEntityActions('reminder')
  const undoable = (words: string, work: Promise<Undo>): Promise<boolean> =>
    wasDone(work.then((undo) => offerUndo(words, () => vault.run(restoreRecords, undo))))
  const setRemind = (eventId: string, form: EventForm) =>
    vault.run(remindBefore, { eventId, minutesBefore: minutesOf(form) })
  return {
    ownReminders: own,
    async keepNew(form: EventForm, what: 'event' | 'reminder'): Promise<boolean> {
      if (what === 'reminder') return (await own.create(reminderOfForm(form))) !== null
      const uid = await events.create(eventOfForm(form))
      if (uid !== null && form.remind !== '') await setRemind(uid, form).catch(sayFailed)
      return uid !== null
    },
    /** `remind`: also what the form says of its reminder; null: that stays. */
    change: (words: string, of: OccurrenceOf, changes: EventChanges, remind: EventForm | null = null) =>
      undoable(
        words,
        vault.run(changeEvent, { ...of, changes, ...(remind && { remind: minutesOf(remind) }) }),
      ),
    remove: (of: OccurrenceOf) => undoable('Taken out of the calendar', vault.run(removeEvent, of)),
    /** Null: it rings before its event, and goes where that goes. */
    async moveReminder(uid: string, startTime: string): Promise<boolean | null> {
      const undo = await tried(vault.run(moveReminder, { uid, startTime }).then((found) => ({ found })))
      if (undo === null) return false
      if (undo.found === null) return null
      const { found } = undo
      offerUndo('The reminder is moved', () => vault.run(restoreRecords, found))
      return true
    },
    changeRemind: (words: string, eventId: string, form: EventForm) =>
      undoable(words, setRemind(eventId, form)),
  }
}
