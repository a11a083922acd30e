/** Written by scripts/learn-emotions.ts: one for each of the eight emotions, in their order. */
export const calibrations: readonly Readonly<{
  weights: readonly [number, number, number, number, number]
  least: number
}>[] = [
  { weights: [1.431, 0.122, -0.266, 2.021, 0.339], least: 0.476 },
  { weights: [-0.018, 0.104, 0.482, -1.44, -4.264], least: 0.143 },
  { weights: [1.029, 0.011, 0.518, -2.753, -2.579], least: 0.138 },
  { weights: [1.813, 0.022, -0.037, -2.159, -2.161], least: 0.166 },
  { weights: [0.285, -0.026, 0.671, -0.719, -3.905], least: 0.107 },
  { weights: [1.169, 0.219, 0.393, -1.881, -4.104], least: 0.096 },
  { weights: [0.091, 1.324, -0.265, 0.785, -3.072], least: 0.5 },
  { weights: [-0.049, 1.333, -0.366, 0.436, -3.871], least: 0.5 },
]
