import type { Faults } from '#domain/entity/entity.ts'
import type { EntityRow } from '#web/lib/vault/use-entities.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Swim } from './swim.test-support.ts'

/** The swims, how far at each place, and a form for another. */
export function SwimScreen({
  rows,
  byPlace,
  faults,
}: {
  rows: readonly EntityRow<Swim>[]
  byPlace: readonly { place: string; metres: number }[]
  faults: Faults
}) {
  return (
    <section>
      <ul>
        {rows.map(({ id, day, place }) => (
          <li key={id}>{`${day} ${place}`}</li>
        ))}
      </ul>
      <ul>
        {byPlace.map(({ place, metres }) => (
          <li key={place}>{`${metres} metres in the ${place}`}</li>
        ))}
      </ul>
      <form>
        <TextField label="Day" error={faults.day} />
        <TextField label="Place" error={faults.place} />
      </form>
    </section>
  )
}
