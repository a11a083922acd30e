import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pretendMusic } from './fake-music.test-support.ts'
import { MusicVoice } from './music-voice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const now = new AbortController().signal
const path = '/music/es-reverse-poem.mp3'

function voice() {
  const music = pretendMusic()
  const onBroken = vi.fn()
  const onMoved = vi.fn()
  const made = new MusicVoice(music.outlet, onBroken, onMoved)
  made.setVolume(50)
  made.load(path)
  return { ...music, onBroken, onMoved, voice: made }
}

// Spec: S4-069, S5-047, S9-061
test('a piece goes round, and comes and goes by the specified steps at a fifth of the volume at most', async () => {
  const { voice: music, element, gains } = voice()
  expect([element.src, element.loop]).toEqual([path, true])
  const begun = music.fadeIn('track', now)
  await vi.advanceTimersByTimeAsync(800)
  expect(await begun).toBe('plays')
  const into = gains.filter(({ gain }) => gain > 0)
  expect(into.map(({ gain }) => Math.round(gain * 100))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(into.map(({ atMs }) => atMs)).toEqual([80, 160, 240, 320, 400, 480, 560, 640, 720, 800])
  gains.length = 0
  const gone = music.fadeOut(now)
  await vi.advanceTimersByTimeAsync(999)
  expect(element.paused).toBe(false)
  await vi.advanceTimersByTimeAsync(2)
  await gone
  expect([gains.filter(({ atMs }) => atMs > 800).length >= 15, gains.at(-1)?.gain, element.paused]).toEqual([
    true,
    0,
    true,
  ])
})

// Spec: S8-031
test('a chosen piece that does not play is tried five times more, 300 ms times the attempt apart', async () => {
  const { voice: music, element, plays } = voice()
  element.refuses = Number.POSITIVE_INFINITY
  const begun = music.fadeIn('track', now)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await begun).toBe('refused')
  expect(plays).toEqual([0, 300, 900, 1_800, 3_000, 4_500])
  expect(element.paused).toBe(true)
})

// Spec: S8-033, S8-034
test('the play button waits for readiness, and tries again with delays that grow by half', async () => {
  const { voice: music, element, plays } = voice()
  element.readyState = 0
  element.refuses = Number.POSITIVE_INFINITY
  const begun = music.fadeIn('toggle', now)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await begun).toBe('refused')
  const waits = plays.map((at, nth) => at - (plays[nth - 1] ?? 0))
  // First 200 + 400 + 600 + 800 + 1000 for readiness; timers run in whole ms.
  const wanted = [3_000, ...[0, 1, 2, 3, 4].map((nth) => Math.floor(300 * 1.5 ** nth))]
  expect(waits).toEqual(wanted)
})

// Spec: S9-062
test('music that says it plays and does not move is tried again after half a second', async () => {
  const { voice: music, element, plays } = voice()
  element.stands = true
  const begun = music.fadeIn('track', now)
  await vi.advanceTimersByTimeAsync(1_000)
  element.stands = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await begun).toBe('plays')
  expect(plays).toEqual([0, 1_100])
})

// Spec: S8-028, S8-029, S8-030
test('a source that fails is loaded anew after a second where it was, once; a stalled one is played on', async () => {
  const { voice: music, element, loads, plays, onBroken } = voice()
  const begun = music.fadeIn('track', now)
  await vi.advanceTimersByTimeAsync(2_000)
  await begun
  element.dispatch('stalled')
  await vi.advanceTimersByTimeAsync(999)
  expect(plays).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(plays).toHaveLength(2)
  element.currentTime = 42
  loads.length = 0
  element.breaks()
  expect(onBroken).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(999)
  expect(loads).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([loads.length, element.currentTime]).toEqual([1, 42])
  element.breaks()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(loads).toHaveLength(1)
})

test('who changes their mind in the middle of a fade hears no jump', async () => {
  const { voice: music, gains } = voice()
  const begun = music.fadeIn('track', now)
  await vi.advanceTimersByTimeAsync(800)
  await begun
  const mind = new AbortController()
  const going = music.fadeOut(mind.signal)
  await vi.advanceTimersByTimeAsync(500)
  mind.abort()
  await going
  const back = music.fadeIn('toggle', now)
  await vi.advanceTimersByTimeAsync(800)
  await back
  const jumps = gains.map(({ gain }, at) => Math.abs(gain - (gains[at - 1]?.gain ?? 0)))
  expect(Math.max(...jumps)).toBeLessThan(0.011)
  expect(gains.at(-1)?.gain).toBeCloseTo(0.1, 9)
})

test('a piece can be taken to another place, and is never taken before its beginning', async () => {
  const { voice: music } = voice()
  void music.fadeIn('track', now)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(music.position).toBe(2)
  music.seek(120)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(music.position).toBe(121)
  music.seek(-5)
  expect(music.position).toBe(0)
})

test('what the browser pauses and plays by itself is told, and what was asked for here is not', async () => {
  const { voice: music, element, onMoved } = voice()
  const begun = music.fadeIn('track', now)
  element.dispatch('play')
  await vi.advanceTimersByTimeAsync(800)
  await begun
  element.isHeld()
  element.isLetGo()
  expect(onMoved.mock.calls).toEqual([[false], [true]])
  element.isHeld()
  const gone = music.fadeOut(now)
  await vi.advanceTimersByTimeAsync(1_000)
  await gone
  element.dispatch('pause')
  element.isLetGo()
  expect(onMoved.mock.calls).toEqual([[false], [true], [false]])
})
