import { z } from 'zod'
import { entity } from '../entity/entity.ts'

/**
 * Says that somebody is looking around in the sample life. Sealed as kind 'sample_life', one in a vault: written before the first record of the life
 * and removed after the last, so that what was cut short is still told of. `importId` is that of everything that came.
 */
export const sampleLifeBatch = z.object({ importId: z.uuid(), createdAt: z.iso.datetime() })
export const sampleLifeBatches = entity('sample_life', {
  schema: sampleLifeBatch,
  version: 1,
  upgrades: {},
  label: 'Whether you look around in a sample life',
  single: true,
})
