import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entityOfKind } from '#domain/entities.ts'
import { type EntityDefinition, entity } from '#domain/entity/entity.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { Vault } from '../vault.ts'
import { newDevice, newPerson, newUid, sessionOf, soon, synced } from './device.test-support.ts'

const trips = entity('trip', {
  schema: z.object({ where: z.string(), updatedAt: z.iso.datetime() }),
  version: 1,
  upgrades: {},
  label: 'Trips',
})
const newTrips = entity('trip', {
  schema: z.object({ place: z.string(), nights: z.int().max(9).default(1), updatedAt: z.iso.datetime() }),
  version: 2,
  upgrades: { 1: ({ where, ...rest }) => ({ ...rest, place: where }) },
  label: 'Trips',
})
/** What a faulty program takes for a trip: anything. */
const faultyTrips = entity('trip', {
  schema: z.looseObject({}),
  version: 2,
  upgrades: { 1: (data) => data },
  label: 'Trips',
})
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute)).toISOString()

/** A device whose program knows this about trips; undefined: it has never heard of them. */
const deviceWith = <T extends object>(testApp: TestApp, known: EntityDefinition<T> | undefined) =>
  newDevice(testApp, {
    entityOf: (kind) => (kind === trips.kind ? (known as EntityDefinition | undefined) : entityOfKind(kind)),
  })

const unread = async (vault: Vault) =>
  (await sessionOf(vault).health.quarantined()).map(({ uid, reason }) => ({ uid, reason }))

describe.concurrent('an entity', () => {
  test('of an older version is there as one of today on a device with a newer program, and passes an older one untouched', async () => {
    await using testApp = await openTestApp()
    using old = deviceWith(testApp, trips)
    using fresh = deviceWith(testApp, newTrips)
    using stranger = deviceWith(testApp, undefined)
    const person = newPerson()
    const [one, two, three] = [old.newTab(), fresh.newTab(), stranger.newTab()]
    await one.register(person)
    const uid = newUid()
    await sessionOf(one).put(trips, uid, { where: 'Oslo', updatedAt: at(1) })
    await synced(one)
    await two.login(person)
    const here = () => sessionOf(two).store.one(newTrips, uid)?.data
    await soon(() => expect(here()).toEqual({ place: 'Oslo', nights: 1, updatedAt: at(1) }))

    await sessionOf(two).put(newTrips, uid, { place: 'Oslo', nights: 3, updatedAt: at(2) })
    await synced(two)
    old.hearsNews()
    await soon(async () => expect(await unread(one)).toEqual([{ uid, reason: 'newer_version' }]))
    expect(sessionOf(one).store.one(trips, uid)).toBeUndefined()
    await soon(() => expect(sessionOf(one).status().setAside).toBe(1))
    expect((await sessionOf(one).health.quarantinedBytes(uid)).length).toBeGreaterThan(200)

    await three.login(person)
    await soon(() => expect(sessionOf(three).store.get(uid)?.data).toMatchObject({ nights: 3 }))
    expect(here()).toEqual({ place: 'Oslo', nights: 3, updatedAt: at(2) })
  })

  test('that is not what it has to be is set aside and shown, and the rest is as it was', async () => {
    await using testApp = await openTestApp()
    using faulty = deviceWith(testApp, faultyTrips)
    using device = deviceWith(testApp, newTrips)
    const person = newPerson()
    const [writer, reader] = [faulty.newTab(), device.newTab()]
    await writer.register(person)
    const [sound, broken] = [newUid(), newUid()]
    await sessionOf(writer).put('trip', sound, { place: 'Oslo', updatedAt: at(1) })
    await sessionOf(writer).put('trip', broken, { place: 7 })
    await synced(writer)
    await reader.login(person)
    await soon(async () => expect(await unread(reader)).toEqual([{ uid: broken, reason: 'invalid' }]))
    expect([...sessionOf(reader).store.of(newTrips).keys()]).toEqual([sound])

    await sessionOf(writer).put('trip', broken, { place: 'Bergen', updatedAt: at(2) })
    await synced(writer)
    device.hearsNews()
    await soon(() => expect(sessionOf(reader).store.of(newTrips).size).toBe(2))
    expect(await unread(reader)).toEqual([])
  })

  test('is refused where it is put, by its definition or by the name of its kind', async () => {
    await using testApp = await openTestApp()
    using device = deviceWith(testApp, newTrips)
    const vault = device.newTab()
    await vault.register(newPerson())
    const { put, drafts, store } = sessionOf(vault)
    const long = { place: 'Oslo', nights: 10, updatedAt: at(1) }
    await expect(put(newTrips, newUid(), long)).rejects.toThrow('trip: nights:')
    await expect(put('trip', newUid(), { place: 'Oslo' })).rejects.toThrow('trip: updatedAt:')
    await expect(drafts.keep(newTrips, newUid(), long, null)).rejects.toThrow('trip: nights:')
    expect([...store.all()]).toEqual([])
  })

  test('that two programs of different versions changed comes together, and is checked again', async () => {
    await using testApp = await openTestApp()
    using old = deviceWith(testApp, trips)
    using fresh = deviceWith(testApp, newTrips)
    const person = newPerson()
    const [one, two] = [old.newTab(), fresh.newTab()]
    await one.register(person)
    const uid = newUid()
    await sessionOf(one).put(trips, uid, { where: 'Oslo', updatedAt: at(1) })
    await synced(one)
    await two.login(person)
    await soon(() => expect(sessionOf(two).store.of(newTrips).size).toBe(1))

    fresh.network.isDown = true
    await sessionOf(two).put(newTrips, uid, { place: 'Oslo', nights: 2, updatedAt: at(2) })
    await sessionOf(one).put(trips, uid, { where: 'Bergen', updatedAt: at(3) })
    await synced(one)
    fresh.network.isDown = false
    fresh.hearsNews()
    await synced(two)
    expect(sessionOf(two).store.one(newTrips, uid)?.data).toEqual({
      place: 'Bergen',
      nights: 2,
      updatedAt: at(3),
    })
    expect(await unread(two)).toEqual([])
  })
})
