import { expect, test } from 'vitest'
import { entryMoment } from './entry-moment.ts'

const nowMs = Date.parse('2026-11-19T20:00:00Z')
const choice = { day: '2026-11-12', time: '21:31', zone: 'Europe/Stockholm' }

test('a page can be dated back, by day, time and zone', () => {
  expect(entryMoment(choice, 0, nowMs)).toEqual({
    ok: true,
    createdAt: '2026-11-12T20:31:00.000Z',
    zone: 'Europe/Stockholm',
  })
  expect(entryMoment({ ...choice, zone: 'Asia/Tokyo' }, 0, nowMs)).toMatchObject({
    createdAt: '2026-11-12T12:31:00.000Z',
  })
})

test('half past one belongs to the evening before for those whose day begins at four', () => {
  expect(entryMoment({ ...choice, time: '01:30' }, 4, nowMs)).toMatchObject({
    createdAt: '2026-11-13T00:30:00.000Z',
  })
})

test('tomorrow is possible, the day after is not', () => {
  expect(entryMoment({ ...choice, day: '2026-11-20', time: '20:00' }, 0, nowMs).ok).toBe(true)
  expect(entryMoment({ ...choice, day: '2026-11-20', time: '21:01' }, 0, nowMs)).toMatchObject({
    ok: false,
    field: 'day',
  })
})

test.each([
  [{ zone: 'Europe/Atlantis' }, 'zone'],
  [{ zone: '' }, 'zone'],
  [{ time: '25:00' }, 'time'],
  [{ time: '' }, 'time'],
  [{ day: '' }, 'day'],
  [{ day: '2026-02-30' }, 'day'],
  [{ day: '0412-01-01' }, 'day'],
])('%j is said to be wrong where it is wrong', (change, field) => {
  expect(entryMoment({ ...choice, ...change }, 0, nowMs)).toMatchObject({ ok: false, field })
})
