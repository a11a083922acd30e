/** Written by scripts/learn-emotions.ts: one for each of the eight emotions, in their order. */
export const calibrations: readonly Readonly<{
  weights: readonly [number, number, number, number, number]
  least: number
}>[] = [
  { weights: [1.43, 0.12, -0.27, 2.02, 0.34], least: 0.48 },
  { weights: [-0.02, 0.1, 0.48, -1.44, -4.26], least: 0.14 },
  { weights: [1.03, 0.01, 0.52, -2.75, -2.58], least: 0.14 },
  { weights: [1.81, 0.02, -0.04, -2.16, -2.16], least: 0.17 },
  { weights: [0.29, -0.03, 0.67, -0.72, -3.9], least: 0.11 },
  { weights: [1.17, 0.22, 0.39, -1.88, -4.1], least: 0.1 },
  { weights: [0.09, 1.32, -0.27, 0.79, -3.07], least: 0.5 },
  { weights: [-0.05, 1.33, -0.37, 0.44, -3.87], least: 0.5 },
]
