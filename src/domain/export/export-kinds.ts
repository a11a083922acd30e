import { entityOfKind } from '../entities.ts'
import { type ReadEntity, readEntity } from '../entity/entity.ts'

/** What the vault keeps for itself and would be wrong in another, though no entity is declared for it. */
const ofTheVault: ReadonlySet<string> = new Set(['tombstone', 'manifest'])

/** Of data of a kind that this program does not know. */
const recordSchemaVersion = 1

/** True for what a person wrote or decided: it goes into exports and comes out of them. */
export const isExported = (kind: string): boolean =>
  !ofTheVault.has(kind) && !entityOfKind(kind)?.isOfTheVault

/** Data of a kind that was written as `version`, brought up to date and checked; for a kind that is not known here, anything is as it came. */
export function readOfKind(kind: string, version: number, data: object): ReadEntity<object> {
  const definition = entityOfKind(kind)
  if (definition) return readEntity(definition, version, data)
  return version > recordSchemaVersion ? { is: 'newer' } : { is: 'valid', data }
}

/** The version that data of a kind is written as today. */
export const versionOf = (kind: string): number => entityOfKind(kind)?.version ?? recordSchemaVersion

/** What makes something unique among its kind; undefined: its uid alone. */
export const keyOf = (kind: string, data: object): readonly string[] | undefined =>
  entityOfKind(kind)?.key?.(data)

/** There is one in a vault: what comes in takes its place instead of standing beside it. */
export const isSingle = (kind: string): boolean => entityOfKind(kind)?.single === true

/** 'Journal entries' for journal_entry; an unknown kind by its own words: 'Habit completion'. */
export function kindName(kind: string): string {
  const words = kind.replaceAll('_', ' ')
  return entityOfKind(kind)?.label ?? words.charAt(0).toUpperCase() + words.slice(1)
}
