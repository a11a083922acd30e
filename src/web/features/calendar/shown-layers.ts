import { type CalendarLayer, calendarLayers } from '#domain/calendar/calendar-mark.ts'
import { keepText, readText } from '#web/lib/device/local-storage.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'

const key = 'calendar-hidden-layers'
const hidden = watchedValue<ReadonlySet<string>>(new Set((readText(key) ?? '').split(' ').filter(Boolean)))

/** Which layers are shown on this device. */
export function useShownLayers(): ReadonlySet<CalendarLayer> {
  const away = useWatched(hidden)
  return new Set(calendarLayers.filter((layer) => !away.has(layer)))
}

export function showLayer(layer: CalendarLayer, isShown: boolean): void {
  const next = new Set(hidden.read())
  if (isShown) next.delete(layer)
  else next.add(layer)
  keepText(key, [...next].join(' '))
  hidden.write(next)
}
