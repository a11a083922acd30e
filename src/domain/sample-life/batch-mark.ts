import { fnv1a } from '../text/fnv.ts'

const wordFields = [
  ...['title', 'content', 'name', 'description', 'about', 'note', 'notes', 'reason', 'trigger', 'behavior'],
  ...['reinforcement', 'smallest', 'place', 'text', 'quote', 'photos', 'metrics'],
] as const

/** What somebody has put into a record by hand, its words and pictures, as one text; '' where there is nothing of the kind. */
export function ownWordsIn(data: object): string {
  const fields: Readonly<Record<string, unknown>> = { ...data }
  return wordFields
    .flatMap((field) => {
      const value = fields[field]
      if (typeof value === 'string') return value === '' ? [] : [value]
      return Array.isArray(value) && value.length > 0 ? [JSON.stringify(value)] : []
    })
    .join('\n')
}

/** A record with the mark of the batch that it came with, and a check of its words by which a change is seen. */
export const marked = <T extends object>(data: T, importId: string) => ({
  ...data,
  importId,
  importedWords: fnv1a(ownWordsIn(data)),
})

/** True for a record that came with a batch. */
export const isOfBatch = (data: object, importId: string): boolean =>
  'importId' in data && data.importId === importId

/** True where somebody has changed the words of a record that came with a batch. */
export const isReworded = (data: object): boolean =>
  'importedWords' in data && data.importedWords !== fnv1a(ownWordsIn(data))

/** True for a record that came with a sample life, whichever. */
export const isSampled = (data: object): boolean => 'importedWords' in data
