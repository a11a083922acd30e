import { z } from 'zod'

const sealedBytes = z.object({
  blobId: z.uuid(),
  chunks: z.int().min(1).max(256),
  /** Length of the plain bytes. */
  bytes: z.int().min(0),
  /** Media type, such as image/webp. */
  type: z.string().max(100),
})

/** A picture on a page: sealed bytes, upright, without what the camera wrote into them; its size is in px. */
export const entryPhoto = sealedBytes.extend({
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  /** The same picture for rows of small ones. */
  small: sealedBytes,
  caption: z.string().max(500).default(''),
  /** Instant at which it was put on the page, ISO. */
  addedAt: z.iso.datetime(),
})
export type EntryPhoto = z.infer<typeof entryPhoto>
