import type { CalendarMark } from '#domain/calendar/calendar-mark.ts'
import { longDate, timeOnWall } from '#domain/time/entry-date.ts'
import { useEntities } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'

/** An event of a calendar that is followed: to be read here, and changed where it comes from. */
export function OutsideSheet({
  mark,
  zone,
  onClose,
}: {
  mark: CalendarMark
  zone: string
  onClose: () => void
}) {
  const [row] = useView('calendar.event', { uid: mark.uid }).rows
  const followed = useEntities('calendar_subscription').rows
  if (!row) return null
  const { title, place, description, subscriptionId } = row.data
  const from = followed.find(({ id }) => id === subscriptionId)?.name ?? 'another calendar'
  return (
    <Sheet
      title={title}
      onClose={onClose}
      foot={
        <Button variant="quiet" className="ml-auto" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="grid gap-4">
        <Line name="When" value={whenOf(mark, zone)} />
        {place && <Line name="Where" value={place} />}
        {description && <Line name="Notes" value={description} />}
        <Line name="From" value={from} />
      </dl>
      <p className="type-secondary mt-5 text-muted">
        It comes from a calendar that you follow, and can only be changed there.
      </p>
    </Sheet>
  )
}

function whenOf({ startMs, endMs, day, lastDay }: CalendarMark, zone: string): string {
  const days = day === lastDay ? longDate(day) : `${longDate(day)} to ${longDate(lastDay)}`
  if (startMs === null || endMs === null) return days
  const until = endMs > startMs ? ` to ${timeOnWall(endMs, zone)}` : ''
  return `${days}, ${timeOnWall(startMs, zone)}${until}`
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="type-label font-medium text-muted">{name}</dt>
      <dd className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}
