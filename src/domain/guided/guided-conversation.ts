import { z } from 'zod'
import { entity } from '#domain/entity/entity.ts'
import { guidedMethodIds } from './guided-method.ts'

/** A line of one of the person's own pages: a literal part of its content, and the page's day. */
export const pageLine = z.object({
  entryUid: z.uuid(),
  quote: z.string().min(1).max(2_000),
  day: z.iso.date(),
})
export type PageLine = z.infer<typeof pageLine>

/** How strong something is: a feeling by its name, or what the step measures. */
export const strength = z.object({ word: z.string().trim().max(60), value: z.int().min(0).max(10) })
export type Strength = z.infer<typeof strength>

export const mostStrengths = 3
export const mostLines = 5

/** A guided conversation, left open or ended. Sealed as kind 'guided_conversation'. Answers stand under the ids of their steps. */
export const guidedConversation = z.object({
  method: z.enum(guidedMethodIds),
  /** The page, and the line of it, that led here. */
  begunFrom: pageLine.nullable().default(null),
  /** Id of the step that was open last; empty: the first. */
  step: z.string().max(40).default(''),
  answers: z.record(z.string(), z.string().max(20_000)).default({}),
  ratings: z.record(z.string(), z.array(strength).max(mostStrengths)).default({}),
  /** Lines of earlier pages that the person took into an answer. */
  lines: z.record(z.string(), z.array(pageLine).max(mostLines)).default({}),
  /** The page that it became. */
  pageUid: z.uuid().nullable().default(null),
  createdAt: z.iso.datetime(),
  /** Instant of the last change, ISO. */
  updatedAt: z.iso.datetime(),
})
export type GuidedConversation = z.infer<typeof guidedConversation>
export const guidedConversations = entity('guided_conversation', {
  schema: guidedConversation,
  version: 1,
  upgrades: {},
  label: 'Guided conversations',
  references: { pageUid: 'journal_entry' },
})
