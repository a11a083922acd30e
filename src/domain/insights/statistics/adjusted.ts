/** Orthonormal columns, each as long as the days they stand for. */
export type Basis = readonly Float64Array[]

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

function take(from: Float64Array, column: Float64Array): void {
  const share = dot(from, column)
  for (let at = 0; at < from.length; at++) from[at] = (from[at] ?? 0) - share * (column[at] ?? 0)
}

/** What is the same every week, and a straight line over the whole time: columns for days counted from any Monday. `days`: numbers of days. */
export function weekdayAndTrend(days: ArrayLike<number>): Basis {
  const count = days.length
  const raw = [new Float64Array(count).fill(1), Float64Array.from(days)]
  for (let weekday = 1; weekday < 7; weekday++)
    raw.push(Float64Array.from(days, (day) => (((day % 7) + 7) % 7 === weekday ? 1 : 0)))
  return orthonormal(raw)
}

/** A straight line over the whole time. `days`: numbers of days. */
export const lineOver = (days: ArrayLike<number>): Basis =>
  orthonormal([new Float64Array(days.length).fill(1), Float64Array.from(days)])

/** A turn of so many days whatever its shape, down to a third of it, and a straight line over the whole time. `days`: numbers of days. */
export function turnAndTrend(days: ArrayLike<number>, turn: number): Basis {
  const raw = [new Float64Array(days.length).fill(1), Float64Array.from(days)]
  for (const part of turnParts)
    for (const wave of [Math.cos, Math.sin])
      raw.push(Float64Array.from(days, (day) => wave((2 * Math.PI * part * day) / turn)))
  return orthonormal(raw)
}

/** A turn, its half and its third: of a week, that is everything that weekdays can differ by. */
export const turnParts = [1, 2, 3]

/** The same space in columns that do not overlap (Gram and Schmidt); what says nothing new is left out. */
function orthonormal(raw: readonly Float64Array[]): Basis {
  const kept: Float64Array[] = []
  for (const column of raw) {
    const before = Math.sqrt(dot(column, column))
    for (const known of kept) take(column, known)
    const length = Math.sqrt(dot(column, column))
    if (before === 0 || length < 1e-7 * before) continue
    for (let at = 0; at < column.length; at++) column[at] = (column[at] ?? 0) / length
    kept.push(column)
  }
  return kept
}

/** What is left of values once everything that a basis can say is taken out (Frisch and Waugh 1933). */
export function adjusted(values: ArrayLike<number>, basis: Basis): Float64Array {
  const left = Float64Array.from(values)
  for (const column of basis) take(left, column)
  return left
}

/** How much of a day is left in the next one, 0 to .8, told from days that follow each other, made up for how few they are (Kendall 1954). */
export function carriedOver(days: ArrayLike<number>, values: Float64Array): number {
  let [together, whole, pairs] = [0, 0, 0]
  for (let at = 0; at < values.length; at++) {
    whole += (values[at] ?? 0) ** 2
    if (at === 0 || (days[at] ?? 0) - (days[at - 1] ?? 0) !== 1) continue
    together += (values[at] ?? 0) * (values[at - 1] ?? 0)
    pairs++
  }
  if (pairs < 10 || whole < 1e-9) return 0
  const plain = together / pairs / (whole / values.length)
  return Math.max(0, Math.min(0.8, plain + (1 + 3 * plain) / pairs))
}

/** What each day brings anew when `carried` of it is left in the next one, over gaps too (Prais and Winsten 1954). */
export function anew(days: ArrayLike<number>, values: ArrayLike<number>, carried: number): Float64Array {
  const fresh = Float64Array.from(values)
  if (carried === 0) return fresh
  const first = Math.sqrt(1 - carried * carried)
  fresh[0] = (values[0] ?? 0) * first
  for (let at = 1; at < fresh.length; at++) {
    const left = carried ** Math.min(60, (days[at] ?? 0) - (days[at - 1] ?? 0))
    fresh[at] = ((values[at] ?? 0) - left * (values[at - 1] ?? 0)) * (first / Math.sqrt(1 - left * left))
  }
  return fresh
}

/** A basis for values of which only what is new each day is left. */
export const basisAnew = (days: ArrayLike<number>, basis: Basis, carried: number): Basis =>
  carried === 0 ? basis : orthonormal(basis.map((column) => anew(days, column, carried)))
