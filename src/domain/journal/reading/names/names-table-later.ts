// Stands for names-table-now.ts where scripts are fetched, in browsers: package.json, "#names-table".
import type { NamesTable } from './names-table-now.ts'

let table: NamesTable | null = null

/** The lists of names as they are packed; null as long as they have not been fetched. */
export const namesTableHere = (): NamesTable | null => table

/** Resolves once the lists are there. */
export async function namesTableReady(): Promise<void> {
  if (table) return
  const [packed, words] = await Promise.all([import('./names-table.ts'), import('./names-table-words.ts')])
  table = { ...packed, ...words }
}
