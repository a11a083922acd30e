import { entities, entityOfKind } from '#domain/entities.ts'
import { anyKind, type EntityDefinition, hasField, readEntity } from '#domain/entity/entity.ts'
import { latestOf, singleOf } from '#domain/entity/records.ts'
import { rowPerEntity } from '#domain/entity/view.ts'
import { inTurn } from '#domain/jobs/in-turn.ts'
import { InvalidEntityError } from '#vault/store/entity-reader.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import {
  chooseOne,
  createEntity,
  entityRow,
  entityRows,
  patchEntity,
  type RemovedRecord,
  removeEntity,
  reorderEntities,
  restoreRecords,
  type Undo,
} from './entity.calls.ts'
import { answer, type CommandImpl, perform, type QueryImpl, type WorkerTools } from './worker-calls.ts'

/** Something was to be changed that another tab or device has removed. */
export class GoneError extends Error {
  override readonly name = 'GoneError'
  constructor() {
    super('It was deleted meanwhile, here or on another device.')
  }
}

function definitionOf(kind: string): EntityDefinition {
  const definition = entityOfKind(kind)
  if (!definition) throw new Error(`No entity is declared for the kind ${kind}`)
  return definition
}

/** What is said of something new: instants are added, and the last place where there is an order. */
type Fresh<Input> = Input extends unknown
  ? Omit<Input, 'createdAt' | 'updatedAt' | 'order'> & { createdAt?: string; order?: number }
  : never

/** `data` with the instants that the entity has fields for. */
function stamped<T extends object>(
  definition: EntityDefinition<T>,
  data: object,
  nowMs: number,
  isNew: boolean,
): T {
  const at = new Date(nowMs).toISOString()
  return {
    ...(isNew && hasField(definition, 'createdAt') && { createdAt: at }),
    ...data,
    ...(hasField(definition, 'updatedAt') && { updatedAt: at }),
  } as T
}

/** The place behind all others, for an entity whose members stand in an order. */
function lastOrder(store: Store, definition: EntityDefinition): { order: number } | undefined {
  if (!hasField(definition, 'order')) return
  const orders = [...store.of(definition).values()].map(({ data }) =>
    'order' in data ? Number(data.order) : 0,
  )
  return { order: Math.max(-1, ...orders) + 1 }
}

/** Where something new goes. What its content decides has the same place on every device. */
async function placeOf(
  { session, newUid }: WorkerTools,
  definition: EntityDefinition,
  data: object,
): Promise<string> {
  const { kind } = definition
  if (definition.single) {
    const [known] = [...session.store.of(definition).keys()].sort()
    return known ?? session.uidFor(kind)
  }
  if (!definition.key) return newUid()
  const read = readEntity(definition, definition.version, data)
  if (read.is !== 'valid') throw new InvalidEntityError(kind, read)
  return session.uidFor(kind, ...definition.key(read.data))
}

const turn = inTurn()

/** Changes the one thing of an entity, in turn: each change sees what the one before it kept, however fast they come. */
export const changeSingle = <T extends object, Input>(
  tools: WorkerTools,
  definition: EntityDefinition<T, Input>,
  next: () => Fresh<Input>,
): Promise<void> => turn(() => keepInPlace(tools, definition, next()))

/** Keeps one thing in place of all that stand for the same: `those`, by their uids. What devices without a common place for it kept apart stays until then. */
export async function keepInPlace<T extends object, Input>(
  tools: WorkerTools,
  definition: EntityDefinition<T, Input>,
  data: Fresh<Input>,
  those: Iterable<string> = tools.session.store.of(definition).keys(),
): Promise<void> {
  const { session, now } = tools
  const [known, ...others] = [...those].sort()
  const whole = stamped(definition, data, now(), known === undefined)
  await session.put(definition, known ?? (await placeOf(tools, definition, whole)), whole)
  for (const other of others) await session.remove(other)
}

/** What is kept under a uid. Throws GoneError. */
export function wanted<T extends object>(store: Store, definition: EntityDefinition<T>, uid: string): T {
  const found = store.one(definition, uid)
  if (!found) throw new GoneError()
  return found.data
}

/** Keeps something new, under `uid` or where it belongs, and answers its uid. */
export async function createOf<T extends object, Input>(
  tools: WorkerTools,
  definition: EntityDefinition<T, Input>,
  data: Fresh<Input>,
  uid?: string | null,
): Promise<string> {
  const { session, now } = tools
  const placed = { ...lastOrder(session.store, definition), ...data }
  const whole = stamped(definition, placed, now(), true)
  const place = uid ?? (await placeOf(tools, definition, whole))
  await session.put(definition, place, whole)
  return place
}

/** Changes some fields, and answers what was there. Throws GoneError. */
export async function patchOf<T extends object>(
  { session, now }: WorkerTools,
  definition: EntityDefinition<T>,
  uid: string,
  changes: Partial<T> | ((before: T) => Partial<T>),
): Promise<RemovedRecord> {
  const before = wanted(session.store, definition, uid)
  const next = { ...before, ...(typeof changes === 'function' ? changes(before) : changes) }
  await session.put(definition, uid, stamped(definition, next, now(), false), before)
  return { kind: definition.kind, uid, data: before }
}

/** Changes what stands where `fresh` belongs, or makes it there of that and the changes. */
export async function keepOf<T extends object, Input>(
  tools: WorkerTools,
  definition: EntityDefinition<T, Input>,
  fresh: Fresh<Input>,
  changes: Partial<T> | ((before: T | undefined) => Partial<T>),
): Promise<void> {
  const { session, now } = tools
  const place = await placeOf(tools, definition, stamped(definition, fresh, now(), true))
  const before = session.store.one(definition, place)?.data
  const next = typeof changes === 'function' ? changes(before) : changes
  if (before) await patchOf(tools, definition, place, next)
  else await createOf(tools, definition, { ...fresh, ...next }, place)
}

const pointsTo = (data: object, field: string, uids: ReadonlySet<unknown>): boolean => {
  const value = (data as Record<string, unknown>)[field]
  return Array.isArray(value) ? value.some((uid) => uids.has(uid)) : uids.has(value)
}

function childrenOf(store: Store, parents: readonly Entity<object>[]): Entity<object>[] {
  const kinds = new Set([anyKind, ...parents.map(({ kind }) => kind)])
  const uids = new Set(parents.map(({ uid }) => uid))
  return entities.flatMap((definition) => {
    const references = Object.entries(definition.references ?? {})
    const fields = references.flatMap(([field, kind]) => (kinds.has(kind) ? [field] : []))
    if (fields.length === 0) return []
    return [...store.of(definition).values()].filter(({ data }) =>
      fields.some((field) => pointsTo(data, field, uids)),
    )
  })
}

/**
 * Removes some of a kind with everything that points to them, and what points to that, what is pointed to last; answers what went. `stays` says what does
 * not go along.
 */
export async function removeOf(
  { session }: Pick<WorkerTools, 'session'>,
  { kind }: Pick<EntityDefinition, 'kind'>,
  uids: readonly string[],
  stays: (one: Entity<object>) => boolean = () => false,
): Promise<RemovedRecord[]> {
  const { store } = session
  const all = store.of(definitionOf(kind))
  let parents = uids.flatMap((uid) => all.get(uid) ?? [])
  const found = new Map(parents.map((one) => [one.uid, one]))
  while (parents.length > 0) {
    parents = childrenOf(store, parents).filter((one) => !found.has(one.uid) && !stays(one))
    for (const one of parents) found.set(one.uid, one)
  }
  const gone = [...found.values()].reverse()
  for (const { uid } of gone) await session.remove(uid)
  return gone.map(({ kind: of, uid, data }) => ({ kind: of, uid, data }))
}

async function restore({ session }: WorkerTools, { made = [], records = [] }: Partial<Undo>): Promise<void> {
  for (const uid of made) await session.remove(uid)
  for (const { kind, uid, data } of records) await session.put(kind, uid, data)
}

async function reorder(
  tools: WorkerTools,
  { kind, uids }: { kind: string; uids: readonly string[] },
): Promise<void> {
  const definition = definitionOf(kind)
  for (const [order, uid] of uids.entries()) {
    const before = tools.session.store.one(definition, uid)?.data
    if (before && !('order' in before && before.order === order))
      await patchOf(tools, definition, uid, { order })
  }
}

const toRow = rowPerEntity<object, { readonly id: string }>(({ uid, data }) => ({ ...data, id: uid }))

/** Everything of one kind, or one of them. */
export const entityQueries: readonly QueryImpl[] = [
  answer(entityRow, (store, { kind, uid }) => {
    const definition = definitionOf(kind)
    const one = uid === null ? latestOf(store, definition) : store.one(definition, uid)
    return one ? [toRow(one)] : []
  }),
  answer(entityRows, (store, { kind }) =>
    [...store.of(definitionOf(kind)).values()].sort((a, b) => (a.uid < b.uid ? -1 : 1)).map(toRow),
  ),
]

/** What can be done with things of every kind. */
export const entityCommands: readonly CommandImpl[] = [
  perform(createEntity, async (tools, { kind, uid, data }) => createOf(tools, definitionOf(kind), data, uid)),
  perform(patchEntity, async (tools, { kind, uid, changes }) => {
    await patchOf(tools, definitionOf(kind), uid, changes)
  }),
  perform(chooseOne, async (tools, { kind, changes }) => {
    const definition = definitionOf(kind)
    const { store } = tools.session
    await changeSingle(tools, definition, () => ({ ...singleOf(store, definition), ...changes }))
  }),
  perform(removeEntity, (tools, { kind, uid }) => removeOf(tools, { kind }, [uid])),
  perform(restoreRecords, restore),
  perform(reorderEntities, reorder),
]
