import type { JournalEntry } from '#domain/journal/journal-entry.ts'
import { type OtherValues, otherFields } from '#domain/journal/versions/history-of.ts'
import { wordDiff } from '#domain/journal/versions/word-diff.ts'
import type { ConflictLines, ReadVersion } from './versions.calls.ts'

/** A version beside the page as it stands. `values`: all that differs. */
export function compareVersion(
  was: Partial<JournalEntry>,
  entry: JournalEntry,
  values: Partial<JournalEntry>,
): ReadVersion {
  const others = otherFields.filter((field) => values[field] !== undefined)
  const pick = (from: Partial<JournalEntry>): OtherValues =>
    Object.fromEntries(others.map((field) => [field, from[field]]))
  return {
    title: values.title === undefined ? null : wordDiff(values.title, entry.title),
    text: was.content === undefined ? null : wordDiff(was.content, entry.content),
    was: pick(was),
    now: pick(entry),
  }
}

const mostPairs = 3

/** The lines that differ between an original and its other version, each beside the one that stands in its place. */
export function conflictLines(original: JournalEntry, version: JournalEntry): ConflictLines {
  const pairs: { original: string; version: string }[] = []
  const both = (entry: JournalEntry) => `${entry.title}\n${entry.content}`
  let open: { original: string; version: string } | null = null
  for (const { kind, pieces } of wordDiff(both(original), both(version)).paragraphs) {
    const text = (without: 'in' | 'out') =>
      pieces
        .filter((piece) => piece.kind !== without)
        .map((piece) => piece.text)
        .join('')
    if (kind === 'mixed') pairs.push({ original: text('in'), version: text('out') })
    if (kind === 'same' || kind === 'mixed') {
      open = null
      continue
    }
    const side = kind === 'out' ? 'original' : 'version'
    if (open?.[side] !== '') {
      open = { original: '', version: '' }
      pairs.push(open)
    }
    open[side] = text(kind === 'out' ? 'in' : 'out')
  }
  const told = pairs.filter((pair) => /\S/.test(pair.original + pair.version))
  return { pairs: told.slice(0, mostPairs), more: Math.max(0, told.length - mostPairs) }
}
