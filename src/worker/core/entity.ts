import { entities, entityOfKind } from '#domain/entities.ts'
import { type EntityDefinition, hasField, readEntity } from '#domain/entity/entity.ts'
import { latestOf } from '#domain/entity/records.ts'
import { rowPerEntity } from '#domain/entity/view.ts'
import { InvalidEntityError } from '#vault/store/entity-reader.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import {
  createEntity,
  entityRow,
  entityRows,
  patchEntity,
  type RemovedRecord,
  removeEntity,
  reorderEntities,
  restoreRecords,
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

/** `data` with the instants that the entity has fields for. */
function stamped(definition: EntityDefinition, data: object, nowMs: number, isNew: boolean): object {
  const at = new Date(nowMs).toISOString()
  return {
    ...(isNew && hasField(definition, 'createdAt') && { createdAt: at }),
    ...data,
    ...(hasField(definition, 'updatedAt') && { updatedAt: at }),
  }
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

/** For each kind the last change of its one thing that was asked for. */
const turns = new Map<string, Promise<void>>()

/** Changes the one thing of an entity, in turn: each change sees what the one before it kept, however fast they come. */
export function changeSingle<T extends object>(
  tools: WorkerTools,
  definition: EntityDefinition<T>,
  next: () => T,
): Promise<void> {
  const { kind } = definition
  const keep = async () => {
    const data = next()
    const { session } = tools
    const place = await placeOf(tools, definition, data)
    await session.put(definition, place, data)
    for (const uid of [...session.store.of(definition).keys()]) if (uid !== place) await session.remove(uid)
  }
  const change = (turns.get(kind) ?? Promise.resolve()).then(keep)
  turns.set(
    kind,
    change.catch(() => undefined),
  )
  return change
}

/** Keeps one thing in place of all that there are of its entity. Where two devices do so apart, both stay until the next time. */
export async function replaceAll<T extends object>(
  { session, newUid }: WorkerTools,
  definition: EntityDefinition<T>,
  data: T,
): Promise<void> {
  const [uid = newUid(), ...others] = [...session.store.of(definition).keys()].sort()
  await session.put(definition, uid, data)
  for (const other of others) await session.remove(other)
}

async function create(
  tools: WorkerTools,
  { kind, uid, data }: { kind: string; uid: string | null; data: object },
): Promise<string> {
  const definition = definitionOf(kind)
  const placed = { ...lastOrder(tools.session.store, definition), ...data }
  const whole = stamped(definition, placed, tools.now(), true)
  const place = uid ?? (await placeOf(tools, definition, whole))
  await tools.session.put(kind, place, whole)
  return place
}

async function patch(
  { session, now }: WorkerTools,
  { kind, uid, changes }: { kind: string; uid: string; changes: object },
): Promise<void> {
  const definition = definitionOf(kind)
  const before = session.store.one(definition, uid)?.data
  if (!before) throw new GoneError()
  await session.put(kind, uid, stamped(definition, { ...before, ...changes }, now(), false), before)
}

const pointsTo = (data: object, field: string, uid: string): boolean => {
  const value = (data as Record<string, unknown>)[field]
  return value === uid || (Array.isArray(value) && value.includes(uid))
}

/** Everything that points to a record, and what points to that; each once, what is pointed to last. */
function withChildren(store: Store, of: Entity<object>, found = new Map<string, Entity<object>>()) {
  if (found.has(of.uid)) return found
  found.set(of.uid, of)
  for (const definition of entities)
    for (const [field, kind] of Object.entries(definition.references ?? {}))
      if (kind === of.kind)
        for (const child of store.of(definition).values())
          if (pointsTo(child.data, field, of.uid)) withChildren(store, child, found)
  return found
}

async function remove(
  { session }: WorkerTools,
  { kind, uid }: { kind: string; uid: string },
): Promise<RemovedRecord[]> {
  const gone = session.store.one(definitionOf(kind), uid)
  if (!gone) return []
  const all = [...withChildren(session.store, gone).values()].reverse()
  for (const one of all) await session.remove(one.uid)
  return all.map(({ kind: of, uid: id, data }) => ({ kind: of, uid: id, data }))
}

async function reorder(
  { session, now }: WorkerTools,
  { kind, uids }: { kind: string; uids: readonly string[] },
): Promise<void> {
  const definition = definitionOf(kind)
  for (const [order, uid] of uids.entries()) {
    const before = session.store.one(definition, uid)?.data
    if (!before || ('order' in before && before.order === order)) continue
    await session.put(kind, uid, stamped(definition, { ...before, order }, now(), false), before)
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
  perform(createEntity, create),
  perform(patchEntity, patch),
  perform(removeEntity, remove),
  perform(restoreRecords, async ({ session }, { records }) => {
    for (const { kind, uid, data } of records) await session.put(kind, uid, data)
  }),
  perform(reorderEntities, reorder),
]
