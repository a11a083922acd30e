import { z } from 'zod'
import { anyKind, entity } from '#domain/entity/entity.ts'
import { versionWhys } from './versions.ts'

const rating = z.int().min(1).max(10).nullable()

/**
 * What is kept of a record as it was: values that gave way in a merge, or a version of a page's words and ratings. Sealed as kind 'history'; the
 * vault writes those of merges itself, see docs/format.md.
 */
export const pageHistory = z.object({
  /** uid of the record, and its kind. */
  of: z.string().min(1),
  kind: z.string().min(1),
  /** Instant, ISO: of a version when its words were written last, else of the merge. */
  at: z.iso.datetime(),
  why: z.enum(['merge', ...versionWhys]),
  /** Values that stood there, under their names. */
  data: z.looseObject({
    title: z.string().exactOptional(),
    content: z.string().exactOptional(),
    mood: rating.exactOptional(),
    energy: rating.exactOptional(),
    stress: rating.exactOptional(),
  }),
})
export type PageHistory = z.infer<typeof pageHistory>
export const pageHistories = entity('history', {
  schema: pageHistory,
  version: 1,
  upgrades: {},
  label: 'Earlier versions',
  references: { of: anyKind },
})
