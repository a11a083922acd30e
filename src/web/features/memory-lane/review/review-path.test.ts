import { expect, test } from 'vitest'
import type { PageToSee } from '#worker/memory/memory.calls.ts'
import { moveByKey, moveBySwipe } from './review-keys.ts'
import { back, forth, isAtEnd, noPages, pageAt, withNext } from './review-path.ts'

const page = (uid: string): PageToSee => ({
  ...{ uid, day: '2026-11-01', time: '20:00', title: '', excerpt: '', content: 'Quiet.', mood: null },
  ...{ isCheckIn: false, names: [], topics: [] },
})
const [a, b] = [page('a'), page('b')]
const two = withNext(withNext(noPages, 0, a), 0, b)

test('the page before stays until the next is there, and one can go back and forth among those that came', () => {
  expect(pageAt(noPages)).toBeNull()
  expect(pageAt(two)).toBe(b)
  expect(forth(two)).toBeNull()
  expect(pageAt(back(two))).toBe(a)
  expect(back(back(two))).toEqual(back(two))
  expect(forth(back(two))).toEqual(two)
})

test('who has gone back while a page was asked for stays there, and finds it further on', () => {
  const came = withNext(back(two), 1, page('c'))
  expect(pageAt(came)).toBe(a)
  expect(came.pages.map(({ uid }) => uid)).toEqual(['a', 'b', 'c'])
  const none = withNext(back(two), 1, null)
  expect(pageAt(none)).toBe(a)
  expect(isAtEnd(none)).toBe(false)
})

test('the end is told only when no page was left, and one can go back from it', () => {
  expect(isAtEnd(noPages)).toBe(false)
  expect(isAtEnd(two)).toBe(false)
  const over = withNext(two, 1, null)
  expect(isAtEnd(over)).toBe(true)
  expect(pageAt(over)).toBeNull()
  expect(pageAt(back(over))).toBe(b)
  expect(isAtEnd(back(over))).toBe(false)
  expect(isAtEnd(withNext(noPages, 0, null))).toBe(true)
})

const pressed = (key: string, some = {}) =>
  moveByKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...some })

test('keys turn the pages, and nothing is done by others, with a second key or while one is held down', () => {
  expect(['ArrowRight', 'j', 'J', 'ArrowLeft', 'k', 'n', 'Enter'].map((key) => pressed(key))).toEqual([
    ...['next', 'next', 'next', 'back', 'back', 'never', 'open'],
  ])
  expect(['x', 'Escape', ' ', 'constructor'].map((key) => pressed(key))).toEqual([null, null, null, null])
  expect(pressed('n', { ctrlKey: true })).toBeNull()
  expect(pressed('ArrowRight', { repeat: true })).toBeNull()
})

test('a swipe to the left goes on and one to the right goes back', () => {
  expect(moveBySwipe(200, 100)).toBe('next')
  expect(moveBySwipe(100, 200)).toBe('back')
  expect(moveBySwipe(100, 160)).toBeNull()
})
