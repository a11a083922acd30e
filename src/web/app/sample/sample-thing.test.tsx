import { readdirSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { entity, type Faults } from '#domain/entity/entity.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import {
  newDevice,
  newPerson,
  newUid,
  sessionOf,
  soon,
  synced,
} from '#vault/scenarios/device.test-support.ts'
import type { VaultSession } from '#vault/store/store.ts'
import type { Vault } from '#vault/vault.ts'
import { atFields, type EntityActions, type EntityRow, entityActions } from '#web/lib/vault/use-entities.ts'
import { applyPatch, type Rows } from '#web/lib/vault/use-rows.ts'
import { viewNamed } from '#web/lib/vault/use-view.ts'
import type { VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { entityRows } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import { restoreExport } from '#worker/export/export.calls.ts'
import { exported, testVault, told } from '#worker/export/test-vault.test-support.ts'
import { NamedQueries } from '#worker/named-queries.ts'
import { storeQueries } from '#worker/store-queries.ts'
import {
  addressesOf,
  layoutOf,
  type Page,
  pages,
  palettePages,
  preloadGroups,
  sidebarItems,
} from '../pages.ts'
import type { Swim, swims } from './swim.test-support.ts'
import { SwimScreen } from './swim-screen.test-support.tsx'
import type { swimsByPlace } from './swims-by-place.test-support.ts'

// A new kind of thing with a view, a page and a form: three files, and these three lines.
const swimPage = {
  access: 'protected',
  title: 'Swims',
  icon: 'target',
  screen: async () => () => <SwimScreen rows={[]} byPlace={[]} faults={{}} />,
  layout: 'wide',
  sidebar: { list: 'main', about: 'How far, and where' },
  preload: 4,
} satisfies Page
Object.assign(pages, { '/swims': swimPage })

vi.mock('#domain/entities.ts', async (original) => {
  const real = await original<typeof import('#domain/entities.ts')>()
  const { swims } = await import('./swim.test-support.ts')
  return {
    ...real,
    entities: [...real.entities, swims],
    entityOfKind: (kind: string) => (kind === swims.kind ? swims : real.entityOfKind(kind)),
  }
})
vi.mock('#domain/views/views.ts', async (original) => {
  const real = await original<typeof import('#domain/views/views.ts')>()
  const { swimsByPlace } = await import('./swims-by-place.test-support.ts')
  return { views: { ...real.views, 'swims.by-place': swimsByPlace } }
})

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour)).toISOString()

/** A screen's calls on a vault that is open; nothing of it is written for the one kind or the one view. */
function callsOn(session: () => VaultSession): VaultCalls {
  const queries = new NamedQueries(storeQueries, momentNow)
  queries.attach(session().store, 1)
  let lastId = 0
  return {
    owner: 1,
    run: async (what, args) => {
      const tools = { session: session(), now: Date.now, newUid, zone: 'UTC' }
      return entityCommands.find(({ name }) => name === what.name)?.run(tools, args) as never
    },
    stream: () => Promise.reject(new Error('A swim needs no stream.')),
    subscribe(to, args, onPatch) {
      const id = ++lastId
      queries.subscribe(id, 1, to.name, args, onPatch)
      return () => queries.unsubscribe(id)
    },
  }
}

/** What screens get for a kind and a view of the lists; these are in them for these tests alone, where no type sees them. */
const swimActions = (session: () => VaultSession) =>
  entityActions(callsOn(session), 'swim' as never) as unknown as EntityActions<typeof swims>
const actionsOn = (vault: Vault) => swimActions(() => sessionOf(vault))
type PlaceRow = ReturnType<(typeof swimsByPlace)['rows']>[number]
function rowsOf(session: VaultSession) {
  const calls = callsOn(() => session)
  let all: Rows<EntityRow<Swim>> = { rows: [], isReady: false }
  let byPlace: Rows<PlaceRow> = { rows: [], isReady: false }
  calls.subscribe(entityRows, { kind: 'swim' }, (patch) => {
    all = applyPatch(all, patch)
  })
  calls.subscribe(viewNamed('swims.by-place' as never), { since: '2026-11-22' } as never, (patch) => {
    byPlace = applyPatch(byPlace, patch)
  })
  return { rows: all.rows, byPlace: byPlace.rows }
}
const drawn = (session: VaultSession, faults: Faults = {}) =>
  renderToString(<SwimScreen {...rowsOf(session)} faults={faults} />).replaceAll(/<[^>]*>/g, ' ')

test('a new kind of thing is the same on two devices, and what both make offline by the same key is one', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  using phone = newDevice(testApp)
  const person = newPerson()
  const [one, two] = [laptop.newTab(), phone.newTab()]
  await one.register(person)
  const uid = await actionsOn(one).create({ day: '2026-11-23', place: 'Lake', metres: 400 })
  await synced(one)
  await two.login(person)
  await soon(() => expect(drawn(sessionOf(two))).toContain('2026-11-23 Lake'))
  await actionsOn(two).patch(uid ?? '', { metres: 500 })
  await synced(two)
  laptop.hearsNews()
  await soon(() => expect(drawn(sessionOf(one))).toContain('500 metres in the Lake'))

  laptop.network.isDown = true
  phone.network.isDown = true
  await actionsOn(one).create({ day: '2026-11-24', place: 'Lake' })
  await actionsOn(two).create({ day: '2026-11-24', place: 'Lake' })
  laptop.network.isDown = false
  phone.network.isDown = false
  await synced(one)
  await synced(two)
  await soon(() => {
    const days = (vault: Vault) =>
      rowsOf(sessionOf(vault))
        .rows.map(({ day }) => day)
        .sort()
    expect(days(one)).toEqual(['2026-11-23', '2026-11-24'])
    expect(days(two)).toEqual(days(one))
  })
  expect(await actionsOn(one).take(uid ?? '')).toHaveLength(1)
  expect(rowsOf(sessionOf(one)).rows).toHaveLength(1)
})

test('it is in an export, and comes back into another vault in its place there', async () => {
  const from = testVault()
  const actions = swimActions(() => from.session)
  await actions.create({ day: '2026-11-23', place: 'Lake', metres: 400 })
  const { zip, report } = await exported(from.tools)
  expect(report).toMatchObject({ records: 1, missing: [] })
  const into = testVault()
  const file = new File([zip], 'inkwell.zip')
  const last = (await told(into.tools, restoreExport, { file, onDifferent: 'theirs' })).at(-1)
  expect(last).toMatchObject({ is: 'done' })
  expect(drawn(into.session)).toContain('2026-11-23 Lake')
  const [there] = rowsOf(from.session).rows
  const [here] = rowsOf(into.session).rows
  expect(here?.id).not.toBe(there?.id)
  expect(here?.id).toBe(await into.session.uidFor('swim', '2026-11-23'))
})

test('an export of an older program comes back as one of today', async () => {
  const from = testVault()
  await from.session.put('swim', newUid(), { day: '2026-11-21', place: 'Sea', updatedAt: at(8) })
  const { zip } = await exported(from.tools)
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  const json = strFromU8(files['inkwell.json'] ?? new Uint8Array())
  const older = json.replace('"schemaVersion":2', '"schemaVersion":1').replace('"place":', '"where":')
  expect(older).not.toBe(json)
  const file = new File([zipSync({ 'inkwell.json': strToU8(older) })], 'inkwell.zip')
  const into = testVault()
  const last = (await told(into.tools, restoreExport, { file, onDifferent: 'theirs' })).at(-1)
  expect(last).toMatchObject({ is: 'done', report: { added: 1, unfit: 0 } })
  expect(drawn(into.session)).toContain('2026-11-21 Sea')
})

test('what an older program sealed is brought up to date, and what is no swim is set aside', async () => {
  await using testApp = await openTestApp()
  const older = entity('swim', { schema: z.looseObject({}), version: 1, upgrades: {}, label: 'Swims' })
  using old = newDevice(testApp, { entityOf: (kind) => (kind === 'swim' ? older : undefined) })
  using fresh = newDevice(testApp)
  const person = newPerson()
  const [writer, reader] = [old.newTab(), fresh.newTab()]
  await writer.register(person)
  const updatedAt = at(8)
  const [sound, broken] = [newUid(), newUid()]
  await sessionOf(writer).put('swim', sound, { day: '2026-11-22', where: 'Sea', updatedAt })
  await sessionOf(writer).put('swim', broken, { day: 'yesterday', updatedAt })
  await synced(writer)
  await reader.login(person)
  await soon(() => expect(drawn(sessionOf(reader))).toContain('2026-11-22 Sea'))
  expect(rowsOf(sessionOf(reader)).rows).toEqual([
    { id: sound, day: '2026-11-22', place: 'Sea', metres: 0, updatedAt },
  ])
  await soon(async () =>
    expect((await sessionOf(reader).health.quarantined()).map(({ uid }) => uid)).toEqual([broken]),
  )
})

test('its form says at each field what is wrong, and keeps nothing; its view answers again when a swim changes', async () => {
  const { session } = testVault()
  const faults: Record<string, string> = {}
  const sayFaults = atFields({
    day: (words) => {
      faults.day = words
    },
    place: (words) => {
      faults.place = words
    },
  })
  const actions = swimActions(() => session)
  expect(await actions.create({ day: '', place: ' ' }, { sayFaults })).toBeNull()
  expect(drawn(session, faults)).toMatch(/Say on which day\..*Say where you swam\./)
  const uid = await actions.create({ day: '2026-11-23', place: 'Sea', metres: 200 }, { sayFaults })
  await actions.create({ day: '2026-11-21', place: 'Sea', metres: 900 }, { sayFaults })
  expect(drawn(session)).toContain('200 metres in the Sea')

  const told: unknown[] = []
  const calls = callsOn(() => session)
  calls.subscribe(viewNamed('swims.by-place' as never), { since: '2026-11-22' } as never, ({ changed }) =>
    told.push(changed),
  )
  await actions.patch(uid ?? '', { metres: 300 })
  await Promise.resolve()
  expect(told).toEqual([
    [{ id: 'Sea', place: 'Sea', metres: 200 }],
    [{ id: 'Sea', place: 'Sea', metres: 300 }],
  ])
})

test('its page has its place everywhere by its one entry', async () => {
  // The routes are made when this is read: after the entry is in the list.
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  const { makeRouter } = await import('../router.tsx')
  const router = makeRouter(new QueryClient())
  expect(Object.keys(router.routesByPath)).toContain('/swims')
  expect(sidebarItems('main').at(-1)).toMatchObject({ to: '/swims', label: 'Swims' })
  expect(palettePages().at(-1)).toMatchObject({ to: '/swims', title: 'Swims', also: 'How far, and where' })
  expect(preloadGroups().at(-1)).toContain('/swims')
  expect(layoutOf('/swims')).toBe('wide')
  expect(addressesOf('protected')).toContain('/swims')
})

test('nothing else is written for it: three files, and a line in each of three lists', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.tsx'))
  expect(files.sort()).toEqual([
    'swim-screen.test-support.tsx',
    'swim.test-support.ts',
    'swims-by-place.test-support.ts',
  ])
})
