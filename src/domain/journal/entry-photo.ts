import { z } from 'zod'
import { blobRef } from '../entity/blob-refs.ts'

/** In UTF-16 units. */
export const longestCaption = 500

/** A picture on a page: sealed bytes, upright, without what the camera wrote into them; its size is in px. */
export const entryPhoto = blobRef.extend({
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  /** The same picture for rows of small ones. */
  small: blobRef,
  caption: z.string().max(longestCaption).default(''),
  /** Instant at which it was put on the page, ISO. */
  addedAt: z.iso.datetime(),
})
export type EntryPhoto = z.infer<typeof entryPhoto>
