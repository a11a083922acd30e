import { useMemo } from 'react'
import { dayRuleOf, defaultMyDay, type MyDay, type MyDayRule } from '#domain/time/my-day.ts'
import { deviceZone } from './device-zone.ts'
import { type MyDayRow, myDayRow } from './my-day.calls.ts'
import { applyPatch, type Rows } from './use-rows.ts'
import { useWatched, watchedValue } from './watched.ts'
import { inkwell } from './worker-link.ts'

const rows = watchedValue<Rows<MyDayRow>>({ rows: [], isReady: false })
let isAsked = false

/** One subscription for all screens of the tab: the first that wants to know asks, and nobody asks again. */
const chosen = {
  ...rows,
  subscribe(listener: () => void): () => void {
    if (!isAsked) {
      isAsked = true
      inkwell.subscribe(myDayRow, null, (patch) => rows.write(applyPatch(rows.read(), patch)))
    }
    return rows.subscribe(listener)
  },
}

/** What the person chose about their days; the defaults until the vault has answered. */
export const useMyDayChoices = (): MyDay => useWatched(chosen).rows[0] ?? defaultMyDay

/** How the person counts days and weeks on this device: what every screen asks before it says a day. */
export function useMyDay(): MyDayRule {
  const { startHour, zone, weekStart } = useMyDayChoices()
  const here = deviceZone()
  return useMemo(() => dayRuleOf({ startHour, zone, weekStart }, here), [startHour, zone, weekStart, here])
}
