import { type Day, dayOf } from '../../time/day.ts'
import type { MindfulnessSession } from '../mindfulness-records.ts'

/** Where somebody was, and when. */
export interface PlaceInTime {
  /** Ms since 1970. */
  readonly atMs: number
  readonly zone: string
}

/**
 * The day of a session, the same on every device. One of earlier versions says no zone: it was held where the page nearest in time was written (of two as
 * near the earlier one), and without any page by the clock of UTC. `places`: in order of time.
 */
export function sessionDays(
  places: readonly PlaceInTime[],
  startHour: number,
): (session: Pick<MindfulnessSession, 'startedAt' | 'zone'>) => Day {
  return ({ startedAt, zone }) => {
    const atMs = Date.parse(startedAt)
    return dayOf(atMs, { zone: zone ?? zoneNear(places, atMs), startHour })
  }
}

function zoneNear(places: readonly PlaceInTime[], atMs: number): string {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.atMs ?? 0) < atMs) low = middle + 1
    else high = middle
  }
  const [before, after] = [places[low - 1], places[low]]
  if (!before || !after) return (before ?? after)?.zone ?? 'UTC'
  return atMs - before.atMs <= after.atMs - atMs ? before.zone : after.zone
}
