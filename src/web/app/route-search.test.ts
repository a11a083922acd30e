import { expect, test } from 'vitest'
import type { MemoryPlace } from '#web/features/memory-lane/memory-place.ts'
import { placeOf, searchOf } from '#web/features/memory-lane/place-address.ts'
import { jobsSearch, memorySearch } from './route-search.ts'

const plain = placeOf(memorySearch({}))
/** A place as the address brings it back. */
const again = (place: MemoryPlace) => placeOf(memorySearch(JSON.parse(JSON.stringify(searchOf(place)))))

test('an address of Memory Lane without anything is the pages of the latest month, and a plain place adds nothing to it', () => {
  expect(plain).toEqual({
    ...{ view: 'pages', node: null, month: null, level: 'month' },
    ...{ shown: 'graph', chosen: null, find: '', whole: [] },
  })
  expect(Object.values(searchOf(plain)).filter((one) => one !== undefined)).toEqual([])
})

test('everything about a place in Memory Lane comes back from its address', () => {
  const places: MemoryPlace[] = [
    { ...plain, month: '2026-03', level: 'years' },
    { ...plain, month: '2025-11', level: 'year' },
    { ...plain, view: 'people', shown: 'map', chosen: 'person:ilse' },
    { ...plain, view: 'people', shown: 'list', find: 'émi', whole: ['person', 'event'] },
    { ...plain, view: 'people', shown: 'list', find: 'to', node: 'person:tom' },
  ]
  for (const place of places) expect(again(place)).toEqual(place)
})

test('what somebody typed into the address and nobody understands is as if it were not there', () => {
  const typed = {
    view: 'x',
    level: 'decade',
    shown: 7,
    chosen: {},
    find: ['a'],
    whole: 'nobody.place',
    month: 'May',
  }
  expect(placeOf(memorySearch(typed))).toEqual({ ...plain, whole: ['place'] })
})

test('which jobs an admin looks at comes back from the address', () => {
  const which = { category: 'analytics', status: 'failed', operation: 'prune.hourly', from: 50 }
  expect(jobsSearch({ ...which, tab: 'x' })).toEqual(which)
  expect(jobsSearch({ operation: 7 }).operation).toBeUndefined()
})
