import { useEntities } from '#web/lib/vault/use-entities.ts'
import { colorOf } from '../mark-look.tsx'
import { ShownToggle } from './calendar-look.tsx'

/** The calendars from elsewhere, each with its switch and the colour of its events. */
export function OutsideList() {
  const { rows } = useEntities('calendar_subscription')
  if (rows.length === 0) return null
  return (
    <ul aria-label="Calendars from elsewhere" className="ml-7.75">
      {rows.map(({ color, ...one }) => (
        <li key={one.id} className="flex items-center gap-2.5">
          <span
            aria-hidden="true"
            className="size-2 shrink-0 rounded-full border border-line-strong"
            style={color ? { background: colorOf(color), borderColor: colorOf(color) } : undefined}
          />
          <ShownToggle {...one} />
        </li>
      ))}
    </ul>
  )
}
