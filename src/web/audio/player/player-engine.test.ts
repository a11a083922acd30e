import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mindfulnessFaults } from '#domain/mindfulness/mindfulness-toasts.ts'
import {
  chooseSound,
  chooseTrack,
  setIntensity,
  togglePlaying,
  yieldToSession,
} from '#domain/mindfulness/player/sound-player.ts'
import { type MusicTrack, tracks } from '#domain/sound/music/tracks.ts'
import { watchedValue } from '#web/lib/vault/observable.ts'
import { NoSoundError } from '../audio-output.ts'
import type { AmbientPlayer, StartStep } from './ambient-player.ts'
import { pretendMusic } from './fake-music.test-support.ts'
import { MusicVoice } from './music-voice.ts'
import type { PieceState } from './piece-states.ts'
import { PlayerEngine } from './player-engine.ts'
import { firstView, type PlayerView, troubleWords } from './player-view.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void vi.useRealTimers())

const [poem, light] = tracks
const renderMs = 200

/** An engine over a pretended element, and an ambient player that says what it does and when. */
function engine(state: () => PieceState | null = () => ({ state: 'ready', share: 1 })) {
  const view = watchedValue<PlayerView>(firstView)
  const music = pretendMusic()
  const begunAt = Date.now()
  const log: string[] = []
  const say = (what: string) => log.push(`${Date.now() - begunAt} ${what}`)
  const faults: string[] = []
  const volumes: number[] = []
  let refusal: Error | null = null
  let onEnd = () => {}
  const touches = new Set<() => void>()
  let events: readonly string[] = []
  const made = new PlayerEngine({
    view,
    ambient: (ended) => {
      onEnd = ended
      return {
        async start({ sound, intensity }: StartStep, signal: AbortSignal) {
          if (refusal) throw refusal
          await new Promise((resolve) => setTimeout(resolve, renderMs))
          if (!signal.aborted) say(`${sound} ${intensity}`)
        },
        stop: () => say('stop'),
        setVolume: (volume: number) => volumes.push(volume),
        setExtra: () => undefined,
      } as unknown as AmbientPlayer
    },
    music: (onBroken, onMoved) => new MusicVoice(music.outlet, onBroken, onMoved),
    askForPieces: async () => {
      const now = state()
      return now && new Map(tracks.map(({ id }) => [id, now]))
    },
    onFault: ({ title }) => faults.push(title),
    atNextTouch(names, then) {
      events = names
      touches.add(then)
      return () => void touches.delete(then)
    },
  })
  return {
    ...{ ...music, engine: made, view, log, faults, volumes },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    refuse: (error: Error | null) => {
      refusal = error
    },
    toneEnds: () => onEnd(),
    waitsFor: () => (touches.size > 0 ? events : []),
    touch: () => {
      for (const then of [...touches]) {
        touches.delete(then)
        then()
      }
    },
    choose: (sound: 'rain' | 'fire' | 'gong') => made.make(chooseSound(view.read(), sound)),
    track: (track: MusicTrack = poem) => made.make(chooseTrack(view.read(), track)),
    toggle: () => made.make(togglePlaying(view.read()), 'toggle'),
  }
}

// Spec: S9-056
test('a player that nobody has touched is as loud as it says', async () => {
  const { view, volumes, gains, engine: made, track, pass } = engine()
  expect(volumes).toEqual([15])
  made.setVolume(40)
  expect([volumes, view.read().volume]).toEqual([[15, 40], 40])
  track()
  await pass(1_000)
  expect(gains.at(-1)?.gain).toBeCloseTo(0.08, 9)
})

// Spec: S4-066, S4-067
test('from ambient to music: the sound stops first, then the piece plays', async () => {
  const { view, log, element, toggle, track, pass } = engine()
  toggle()
  await pass(1_000)
  expect(log).toEqual(['200 wave 0.5'])
  track()
  expect(log.at(-1)).toBe('1000 stop')
  await pass(1_000)
  expect(view.read()).toMatchObject({ isPlaying: true, soundType: 'music', isLoading: false })
  expect(element.paused).toBe(false)
})

// Spec: S4-063, S4-064, S4-065
test('from music to ambient: the sound begins only when the music has gone', async () => {
  const { view, log, element, track, choose, pass } = engine()
  track()
  await pass(2_000)
  choose('rain')
  await pass(990)
  expect([element.paused, log]).toEqual([false, []])
  await pass(1_000)
  expect([element.paused, log]).toEqual([true, ['3200 rain 0.5']])
  expect(view.read().currentTrack).toBeNull()
})

// Spec: S4-075
test('while a slider is drawn only the last of its changes is rendered, 50 ms after it', async () => {
  const { view, log, engine: made, toggle, pass } = engine()
  toggle()
  await pass(1_000)
  for (const percent of [55, 60, 65, 70]) {
    made.make(setIntensity(view.read(), percent))
    await pass(20)
  }
  await pass(1_000)
  expect(log).toEqual(['200 wave 0.5', '1310 wave 0.7'])
})

test('whatever is pressed quickly, the last press holds', async () => {
  const { view, log, element, track, choose, toggle, pass } = engine()
  track()
  track(light)
  choose('fire')
  toggle()
  toggle()
  choose('rain')
  await pass(6_000)
  expect(log.at(-1)).toMatch(/ rain 0.5$/)
  expect(element.paused).toBe(true)
  track(light)
  toggle()
  toggle()
  await pass(6_000)
  expect(element.paused).toBe(false)
  expect(element.src).toBe('/music/fractions-of-light.mp3')
  expect(view.read()).toMatchObject({ isPlaying: true, currentTrack: light })
})

// Spec: S4-072
test('a tone that ends stops the player', async () => {
  const { view, choose, toggle, pass, toneEnds } = engine()
  toggle()
  choose('gong')
  await pass(1_000)
  expect(view.read().isPlaying).toBe(true)
  toneEnds()
  expect(view.read().isPlaying).toBe(false)
})

// Spec: S8-020, S8-021
test('without sound, or with one that cannot be rendered, the player stops and says so', async () => {
  const { view, faults, refuse, toggle, pass } = engine()
  refuse(new NoSoundError('none'))
  toggle()
  await pass(1_000)
  expect(faults).toEqual(['Audio Error'])
  refuse(new Error('The thread that renders sounds has died.'))
  toggle()
  await pass(1_000)
  expect(faults).toEqual(['Audio Error', 'Sound Issue'])
  expect(view.read()).toMatchObject({ isPlaying: false, trouble: mindfulnessFaults.sound.description })
  refuse(null)
  toggle()
  await pass(1_000)
  expect(view.read()).toMatchObject({ isPlaying: true, trouble: null })
})

// Spec: S8-032
test('a piece that never plays is told as a fault, and plays at the next click', async () => {
  const { view, faults, element, track, waitsFor, touch, pass } = engine()
  element.refuses = 6
  track()
  await pass(6_000)
  expect(faults).toEqual(['Sound Issue'])
  expect(view.read()).toMatchObject({ isPlaying: false, waitsForTouch: true })
  expect(waitsFor()).toEqual(['click'])
  touch()
  await pass(1_000)
  expect(view.read()).toMatchObject({ isPlaying: true, waitsForTouch: false })
})

// Spec: S4-071
test('what is remembered plays at the next click, touch or key, and any other wish takes its place', async () => {
  const { view, engine: made, element, waitsFor, touch, choose, pass } = engine()
  view.write({ ...view.read(), soundType: 'music', currentTrack: poem })
  made.playAtNextTouch()
  expect(waitsFor()).toEqual(['click', 'touchstart', 'keydown'])
  await pass(10_000)
  expect(element.plays).toEqual([])
  touch()
  await pass(1_000)
  expect(view.read()).toMatchObject({ isPlaying: true, currentTrack: poem })
  made.playAtNextTouch()
  choose('rain')
  expect(waitsFor()).toEqual([])
})

// Spec: S8-028, S8-029
test('a piece that breaks off is stopped and loaded anew, and play goes on with it', async () => {
  const { view, element, faults, loads, track, toggle, pass } = engine()
  track()
  await pass(2_000)
  element.breaks()
  await pass(1)
  expect(view.read()).toMatchObject({ isPlaying: false, trouble: troubleWords.broken })
  expect(faults).toEqual(['Sound Issue'])
  await pass(1_100)
  expect(loads.at(-1)).toBe(3_000)
  toggle()
  await pass(1_000)
  expect(view.read()).toMatchObject({ isPlaying: true, trouble: null })
})

test('a piece that is being composed says how far it is, is not asked for, and plays when it is there', async () => {
  let now: PieceState = { state: 'composing', share: 0.25 }
  const { view, element, track, pass } = engine(() => now)
  element.fails = 1
  track()
  await pass(100)
  expect(view.read()).toMatchObject({ isPlaying: true, composing: 0.25 })
  const asked = element.loads.length
  now = { state: 'composing', share: 0.75 }
  await pass(2_000)
  expect(view.read().composing).toBe(0.75)
  expect(element.loads.length).toBe(asked)
  now = { state: 'ready', share: 1 }
  await pass(3_000)
  expect(view.read()).toMatchObject({ isPlaying: true, composing: null })
  expect(element.paused).toBe(false)
})

test.each([
  [{ state: 'off', share: 0 } as const, troubleWords.off],
  [{ state: 'failed', share: 0 } as const, troubleWords.failed],
  [null, troubleWords.away],
])('where a piece cannot come (%j) the player stops, says why and asks no more', async (state, words) => {
  const { view, element, track, pass } = engine(() => state)
  element.fails = Number.POSITIVE_INFINITY
  track()
  await pass(3_000)
  expect(view.read()).toMatchObject({ isPlaying: false, isLoading: false, trouble: words })
  const asked = element.loads.length
  await pass(30_000)
  expect(element.loads.length).toBe(asked)
})

test('a session of the overlay lets the music fade', async () => {
  const { view, element, engine: made, track, pass } = engine()
  track()
  await pass(2_000)
  made.make(yieldToSession(view.read(), { mixWithOthers: true }))
  await pass(1_100)
  expect([view.read().isPlaying, element.paused]).toEqual([false, true])
})

test('where the next sound cannot be rendered, the one before goes with it', async () => {
  const { view, log, refuse, choose, toggle, pass } = engine()
  toggle()
  await pass(1_000)
  refuse(new Error('A sound could not be rendered.'))
  choose('rain')
  await pass(1_000)
  expect([view.read().isPlaying, log]).toEqual([false, ['200 wave 0.5', '1050 stop']])
})

test('music that the browser holds by itself is shown as paused, and one press plays it again', async () => {
  const { view, element, track, toggle, pass } = engine()
  track()
  await pass(2_000)
  element.isHeld()
  expect(view.read().isPlaying).toBe(false)
  element.isLetGo()
  expect(view.read().isPlaying).toBe(true)
  element.isHeld()
  toggle()
  await pass(1_000)
  expect([view.read().isPlaying, element.paused]).toEqual([true, false])
})
