/** How many pages the fictional life has by itself; more of them tell it again, in earlier years. */
export const sampleSizes = [100, 1_000, 10_000] as const
export type SampleSize = (typeof sampleSizes)[number]

export const readSize = (value: unknown): SampleSize =>
  sampleSizes.find((size) => String(size) === String(value)) ?? 100
