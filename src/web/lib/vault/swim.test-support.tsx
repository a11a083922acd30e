import { z } from 'zod'
import { type DataOf, entity } from '#domain/entity/entity.ts'
import type { EntityRow } from './use-entities.ts'

/** All that somebody writes for a new kind of thing, beside one line in the list of entities: its schema, an engine, a screen. */

export const swims = entity('swim', {
  schema: z.object({
    day: z.iso.date(),
    place: z.string().min(1),
    metres: z.int().min(0).default(0),
    updatedAt: z.iso.datetime(),
  }),
  version: 2,
  upgrades: { 1: ({ where, ...rest }) => ({ ...rest, place: where }) },
  label: 'Swims',
  key: ({ day }) => [day],
})
export type Swim = DataOf<typeof swims>

/** Metres of all swims. */
export const metresOf = (all: readonly Swim[]): number => all.reduce((sum, { metres }) => sum + metres, 0)

export function SwimList({ rows }: { rows: readonly EntityRow<Swim>[] }) {
  return (
    <section>
      <p>{metresOf(rows)} metres</p>
      <ul>
        {rows.map(({ id, day, place }) => (
          <li key={id}>{`${day} ${place}`}</li>
        ))}
      </ul>
    </section>
  )
}
