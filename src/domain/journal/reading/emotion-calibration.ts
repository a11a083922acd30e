/** Written by scripts/learn-emotions.ts: one for each of the eight emotions, in their order. */
export const calibrations: readonly Readonly<{
  weights: readonly [number, number, number, number, number]
  least: number
}>[] = [
  { weights: [1.43, 0.12, -0.26, 2.01, 0.34], least: 0.47 },
  { weights: [0, 0.1, 0.47, -1.46, -4.24], least: 0.14 },
  { weights: [1.04, 0.02, 0.49, -2.76, -2.55], least: 0.14 },
  { weights: [1.82, 0.02, -0.05, -2.16, -2.15], least: 0.1 },
  { weights: [0.26, -0.03, 0.68, -0.72, -3.92], least: 0.1 },
  { weights: [1.14, 0.23, 0.4, -1.87, -4.11], least: 0.1 },
  { weights: [0.11, 1.32, -0.26, 0.77, -3.07], least: 0.5 },
  { weights: [-0.06, 1.35, -0.38, 0.41, -3.84], least: 0.5 },
]
