import { z } from 'zod'
import { entity } from '../entity/entity.ts'
import { emotionCategories } from './emotion.ts'
import { nameKinds } from './reading/context.ts'

const said = <Type extends string, Content extends z.ZodType>(type: Type, content: Content) =>
  z.object({
    /** The entry that it is about. */
    entryId: z.uuid(),
    type: z.literal(type),
    content,
    createdAt: z.iso.datetime(),
  })

const quote = z.string().min(1).max(10_000)

/**
 * journal_insights. Sealed as kind 'journal_insight': what a person says about how an entry was read. It outlives every reading; what the
 * engine reads by itself is never a record. Of several about the same thing the latest holds.
 */
export const journalInsight = z.discriminatedUnion('type', [
  said('emotion', z.object({ emotion: z.enum(emotionCategories), isThere: z.boolean() })),
  said('topic', z.object({ topic: z.string().min(1).max(60), isThere: z.boolean() })),
  /** `isThere` false: this is no name, here and anywhere else. */
  said('name', z.object({ name: z.string().min(1).max(120), kind: z.enum(nameKinds), isThere: z.boolean() })),
  /** `quote`: literally in the text when it was said. */
  said('phrase', z.object({ quote, isThere: z.literal(false) })),
  said('summary', z.object({ quote, isThere: z.boolean() })),
  /** `suggestion`: its key, see suggestionKey. */
  said('suggestion', z.object({ suggestion: z.string().min(1).max(500), isThere: z.literal(false) })),
])
export type JournalInsight = z.infer<typeof journalInsight>
export const journalInsights = entity('journal_insight', {
  schema: journalInsight,
  version: 1,
  upgrades: {},
  label: 'What you said about how a page was read',
  references: { entryId: 'journal_entry' },
})

/** What an insight is about; of those with the same key the latest holds. */
export function insightKey({ type, content }: Pick<JournalInsight, 'type' | 'content'>): string {
  if ('emotion' in content) return `emotion ${content.emotion}`
  if ('topic' in content) return `topic ${content.topic.toLowerCase()}`
  if ('name' in content) return `name ${content.name.toLowerCase()}`
  if ('suggestion' in content) return `suggestion ${content.suggestion}`
  return `${type} ${content.quote}`
}
