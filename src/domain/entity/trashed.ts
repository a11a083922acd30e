import { z } from 'zod'

/** The fields of what can lie in a trash and be brought back. */
export const trashFields = {
  /** Set while it lies in the trash: when that was, by the clock of the device that put it there, ISO. */
  deletedAt: z.iso.datetime().nullable().default(null),
  /** When, by the server's clock, a device first saw it in the trash since `deletedAt`, ISO: its days there count from then. */
  inTrash: z.object({ deletedAt: z.iso.datetime(), seenAt: z.iso.datetime() }).optional(),
  /** The `deletedAt` of another device, where it was written on here before that came, until its person has read so. */
  keptFromTrash: z.iso.datetime().optional(),
}
export type Trashed = z.infer<z.ZodObject<typeof trashFields>>

/**
 * When the server's clock first saw it in the trash, ms since 1970; null: it has not yet, and what the device that put it there took the time to be
 * says nothing.
 */
export const seenInTrashAt = ({ deletedAt, inTrash }: Omit<Trashed, 'keptFromTrash'>): number | null =>
  deletedAt !== null && inTrash?.deletedAt === deletedAt ? Date.parse(inTrash.seenAt) : null
