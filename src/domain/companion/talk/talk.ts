import { z } from 'zod'
import { entity } from '#domain/entity/entity.ts'
import { trashFields } from '#domain/entity/trashed.ts'

/** A talk that stands alone: what was decided about it. Sealed as kind 'talk'; its uid is the `talkId` of its messages. None until something is decided. */
export const talkRecord = z.object({
  /** What the person calls it; empty: its first words stand for it. */
  title: z.string().max(200).default(''),
  ...trashFields,
  /** Instant of the last decision, ISO. */
  updatedAt: z.iso.datetime(),
})
export type TalkRecord = z.infer<typeof talkRecord>
export const standaloneTalks = entity('talk', {
  schema: talkRecord,
  version: 1,
  upgrades: {},
  label: 'Talks',
})
