import type { Entity, Records } from '#domain/entity/records.ts'
import { type JournalEntry, journalEntries } from '../journal-entry.ts'
import { type PageText, pageFields } from '../new-entry.ts'
import { type PageHistory, pageHistories } from './page-history.ts'

/** When a person last changed an entry, ISO. */
export const editedAt = ({ metadata, createdAt }: JournalEntry): string =>
  typeof metadata.editedAt === 'string' ? metadata.editedAt : createdAt

/** What is kept of one page, in no order. */
export function historyOf(records: Records, uid: string): Entity<PageHistory>[] {
  const found: Entity<PageHistory>[] = []
  for (const entity of records.of(pageHistories).values())
    if (entity.data.of === uid && entity.data.kind === journalEntries.kind) found.push(entity)
  return found
}

type WrittenPage = Partial<Pick<PageText, 'title' | 'content'>>
export const sameWords = (a: WrittenPage, b: WrittenPage): boolean =>
  a.title === b.title && a.content === b.content

/** What a version can hold beside the text, as far as it differs from what stands there. */
export const otherFields = [
  'mood',
  'energy',
  'stress',
  'emotions',
  'activities',
  'topics',
  'isStarred',
  'createdAt',
  'zone',
] as const
export type OtherValues = Partial<Pick<JournalEntry, (typeof otherFields)[number]>>

type Restorable = Partial<PageText> & OtherValues

const restorable = [...new Set([...pageFields, ...otherFields])]

/** What of `data` can be put back, as far as it differs from what stands there. */
export function otherValues(data: Partial<JournalEntry>, entry: JournalEntry): Restorable {
  const others = restorable.filter(
    (field) =>
      data[field] !== undefined && JSON.stringify(data[field]) !== JSON.stringify(entry[field] ?? null),
  )
  return Object.fromEntries(others.map((field) => [field, data[field]]))
}
