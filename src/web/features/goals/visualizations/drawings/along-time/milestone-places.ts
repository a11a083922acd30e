import type { MilestoneTimeline } from '#domain/goals/visuals/milestone-timeline.ts'
import type { Day } from '#domain/time/day.ts'

/** Where each milestone stands, 0 to 1; those without a date evenly between their neighbours that have one. `part`: where a day stands. */
export function milestonePlaces(
  { points }: Pick<MilestoneTimeline, 'points'>,
  part: (day: Day) => number,
): number[] {
  const known = points.map(({ day }) => (day === null ? null : part(day)))
  const places: number[] = []
  let [before, last] = [0, -1]
  for (const [at, place] of [...known, 1].entries()) {
    if (place === null) continue
    const after = Math.max(before, place)
    for (let open = last + 1; open < at; open++)
      places.push(before + ((after - before) * (open - last)) / (at - last))
    if (at < known.length) places.push(place)
    ;[before, last] = [place, at]
  }
  return places
}
