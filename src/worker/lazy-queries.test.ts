import { describe, expect, test, vi } from 'vitest'
import { createStore } from '#vault/store/memory-store.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import { lazyAnswers } from '#worker/core/worker-calls.ts'
import { note, owner, titles, titlesImpl, watch } from './named-queries.test-support.ts'
import { NamedQueries } from './named-queries.ts'

describe('a query whose code comes late', () => {
  const open = (load: () => Promise<readonly (typeof titlesImpl)[]>) => {
    const store = createStore()
    store.apply([note('1', 'Anna')])
    const queries = new NamedQueries(lazyAnswers([titles], load), momentNow)
    queries.attach(store, owner)
    return { store, queries, patches: watch(queries) }
  }

  test('is answered once it is there, and at once from then on', async () => {
    const load = vi.fn(async () => [titlesImpl])
    const { store, patches } = open(load)
    expect(patches).toEqual([])
    await vi.waitFor(() => expect(patches).toHaveLength(1))
    expect(patches[0]?.order).toEqual(['1'])
    store.apply([note('2', 'August')])
    await Promise.resolve()
    expect(patches[1]?.order).toEqual(['1', '2'])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('that nobody asks any more is not answered, and what could not be fetched is asked for with the next change', async () => {
    const left = open(async () => [titlesImpl])
    left.queries.unsubscribe(1)
    await new Promise((resolve) => setTimeout(resolve))
    expect(left.patches).toEqual([])
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn(async () => [titlesImpl]).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { store, patches } = open(load)
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1))
    expect(patches).toEqual([{ order: null, changed: [], isLate: true }])
    store.apply([note('2', 'August')])
    await vi.waitFor(() => expect(patches[1]?.order).toEqual(['1', '2']))
  })

  test('that could not be fetched is told of, and asked for again although nothing changes', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn(async () => [titlesImpl]).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { patches } = open(load)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(patches).toMatchObject([{ isLate: true }, { order: ['1'] }])
    vi.useRealTimers()
  })
})
