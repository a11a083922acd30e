import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MusicAccess } from '#domain/mindfulness/player/music-access.ts'
import { goneAfterMs, makePreviewGuard } from './preview-guard.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A piece that plays on by itself while it is heard. */
function openPiece(access: MusicAccess) {
  const begunAt = Date.now()
  const fades: number[] = []
  let isHeard = true
  let ends = 0
  const guard = makePreviewGuard({
    isMusicHeard: () => isHeard,
    position: () => (Date.now() - begunAt) / 1_000,
    fade: (level) => fades.push(level),
    end: () => {
      fades.push(Number.NaN)
      ends++
      isHeard = false
    },
  })
  guard.hold(access)
  return { guard, fades, ends: () => ends }
}

test('a preview ends after half a minute, softly, and gives the volume back', () => {
  const { fades, ends } = openPiece('preview')
  vi.advanceTimersByTime(26_900)
  expect([fades, ends()]).toEqual([[], 0])
  vi.advanceTimersByTime(2_850)
  expect(fades.at(-1)).toBeLessThan(0.2)
  expect(ends()).toBe(0)
  vi.advanceTimersByTime(300)
  // At the end it is silent, and stays so while the piece fades out.
  expect([ends(), fades.at(-2), fades.at(-1)]).toEqual([1, 0, Number.NaN])
  vi.advanceTimersByTime(goneAfterMs - 251)
  expect(fades.at(-1)).toBeNaN()
  vi.advanceTimersByTime(251)
  expect(fades.at(-1)).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(ends()).toBe(1)
})

test.each(['open', 'included'] as const)('music that is %s plays to its end', (access) => {
  const { fades, ends } = openPiece(access)
  vi.advanceTimersByTime(240_000)
  expect([fades, ends()]).toEqual([[], 0])
})

test('who gets the music in the middle of a preview hears it to its end', () => {
  const { guard, fades, ends } = openPiece('preview')
  vi.advanceTimersByTime(29_000)
  guard.hold('included')
  expect(fades.at(-1)).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(ends()).toBe(0)
})
