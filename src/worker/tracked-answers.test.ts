import { expect, test } from 'vitest'
import type { Records } from '#domain/entity/records.ts'
import { sameJson } from '#domain/entity/same-json.ts'
import type { Row } from '#domain/entity/view.ts'
import { createStore, type WritableStore } from '#vault/store/memory-store.ts'
import { applyPatch, type Rows } from '#web/lib/vault/use-rows.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import { everyQuestion, kinds, ofEach, recordOf, uidOf } from './asked.test-support.ts'
import { NamedQueries } from './named-queries.ts'

// Every question is asked here of records made from the schemas of the list: a view that is declared is run without a further line.

const owner = 1

/** The store, noting which kinds are read. */
function watched(store: WritableStore, read: Set<string>): Records {
  return {
    of(definition) {
      read.add(definition.kind)
      return store.of(definition)
    },
    one(definition, uid) {
      read.add(definition.kind)
      return store.one(definition, uid)
    },
  }
}

/** How long a search took is no part of its answer. */
const withoutTime = (rows: readonly Row[]): unknown[] =>
  rows.map((row) => ('tookMs' in row ? { ...row, tookMs: 0 } : row))

test('whatever changes, what is shown is what asking everything anew would give, and a view reads what it says', async () => {
  const store = createStore()
  const asked = (await everyQuestion()).map((one) => ({ ...one, read: new Set<string>(), answered: 0 }))
  const queries = new NamedQueries(asked, momentNow)
  queries.attach(store, owner)
  const shown = new Map<string, Rows<Row>>()
  for (const [id, { name, args }] of asked.entries())
    queries.subscribe(id, owner, name, args, (patch) => {
      shown.set(name, applyPatch(shown.get(name) ?? { rows: [], isReady: false }, patch))
    })
  for (let step = 1; step <= 900; step++) {
    const definition = kinds[step % kinds.length]
    if (!definition) throw new Error('There are no kinds')
    const uid = uidOf(definition.kind, Math.floor(step / kinds.length) % ofEach)
    if (step > 220 && step % 7 === 0) store.apply([], [uid])
    else store.apply([recordOf(definition, uid, step)])
    if (step % 4 > 0) continue
    await Promise.resolve()
    const anew = createStore()
    anew.apply(store.all())
    for (const one of asked) {
      const wanted = one.rows(anew, one.args, momentNow())
      const [is, should] = [shown.get(one.name)?.rows ?? [], wanted].map(withoutTime)
      // Only what is not the same at once is worth a message.
      if (!sameJson(is, should)) expect(is, `${one.name} after ${definition.kind}`).toEqual(should)
      if (wanted.length > 0) one.answered++
      one.view?.rows(watched(anew, one.read), one.args, momentNow())
    }
  }
  for (const { name, view, read } of asked)
    if (view) expect.soft([...read].sort(), name).toEqual(view.reads.map(({ kind }) => kind).sort())
  // The test would prove nothing where nothing was answered.
  const silent = asked.filter(({ answered }) => answered === 0).map(({ name }) => name)
  expect(silent.length, silent.join()).toBeLessThan(asked.length / 4)
}, 60_000)
