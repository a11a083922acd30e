import { expect, test } from 'vitest'
import { createStore } from '#vault/store/memory-store.ts'
import { trackedOver } from '#vault/store/tracked-store.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import { answer, lazyAnswers, query, type Row } from '#worker/core/worker-calls.ts'
import { EarlyAnswers, questionKey } from './early-answers.ts'
import { owner, titles, titlesImpl } from './named-queries.test-support.ts'
import { NamedQueries } from './named-queries.ts'

interface DayRow extends Row {
  readonly nowMs: number | undefined
}
const ofDay = query<{ today: string; nowMs?: number }, DayRow>('test.day')
const impl = answer(ofDay, (_, { today, nowMs }) => [{ id: today, nowMs }])
const at = (day: string) => () => ({ nowMs: Date.parse(`${day}T12:00:00Z`), zone: 'UTC' })

const next = (early: EarlyAnswers, day: string) =>
  early.forNextTime(
    trackedOver(createStore()),
    at(day),
    () => true,
    async () => undefined,
  )

test('what was asked of a day is answered for the next one too, when somebody comes back', async () => {
  const early = new EarlyAnswers()
  early.remember({ impl, args: { today: '2026-12-31' } })
  const kept = await next(early, '2026-12-31')
  const later = new EarlyAnswers()
  later.showLastTime(kept, () => impl)
  const shown = (today: string) => later.ofLastTime(questionKey(ofDay.name, { today }))?.map(({ id }) => id)
  expect(shown('2026-12-31')).toEqual(['2026-12-31'])
  expect(shown('2027-01-01')).toEqual(['2027-01-01'])
  expect(shown('2027-01-02')).toBeUndefined()
})

test('the minute at which something was asked makes no other question of it', async () => {
  const early = new EarlyAnswers()
  for (const nowMs of [1, 2]) early.remember({ impl, args: { today: '2026-12-31', nowMs } })
  const kept = await next(early, '2026-12-31')
  expect(kept.flatMap(({ rows }) => rows)).toEqual([
    { id: '2027-01-01', nowMs: 2 },
    { id: '2026-12-31', nowMs: 2 },
  ])
})

test('days that are over are not answered any more, but for one that may still last', async () => {
  const early = new EarlyAnswers()
  for (const today of ['2026-12-28', '2026-12-30']) early.remember({ impl, args: { today } })
  const kept = await next(early, '2026-12-31')
  expect(kept.map(({ rows }) => rows[0]?.id)).toEqual(['2026-12-31', '2026-12-30'])
})

test('a question whose code is still on its way is answered for the next start, and one without code is left out', async () => {
  const early = new EarlyAnswers()
  const late = (load: () => Promise<(typeof impl)[]>) => lazyAnswers([{ name: ofDay.name }], load)[0] ?? impl
  const onItsWay = late(async () => [impl])
  const lost = late(async () => {
    throw new TypeError('Failed to fetch')
  })
  early.remember({ impl: onItsWay, args: { today: '2026-12-31' } })
  early.remember({ impl: { ...lost, name: 'test.lost' }, args: null })
  const kept = await next(early, '2026-12-31')
  expect(kept.map(({ rows }) => rows[0]?.id)).toEqual(['2027-01-01', '2026-12-31'])
})

test('what has to be so now is never told early', () => {
  const told = (isSureOnly?: true) => {
    const queries = new NamedQueries([{ ...titlesImpl, ...(isSureOnly && { isSureOnly }) }], momentNow)
    const patches: unknown[] = []
    const args = { startsWith: 'A' }
    queries.showEarly([{ name: titles.name, args, rows: [{ id: '1' }] }], owner)
    queries.subscribe(1, owner, titles.name, args, (patch) => patches.push(patch), true)
    return patches.length
  }
  expect(told()).toBe(1)
  expect(told(true)).toBe(0)
})
