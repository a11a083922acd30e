import { transferHandlers } from 'comlink'
import { InvalidEntityError } from '#vault/store/entity-reader.ts'

/** An error reaches the screen with its name and its message; what could not be kept says there, too, which field is why. */
export function carryFaults(): void {
  const plain = transferHandlers.get('throw')
  if (!plain) throw new Error('Comlink sends no errors.')
  transferHandlers.set('throw', {
    ...plain,
    serialize(thrown: { value: unknown }) {
      const [sent, moved] = plain.serialize(thrown)
      const error = thrown.value
      if (error instanceof InvalidEntityError)
        Object.assign((sent as { value: object }).value, { faults: error.faults })
      return [sent, moved]
    },
  })
}
