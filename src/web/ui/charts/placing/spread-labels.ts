/** Moves heights (px) apart until each has `gap` to the next, keeping their order and staying between top and bottom. */
export function spreadLabels(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let floor = top
  for (const at of order) {
    placed[at] = Math.max(heights[at] ?? 0, floor)
    floor = (placed[at] ?? 0) + gap
  }
  let ceiling = bottom
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, ceiling)
    ceiling = (placed[at] ?? 0) - gap
  }
  return placed
}
