/** Something with a place in time, in minutes from the beginning of a day's column. */
export interface Placed {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** Where it stands beside what takes place at the same time: which of how many lanes. */
export interface Lane {
  readonly lane: number
  readonly lanes: number
}

/** The least height (min) that something is drawn with: what is shorter is as wide in time for this. */
export const leastMinutes = 30

/**
 * Lanes by id: what overlaps stands side by side, each in the first lane that is free, and everything of one cluster is as wide as its fullest moment asks.
 */
export function lanesOf(all: readonly Placed[]): ReadonlyMap<string, Lane> {
  const sorted = [...all].sort((a, b) => a.from - b.from || b.to - a.to || (a.id < b.id ? -1 : 1))
  const found = new Map<string, Lane>()
  let cluster: { id: string; lane: number }[] = []
  let ends: number[] = []
  let clusterEnd = Number.NEGATIVE_INFINITY
  const close = () => {
    for (const { id, lane } of cluster) found.set(id, { lane, lanes: ends.length })
    cluster = []
    ends = []
  }
  for (const { id, from, to } of sorted) {
    const end = Math.max(to, from + leastMinutes)
    if (from >= clusterEnd) close()
    const free = ends.findIndex((one) => one <= from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = end
    cluster.push({ id, lane })
    clusterEnd = Math.max(clusterEnd, end)
  }
  close()
  return found
}

/** The step of dragging: a quarter of an hour, in minutes. */
export const snapMinutes = 15

/** Minutes to the nearest quarter of an hour. */
export const snapped = (minutes: number): number => Math.round(minutes / snapMinutes) * snapMinutes

/** A hand misses a line by so much (two pixels or so) and still means it. */
const missMinutes = 3

/** The time that a drag from one place to another asks for, in the whole quarters that it touches, at least one of them: minutes from the beginning of the column. */
export function draggedSpan(from: number, to: number, whole = 24 * 60): { from: number; to: number } {
  const [low, high] = from <= to ? [from, to] : [to, from]
  const start = Math.max(
    0,
    Math.min(whole - snapMinutes, Math.floor((low + missMinutes) / snapMinutes) * snapMinutes),
  )
  const end = Math.max(
    start + snapMinutes,
    Math.min(whole, Math.ceil((high - missMinutes) / snapMinutes) * snapMinutes),
  )
  return { from: start, to: end }
}

/** '14:30', minutes from the beginning of a day that begins at an hour (0 to 11); 24:00 and beyond is the next date. */
export function clockAt(minutes: number, startHour: number): string {
  const on = (((minutes + startHour * 60) % 1_440) + 1_440) % 1_440
  return `${String(Math.floor(on / 60)).padStart(2, '0')}:${String(on % 60).padStart(2, '0')}`
}
