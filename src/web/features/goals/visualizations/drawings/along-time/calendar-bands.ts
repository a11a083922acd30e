import type { Density } from '#domain/goals/goal-choices.ts'

/** The smallest cell that can be read, px, and what the names of the rows take. */
const [leastCell, namesWidth] = [11, 40]
/** The latest weeks that are drawn at most: a season, half a year, a year. */
const mostWeeks: Readonly<Record<Density, number>> = { compact: 13, normal: 26, detailed: 53 }

/**
 * How the latest of so many weeks lie in a width (px): from which to which, exclusive, in bands one under the other. Only the detailed one has more than one band,
 * equally long except that the first may be shorter.
 */
export function calendarBands(
  weeks: number,
  width: number,
  density: Density,
  names = namesWidth,
): { readonly from: number; readonly to: number }[] {
  const fit = Math.max(1, Math.floor((width - names) / leastCell))
  const wished = Math.min(weeks, mostWeeks[density])
  const shown = density === 'detailed' ? wished : Math.min(wished, fit)
  if (shown === 0) return []
  const long = Math.ceil(shown / Math.ceil(shown / fit))
  const bands: { from: number; to: number }[] = []
  for (let to = weeks; to > weeks - shown; to -= long)
    bands.unshift({ from: Math.max(weeks - shown, to - long), to })
  return bands
}
