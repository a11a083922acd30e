export interface RunPoint {
  readonly index: number
  readonly value: number
}

/** The values between the gaps: one list of points for each stretch in which nothing is missing. */
export function valueRuns(values: readonly (number | null)[]): RunPoint[][] {
  const runs: RunPoint[][] = []
  let isOpen = false
  values.forEach((value, index) => {
    if (value === null) {
      isOpen = false
      return
    }
    if (isOpen) runs.at(-1)?.push({ index, value })
    else runs.push([{ index, value }])
    isOpen = true
  })
  return runs
}

export interface GapRun {
  readonly from: number
  readonly count: number
}

/** Where none of the series has a value. `length` is that of each series. */
export function gapRuns(series: readonly (readonly (number | null)[])[], length: number): GapRun[] {
  const runs: { from: number; count: number }[] = []
  for (let index = 0; index < length; index++) {
    if (series.some((values) => (values[index] ?? null) !== null)) continue
    const last = runs.at(-1)
    if (last && last.from + last.count === index) last.count++
    else runs.push({ from: index, count: 1 })
  }
  return runs
}
