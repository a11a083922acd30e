import { z } from 'zod'
import { view } from '#domain/entity/view.ts'
import { metresByPlace, swims } from './swim.test-support.ts'

/** How far was swum at each place since a day, the farthest first. */
export const swimsByPlace = view({
  reads: [swims],
  args: z.object({ since: z.iso.date() }),
  rows: (records, { since }) =>
    metresByPlace(
      [...records.of(swims).values()].flatMap(({ data }) => (data.day >= since ? [data] : [])),
    ).map((one) => ({ id: one.place, ...one })),
})
