import type { EntityDefinition } from './entity.ts'

/** Where a thing stands on its way to the server. */
export type KeptWhere = 'draft' | 'here' | 'synced'

/** An opened record. Immutable: every change makes a new object. */
export interface Entity<T = unknown> {
  readonly uid: string
  readonly kind: string
  readonly data: T
  /** The version of its kind's schema that it was sealed with; absent: 1. Data that features see is always of the newest. */
  readonly schemaVersion?: number
  /** Revision at the server; 0 when it has never been there. */
  readonly revision: number
  readonly kept: KeptWhere
}

/** The opened vault as an engine reads it: what is not asked for here is not in it. Deleted things are not in it. */
export interface Records {
  /** All of one kind, by uid. */
  of<T extends object>(definition: EntityDefinition<T>): ReadonlyMap<string, Entity<T>>
  /** One of a kind; undefined where there is none, or something of another kind. */
  one<T extends object>(definition: EntityDefinition<T>, uid: string): Entity<T> | undefined
}

/** Whether a thing is of an entity. The store has parsed its data by that entity's schema when it was opened. */
export const isOf = <T extends object>(
  definition: EntityDefinition<T>,
  entity: Entity | undefined,
): entity is Entity<T> => entity?.kind === definition.kind

const changedAt = (data: object): number => ('updatedAt' in data ? Date.parse(String(data.updatedAt)) : 0)

/** The record of an entity of which there is one. Devices may have made one each before they met: the one that was changed last holds. */
export function latestOf<T extends object>(
  records: Records,
  definition: EntityDefinition<T>,
): Entity<T> | undefined {
  const [latest] = [...records.of(definition).values()].sort(
    (a, b) => changedAt(b.data) - changedAt(a.data) || (a.uid < b.uid ? -1 : 1),
  )
  return latest
}

/** What that record says. */
export const singleOf = <T extends object>(
  records: Records,
  definition: EntityDefinition<T>,
): T | undefined => latestOf(records, definition)?.data
