import { z } from 'zod'
import { type DataOf, entity } from '#domain/entity/entity.ts'

export const swims = entity('swim', {
  schema: z.object({
    day: z.iso.date('Say on which day.'),
    place: z.string().trim().min(1, 'Say where you swam.'),
    metres: z.int().min(0).default(0),
    updatedAt: z.iso.datetime(),
  }),
  version: 2,
  upgrades: { 1: ({ where, ...rest }) => ({ ...rest, place: where }) },
  label: 'Swims',
  key: ({ day }) => [day],
})
export type Swim = DataOf<typeof swims>

/** Metres by place, the most first. */
export function metresByPlace(all: readonly Swim[]): readonly { place: string; metres: number }[] {
  const places = Map.groupBy(all, ({ place }) => place)
  return Array.from(places, ([place, swum]) => ({
    place,
    metres: swum.reduce((sum, { metres }) => sum + metres, 0),
  })).sort((a, b) => b.metres - a.metres)
}
