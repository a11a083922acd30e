import type { z } from 'zod'
import { entityOfKind } from '../entities.ts'

/** What the vault keeps for itself and would be wrong in another, though no entity is declared for it. */
const ofTheVault: ReadonlySet<string> = new Set(['tombstone', 'manifest'])

/** True for what a person wrote or decided: it goes into exports and comes out of them. */
export const isExported = (kind: string): boolean =>
  !ofTheVault.has(kind) && !entityOfKind(kind)?.isOfTheVault

/** What data of a kind has to be to be let in; for a kind that is not known here, any object is. */
export const schemaOf = (kind: string): z.ZodType<object> | undefined => entityOfKind(kind)?.schema

/** There is one in a vault: what comes in takes its place instead of standing beside it. */
export const isSingle = (kind: string): boolean => entityOfKind(kind)?.single === true

/** 'Journal entries' for journal_entry; an unknown kind by its own words: 'Habit completion'. */
export function kindName(kind: string): string {
  const words = kind.replaceAll('_', ' ')
  return entityOfKind(kind)?.label ?? words.charAt(0).toUpperCase() + words.slice(1)
}
