import * as packed from './names-table.ts'
import * as words from './names-table-words.ts'

const table = { ...packed, ...words }

export type NamesTable = Readonly<Record<keyof typeof table, string>>

/** The lists of names as they are packed; null as long as they have not been fetched. */
export const namesTableHere = (): NamesTable | null => table

/** Resolves once the lists are there. */
export const namesTableReady = (): Promise<void> => Promise.resolve()
