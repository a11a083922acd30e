import { type SayEvent, say } from '#worker/companion/companion.calls.ts'
import type { StreamImpl } from '#worker/core/worker-calls.ts'
import type { FillParts } from '#worker/sample-life/sample-life.ts'
import { sealPictureOver } from './seal-picture.ts'

/** What filling a vault with the sample life asks of others: pictures are sealed as the journal does it, and the companion of this device answers. */
export function sampleLifeParts(streams: readonly StreamImpl[]): Omit<FillParts, 'paint'> {
  const answerer = streams.find(({ name }) => name === say.name)
  if (!answerer) throw new Error(`There is no ${say.name}.`)
  return {
    sealPicture: sealPictureOver(streams),
    async answer(tools, { content, ...place }, signal) {
      const heard = (event: unknown) => {
        const answer = event as SayEvent
        if (answer.type === 'error') throw new Error(answer.error)
      }
      const words = { ...place, content, mode: 'listen', permit: { to: 'device' } }
      await answerer.run(tools, words, heard, signal)
    },
  }
}
