import { expect, test, vi } from 'vitest'
import type { PageToSee } from '#worker/memory/memory.calls.ts'
import { PageReview } from './page-review.ts'
import { isAtEnd, pageAt } from './review-path.ts'

const page = (uid: string): PageToSee => ({
  ...{ uid, day: '2026-11-01', time: '20:00', title: '', excerpt: '', content: 'Quiet.', mood: null },
  ...{ isCheckIn: false, names: [], topics: [] },
})

/** A review of pages that come when they are let; what it keeps is listed as 'a' for seen and 'a!' for never again. */
function reviewOf(...uids: readonly string[]) {
  const kept: string[] = []
  const asked: (readonly string[])[] = []
  const keep = vi.fn(async (uid: string, isNeverAgain: boolean) => {
    kept.push(isNeverAgain ? `${uid}!` : uid)
    return true
  })
  const ask = vi.fn(async (not: readonly string[]): Promise<{ next: PageToSee | null } | null> => {
    asked.push(not)
    const uid = uids.find((one) => !not.includes(one))
    return { next: uid === undefined ? null : page(uid) }
  })
  const review = new PageReview({ ask, keep })
  const now = () => pageAt(review.shown.read().path)?.uid ?? null
  const open = async () => {
    review.open()
    await vi.waitFor(() => expect(review.shown.read().answer).not.toBe('awaited'))
  }
  return { review, kept, asked, keep, ask, now, open, isEnd: () => isAtEnd(review.shown.read().path) }
}

test('a page is kept as seen as soon as it is shown, and once', async () => {
  const { review, kept, asked, now, open } = reviewOf('a', 'b')
  await open()
  expect([now(), kept]).toEqual(['a', ['a']])
  await review.next()
  review.back()
  await review.next()
  expect([now(), kept]).toEqual(['b', ['a', 'b']])
  expect(asked).toEqual([[], ['a']])
})

test('a page that comes after its review was closed was not shown, and is not kept as seen', async () => {
  const { review, kept, now } = reviewOf('a')
  review.open()
  review.close()
  await new Promise((resolve) => setTimeout(resolve))
  expect([now(), kept]).toEqual([null, []])
})

test('the page stays until the next is there, and the end is told when there is none', async () => {
  const { review, now, open, isEnd } = reviewOf('a', 'b')
  await open()
  const going = review.next()
  void review.next()
  expect([now(), isEnd()]).toEqual(['a', false])
  await going
  expect([now(), isEnd()]).toEqual(['b', false])
  await review.next()
  expect([now(), isEnd()]).toEqual([null, true])
  await review.next()
  review.back()
  expect([now(), isEnd()]).toEqual(['b', false])
})

test('a page that is not to come again makes room for the next; where that could not be kept, it stays', async () => {
  const { review, kept, keep, now, open } = reviewOf('a', 'b')
  await open()
  keep.mockResolvedValueOnce(false)
  await review.never()
  expect(now()).toBe('a')
  await review.never()
  expect([now(), kept]).toEqual(['b', ['a', 'a!', 'b']])
})

test('a page is marked once, however fast it is said, and one never goes on by two', async () => {
  const { review, kept, now, open } = reviewOf('a', 'b', 'c')
  await open()
  await Promise.all([review.never(), review.never(), review.next()])
  expect([now(), kept]).toEqual(['b', ['a', 'a!', 'b']])
})

test('what could not be kept as seen is tried again when the page is shown again', async () => {
  const { review, kept, keep, open } = reviewOf('a', 'b')
  keep.mockResolvedValueOnce(false)
  await open()
  await review.next()
  review.back()
  expect(kept).toEqual(['b', 'a'])
})

test('where a page could not be fetched, the one before stays and the next can be asked for again', async () => {
  const { review, ask, now, open, isEnd } = reviewOf('a', 'b')
  ask.mockResolvedValueOnce(null)
  await open()
  expect([now(), isEnd(), review.shown.read().answer]).toEqual([null, false, 'failed'])
  await review.next()
  ask.mockResolvedValueOnce(null)
  await review.next()
  expect([now(), isEnd()]).toEqual(['a', false])
  await review.next()
  expect(now()).toBe('b')
})
