/** Solves a symmetric positive system by elimination, in place: `rows` and `right` hold other numbers afterwards. */
export function solved(rows: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  for (let at = 0; at < size; at++) {
    const pivot = rows[at] as Float64Array
    for (let below = at + 1; below < size; below++) {
      const row = rows[below] as Float64Array
      const share = (row[at] ?? 0) / (pivot[at] ?? 1)
      if (share === 0) continue
      for (let column = at; column < size; column++)
        row[column] = (row[column] ?? 0) - share * (pivot[column] ?? 0)
      right[below] = (right[below] ?? 0) - share * (right[at] ?? 0)
    }
  }
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at] as Float64Array
    let sum = right[at] ?? 0
    for (let column = at + 1; column < size; column++) sum -= (row[column] ?? 0) * (right[column] ?? 0)
    right[at] = sum / (row[at] ?? 1)
  }
  return right
}
