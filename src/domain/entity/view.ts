import type { z } from 'zod'
import type { EntityDefinition } from './entity.ts'
import type { Moment } from './moment.ts'
import type { Entity, Records } from './records.ts'

/** Every row of an answer has a stable id; the same object means that nothing changed. */
export interface Row {
  readonly id: string
}

/**
 * Something derived from records: a pure function over the kinds that it names. It is asked for by its name in the list of views, and answers again
 * when what it read has changed.
 */
export interface View<Args, R extends Row> {
  /** The kinds that it reads; a test finds one that is missing. */
  readonly reads: readonly EntityDefinition[]
  /** What it is asked with. Days are among it; zone and instant come as `at`. */
  readonly args: z.ZodType<Args>
  rows(records: Records, args: Args, at: Moment): readonly R[]
  /** True for a question whose answer is kept, sealed, and shown at the next start until the vault is open. Absent: never. Not for one that comes late. */
  isShownEarly?(args: Args): boolean
  /** It is never told before the vault is open, on no screen: what it says has to be so now. */
  readonly isSureOnly?: true
}

/** Declares a view; types follow from what is given. */
export const view = <Args, R extends Row>(parts: View<Args, R>): View<Args, R> => parts

/** A view whose code is fetched when it is asked for the first time. */
export interface LateView<Args, R extends Row> {
  readonly fetch: () => Promise<View<Args, R>>
}

type Late<V> = V extends View<infer Args, infer R> ? LateView<Args, R> : never

/** The view of that name out of a module that comes late. */
export const late = <M, Name extends keyof M>(load: () => Promise<M>, name: Name): Late<M[Name]> =>
  ({ fetch: async () => (await load())[name] }) as unknown as Late<M[Name]>

/** One row per record, made again only when the record itself changed. */
export function rowPerEntity<T, R extends Row>(toRow: (entity: Entity<T>) => R): (entity: Entity<T>) => R {
  const made = new WeakMap<Entity<T>, R>()
  return (entity) => {
    let row = made.get(entity)
    if (!row) {
      row = toRow(entity)
      made.set(entity, row)
    }
    return row
  }
}
