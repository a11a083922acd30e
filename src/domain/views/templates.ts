import { z } from 'zod'
import { type Entity, singleOf } from '#domain/entity/records.ts'
import { rowPerEntity, view } from '#domain/entity/view.ts'
import {
  hiddenTemplates,
  type JournalTemplate,
  journalTemplates,
} from '#domain/journal/templates/journal-template.ts'

export interface OwnTemplateRow extends JournalTemplate {
  readonly id: string
}

/** Two devices may have given the same place to two: then the older one comes first. */
const byOrder = (a: Entity<JournalTemplate>, b: Entity<JournalTemplate>): number =>
  a.data.order - b.data.order || (a.uid < b.uid ? -1 : 1)

const toRow = rowPerEntity<JournalTemplate, OwnTemplateRow>(({ uid, data }) => ({ ...data, id: uid }))

/** The templates that the person made, in their order, hidden ones too. */
export const ownTemplates = view({
  reads: [journalTemplates],
  args: z.null(),
  rows: (records) => [...records.of(journalTemplates).values()].sort(byOrder).map(toRow),
})

/** Ids of the built-in templates that are not shown: one row. */
export const hiddenTemplatesRow = view({
  reads: [hiddenTemplates],
  args: z.null(),
  rows: (records) => [{ id: 'hidden', hidden: singleOf(records, hiddenTemplates)?.hidden ?? [] }],
})
