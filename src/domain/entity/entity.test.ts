import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entities, entityOfKind } from '../entities.ts'
import { anyKind, entity, readEntity } from './entity.ts'

const trips = entity('trip', {
  schema: z.object({ place: z.string().min(1), nights: z.int().min(0).default(0) }),
  version: 3,
  upgrades: {
    1: ({ where, ...rest }) => ({ ...rest, place: where }),
    2: ({ days, ...rest }) => ({
      ...rest,
      ...(typeof days === 'number' && { nights: Math.max(0, days - 1) }),
    }),
  },
  label: 'Trips',
})

describe('what was sealed is read', () => {
  test('complete, with what this program does not know kept as it was', () => {
    expect(readEntity(trips, 3, { place: 'Oslo', colour: 'blue' })).toEqual({
      is: 'valid',
      data: { place: 'Oslo', nights: 0, colour: 'blue' },
    })
  })

  test('through every upgrade from the version that it has', () => {
    expect(readEntity(trips, 1, { where: 'Oslo', days: 4 })).toEqual({
      is: 'valid',
      data: { place: 'Oslo', nights: 3 },
    })
    expect(readEntity(trips, 2, { place: 'Oslo', days: 1 })).toMatchObject({ data: { nights: 0 } })
  })

  test('with a sentence where it is not what it has to be, at whichever version', () => {
    expect(readEntity(trips, 3, { place: '' })).toMatchObject({
      is: 'invalid',
      sentence: expect.stringMatching(/^place: .+\.$/),
    })
    expect(readEntity(trips, 1, { days: 4 })).toMatchObject({ is: 'invalid' })
    for (const data of [null, 'Oslo', ['Oslo'], 7, undefined])
      expect(readEntity(trips, 3, data)).toMatchObject({ is: 'invalid' })
  })

  test('not at all where a newer program wrote it', () => {
    expect(readEntity(trips, 4, { anything: true })).toEqual({ is: 'newer' })
  })
})

test('an entity without the upgrade from one of its versions cannot be declared', () => {
  const { schema, label } = trips
  const one = (from: object) => from
  for (const upgrades of [{}, { 2: one }, { 1: one, 2: one }])
    expect(() => entity('trip', { schema, label, version: 2, upgrades })).toThrow(
      'one upgrade from each version',
    )
})

describe('the list of entities', () => {
  test('names each kind once, by a name for people', () => {
    expect(new Set(entities.map(({ kind }) => kind)).size).toBe(entities.length)
    expect(new Set(entities.map(({ label }) => label)).size).toBe(entities.length)
    for (const { kind, label } of entities) {
      expect(kind).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect(label).toMatch(/^[A-Z]/)
    }
  })

  test('points only to kinds that are in it, from fields that are there', () => {
    for (const { kind, references = {} } of entities)
      for (const to of Object.values(references))
        expect(to === anyKind || entityOfKind(to), `${kind} to ${to}`).toBeTruthy()
  })
})

test('nothing points by uid to what has its uid from its content: that is another one in another vault', () => {
  const keyed = new Set<string>(entities.filter(({ key }) => key).map(({ kind }) => kind))
  const pointing = entities.flatMap(({ kind, references = {} }) =>
    Object.values(references).flatMap((to) => (keyed.has(to) ? [`${kind} -> ${to}`] : [])),
  )
  expect(pointing).toEqual([])
})
