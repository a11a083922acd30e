/** Written by scripts/learn/learn-emotions.ts: one for each of the eight emotions, in their order. */
export const calibrations: readonly Readonly<{
  weights: readonly [number, number, number, number, number]
  least: number
}>[] = [
  { weights: [1.64, 0.62, -0.17, 2.04, -1.65], least: 0.46 },
  { weights: [1.9, 0.14, 0.43, -2.06, -3.85], least: 0.14 },
  { weights: [2.18, 0.33, 0.51, -1.77, -3.14], least: 0.2 },
  { weights: [2.91, 0.5, -0.38, -1.68, -3.41], least: 0.46 },
  { weights: [1.83, 0.21, 0.45, -0.16, -4.06], least: 0.12 },
  { weights: [3.38, 0.17, 0.57, -1.97, -4.61], least: 0.44 },
  { weights: [1.72, 0.87, 0.3, 1.16, -3.28], least: 0.38 },
  { weights: [1.71, 0.6, 0.55, 0.73, -4.13], least: 0.5 },
]
