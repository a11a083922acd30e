import { Suspense, useState } from 'react'
import { type CalendarView, viewRange } from '#domain/calendar/calendar-grid.ts'
import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { dayBegins } from '#domain/calendar/event-marks.ts'
import { yearFacts } from '#domain/calendar/year-facts.ts'
import type { RatingScale } from '#domain/journal/rating-words.ts'
import { addDays, type Day, dayOf } from '#domain/time/day.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { type CalendarBoard, type MarkMoves, marksOn } from './calendar-day.ts'
import { CalendarHead } from './calendar-head.tsx'
import { DayPane } from './day-pane.tsx'
import { LayerList } from './layer-list.tsx'
import { useFreshCalendars } from './sharing/use-fresh-calendars.ts'
import { useShownLayers } from './shown-layers.ts'
import { useCalendarEdits } from './use-calendar-edits.tsx'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { MonthView } from './views/month-view.tsx'
import { TimeView } from './views/time-view.tsx'

const AgendaView = lateComponent(async () => (await import('./views/agenda-view.tsx')).AgendaView)
const GoogleCard = lateComponent(async () => (await import('./google/google-card.tsx')).GoogleCard, 'unseen')
const YearSide = lateComponent(async () => (await import('./views/year-side.tsx')).YearSide)
const YearView = lateComponent(async () => (await import('./views/year-view.tsx')).YearView)

export interface CalendarScreenProps {
  view: CalendarView
  /** Null: today. */
  day: Day | null
  onGo: (view: CalendarView, day: Day) => void
  onOpenPage: (uid: string) => void
  onOpenHabit: (uid: string) => void
  onOpenGoal: (uid: string) => void
  /** Begins a page of that instant (ms). */
  onWrite: (atMs: number) => void
}

/** Pages, plans and reminders by day. */
export function CalendarScreen(props: CalendarScreenProps) {
  const { view, onGo, onOpenPage, onOpenHabit, onOpenGoal, onWrite } = props
  const rule = useMyDay()
  const now = useNow()
  const today = dayOf(now, rule)
  const day = props.day ?? today
  const shown = useShownLayers()
  const [scale, setScale] = useState<RatingScale>('mood')
  const range = viewRange(view, day, rule)
  // What a year shows is its ratings: a day's things are asked for when it is chosen.
  const asked = view === 'year' ? { from: day, to: day } : range
  const all = useView('calendar.marks', { firstDay: asked.from, lastDay: asked.to, today })
  const ratedRows = useView('calendar.rated-days', { firstDay: range.from, lastDay: range.to }).rows
  const openDue = ({ kind, layer, uid, day: on }: CalendarMark) => {
    // Several habits of a day are told beside it.
    if (kind === 'habits') onGo(view, on)
    else if (layer === 'habits') onOpenHabit(uid)
    else onOpenGoal(uid)
  }
  const edits = useCalendarEdits(rule, onOpenPage, openDue)
  const marks = all.rows.filter(({ layer }) => shown.has(layer))
  const rated = new Map(ratedRows.map((row) => [row.day, row]))
  const choose = (to: Day) => onGo(view, to)
  const moves: MarkMoves = { onMove: edits.move, onStretch: edits.stretch }
  const board: CalendarBoard = {
    ...{ today, chosen: day, marks, rated, ...moves },
    onChoose: choose,
    onOpen: edits.openMark,
  }
  /** The chosen day goes along with what is moved from it by keys. */
  const alongWith: MarkMoves = {
    ...moves,
    onMove: (mark, moved) =>
      void edits.move(mark, moved).then((isMoved) => isMoved && choose(addDays(day, moved.byDays))),
  }
  useFreshCalendars()
  const facts = view === 'year' ? yearFacts(ratedRows, scale, day.slice(0, 4), today) : null
  useCalendarKeys({ view, day, today, onGo, onNew: () => edits.createOver(day, day) })
  return (
    <div className="h-full overflow-y-auto xl:grid xl:grid-cols-[minmax(0,1fr)_312px] xl:overflow-hidden">
      <div className="px-5.5 pt-2 pb-10 lg:px-10 lg:pt-7 xl:h-full xl:overflow-y-auto">
        <CalendarHead
          {...{ view, day, rule, today, onGo }}
          aside={facts ? `${facts.rated} of ${facts.come} days rated` : undefined}
        />
        {view === 'month' && <MonthView {...board} {...{ day, rule }} onCreate={edits.createOver} />}
        {(view === 'week' || view === 'day') && (
          <TimeView {...board} {...{ view, day, rule }} nowMs={now} onCreate={edits.createOn} />
        )}
        <Suspense fallback={<Skeleton className="mt-6 h-96 w-full" />}>
          {view === 'agenda' && all.isReady && <AgendaView {...board} {...{ day, rule }} />}
          {view === 'year' && <YearView {...board} {...{ day, scale }} onScale={setScale} />}
        </Suspense>
      </div>
      <aside
        aria-label="The chosen day"
        className="space-y-6 border-line px-5.5 pb-16 max-xl:border-t max-xl:pt-6 lg:px-10 xl:h-full xl:overflow-y-auto xl:border-l xl:px-7 xl:pt-9"
      >
        {facts && (
          <Suspense fallback={<Skeleton className="h-84 w-full" />}>
            <YearSide {...{ facts, scale }} year={day.slice(0, 4)} />
          </Suspense>
        )}
        <DayPane
          {...{ day, today }}
          zone={rule.zone}
          marks={marksOn(marks, day)}
          isReady={all.isReady}
          rated={rated.get(day)}
          onOpen={edits.openMark}
          moves={alongWith}
          onAdd={() => edits.createOver(day, day)}
          onWrite={() => onWrite(day === today ? now : dayBegins(day, rule) + (now - dayBegins(today, rule)))}
        />
        <div className="border-t border-line pt-5">
          <LayerList />
          <p className="type-label mt-4 text-muted">
            A day is filled as high as its mood. An empty day is empty, not low. Everything here is sealed:
            the server knows no title, and a time only where you let it ring while Inkwell is closed.
          </p>
        </div>
        <Suspense>
          <GoogleCard />
        </Suspense>
      </aside>
      {edits.overlay}
    </div>
  )
}
