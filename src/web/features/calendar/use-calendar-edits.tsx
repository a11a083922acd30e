import { type ReactNode, Suspense, useState } from 'react'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { columnMinutes, instantAt, movedBy } from '#domain/calendar/day-place.ts'
import { emptyForm } from '#domain/calendar/event-form.ts'
import type { EditScope } from '#domain/calendar/recurrence/series-edit.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { wallInstant } from '#domain/time/wall-instant.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import type { Moved } from './calendar-day.ts'
import { isDue } from './mark-look.tsx'
import type { AskScope } from './sheets/editors.tsx'
import type { EditedMark } from './sheets/mark-sheet.tsx'
import { useCalendarActions } from './use-calendar-actions.ts'

const MarkSheet = lateComponent(async () => (await import('./sheets/mark-sheet.tsx')).MarkSheet, 'asked for')
const EventEditor = lateComponent(async () => (await import('./sheets/editors.tsx')).EventEditor, 'asked for')
const ReminderOrEvent = lateComponent(
  async () => (await import('./sheets/editors.tsx')).ReminderOrEvent,
  'asked for',
)
const ScopeModal = lateComponent(
  async () => (await import('./sheets/scope-modal.tsx')).ScopeModal,
  'asked for',
)
const OutsideSheet = lateComponent(
  async () => (await import('./sharing/outside-sheet.tsx')).OutsideSheet,
  'asked for',
)

type Open =
  | { readonly is: 'new'; readonly start: EditedMark }
  | { readonly is: 'mark'; readonly mark: CalendarMark }

interface Asked {
  readonly title: string
  readonly isOfSeries: boolean
  readonly answer: (scope: EditScope | null) => void
}

/** Everything that makes, opens and moves what stands on the calendar, and what lies over the page for it. */
export function useCalendarEdits(
  rule: MyDayRule,
  onOpenPage: (uid: string) => void,
  onOpenDue: (mark: CalendarMark) => void,
) {
  const actions = useCalendarActions()
  const [open, setOpen] = useState<Open | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const begin = (fromMs: number, toMs: number, isAllDay: boolean) =>
    setOpen({
      is: 'new',
      start: { form: emptyForm({ fromMs, toMs, isAllDay }, rule.zone), what: 'event', uid: null },
    })
  const askScope: AskScope = (title, isOfSeries = false) =>
    new Promise((answer) => setAsked({ title, isOfSeries, answer }))
  const answerWith = (scope: EditScope | null) => {
    setAsked(null)
    asked?.answer(scope)
  }
  /** Opens what is not simply put elsewhere. */
  const openInstead = (mark: CalendarMark): false => {
    setOpen({ is: 'mark', mark })
    return false
  }
  /** Puts an occurrence at other instants, and answers whether it stands there. */
  const put = async (mark: CalendarMark, at: { startMs: number; endMs: number }): Promise<boolean> => {
    // Only its own calendar moves it.
    if (mark.layer === 'outside') return openInstead(mark)
    const times = { startTime: new Date(at.startMs).toISOString(), endTime: new Date(at.endMs).toISOString() }
    if (mark.layer === 'events') {
      const { uid, occurrence: day } = mark
      const scope = mark.repeats === 'none' && day === null ? 'all' : await askScope('Move the event')
      return scope !== null && actions.change('The event is moved', { uid, day, scope }, times)
    }
    // One that comes again is moved in its sheet, where it says when.
    if (mark.occurrence !== null) return openInstead(mark)
    return (await actions.moveReminder(mark.uid, times.startTime)) ?? openInstead(mark)
  }
  const timesOf = (mark: CalendarMark) =>
    mark.startMs === null || mark.endMs === null ? null : { startMs: mark.startMs, endMs: mark.endMs }
  const overlay: ReactNode = (
    <Suspense fallback={null}>
      {open?.is === 'new' && (
        <MarkSheet
          start={open.start}
          here={rule.zone}
          onKeep={actions.keepNew}
          onDelete={null}
          onPage={null}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.is === 'mark' && open.mark.layer === 'outside' && (
        <OutsideSheet mark={open.mark} zone={rule.zone} onClose={() => setOpen(null)} />
      )}
      {open?.is === 'mark' &&
        open.mark.layer !== 'outside' &&
        (() => {
          const Editor = open.mark.layer === 'events' ? EventEditor : ReminderOrEvent
          const onClose = () => setOpen(null)
          return <Editor mark={open.mark} here={rule.zone} {...{ actions, askScope, onOpenPage, onClose }} />
        })()}
      <Suspense fallback={null}>
        {asked && <ScopeModal {...asked} onClose={() => answerWith(null)} onChoose={answerWith} />}
      </Suspense>
    </Suspense>
  )
  return {
    overlay,
    openMark(mark: CalendarMark) {
      if (mark.layer === 'pages') onOpenPage(mark.uid)
      else if (isDue(mark)) onOpenDue(mark)
      else setOpen({ is: 'mark', mark })
    },
    createOn(day: Day, from: number, to: number) {
      begin(instantAt(day, from, rule), instantAt(day, Math.min(to, columnMinutes), rule), false)
    },
    /** One day: at nine, for an hour. Several: whole days. */
    createOver(from: Day, to: Day) {
      if (from === to)
        return begin(wallInstant(from, '09:00', rule.zone), wallInstant(from, '10:00', rule.zone), false)
      begin(wallInstant(from, '00:00', rule.zone), wallInstant(addDays(to, 1), '00:00', rule.zone), true)
    },
    move(mark: CalendarMark, { byDays, byMinutes }: Moved): Promise<boolean> {
      const at = timesOf(mark)
      if (at) return put(mark, movedBy(at, byDays, byMinutes, rule.zone))
      return put(mark, wholeDays(mark, addDays(mark.day, byDays), addDays(mark.lastDay, byDays)))
    },
    /** By minutes; of whole days by as many days. */
    stretch(mark: CalendarMark, byMinutes: number) {
      const at = timesOf(mark)
      if (at) {
        const endMs = Math.max(at.startMs + 900_000, at.endMs + byMinutes * 60_000)
        return void put(mark, { ...at, endMs })
      }
      const days = Math.max(daysBetween(mark.lastDay, mark.day), Math.round(byMinutes / columnMinutes))
      void put(mark, wholeDays(mark, mark.day, addDays(mark.lastDay, days)))
    },
  }
}

/** Midnights of whole days, by the clock that they keep. */
const wholeDays = ({ zone }: CalendarMark, from: Day, to: Day) => ({
  startMs: wallInstant(from, '00:00', zone),
  endMs: wallInstant(addDays(to, 1), '00:00', zone),
})
