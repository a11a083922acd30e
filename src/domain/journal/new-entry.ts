import { type JournalEntry, journalEntry } from './journal-entry.ts'
import type { Ratings } from './rating-words.ts'

/** An entry that has just been begun: no words, no ratings, everything else as the schema's defaults say. */
export function newEntry(createdAt: string, zone: string): JournalEntry {
  return journalEntry.parse({ content: '', mood: null, energy: null, stress: null, createdAt, zone })
}

/** What a person can change on a page. */
export interface PageText extends Ratings {
  readonly title: string
  readonly content: string
}

/** A change of a page. A field that is left out stays as it is. */
export type PageEdit = Partial<PageText>

export const pageFields = ['title', 'content', 'mood', 'energy', 'stress'] as const

/** The part of an entry that the person writes on the page. */
export function pageText({ title, content, mood, energy, stress }: PageText): PageText {
  return { title, content, mood, energy, stress }
}

/** Those fields of `to` that are not as in `from`; null when all are. */
export function editBetween(from: PageText, to: PageText): PageEdit | null {
  const changed = pageFields.filter((field) => from[field] !== to[field])
  return changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field, to[field]]))
}

/** The entry with an edit on it, held within the schema's lengths; the same object when nothing differs. */
export function withEdit(entry: JournalEntry, edit: PageEdit): JournalEntry {
  const next = { ...entry, ...edit, title: (edit.title ?? entry.title).slice(0, 500) }
  return editBetween(entry, next) ? next : entry
}
