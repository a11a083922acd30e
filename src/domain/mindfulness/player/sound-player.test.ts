import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tracks } from '#domain/sound/music/tracks.ts'
import { textures, tones } from '#domain/sound/sound-names.ts'
import {
  fadeSteps,
  parsePlayback,
  playRetryMs,
  readinessWaitMs,
  serialisePlayback,
  toggleRetryMs,
} from './music-playback.ts'
import {
  type AudioStep,
  applyPreset,
  chooseSound,
  chooseTrack,
  defaultPlayer,
  gainOf,
  musicGainOf,
  type PlayerMove,
  type PlayerState,
  savePreset,
  setIntensity,
  setVolume,
  soundEnded,
  togglePlaying,
  yieldToSession,
} from './sound-player.ts'
import { isPreviewShown, pressPreview, previewPlaysMs } from './sound-preview.ts'

const [poem, light] = tracks
const does = ({ steps }: PlayerMove) => steps.map((step) => step.does)
const playing: PlayerState = { ...defaultPlayer, isPlaying: true }
const withMusic = chooseTrack(playing, poem).state

// Spec: S3-176, S9-056, S9-057
test('the player begins as specified', () => {
  expect(defaultPlayer).toEqual({
    isPlaying: false,
    volume: 15,
    soundType: 'wave',
    intensity: 0.5,
    currentTrack: null,
    userPresets: [],
    emotionalSync: false,
  })
})

// Spec: S4-063, S4-064, S4-065
test('from music to a sound the music fades out, its track is cleared, and what was playing goes on', () => {
  const move = chooseSound(withMusic, 'rain')
  expect(does(move)).toEqual(['fade-out-music', 'start-sound'])
  expect(move.state).toMatchObject({ soundType: 'rain', currentTrack: null, isPlaying: true })
  expect(does(chooseSound({ ...withMusic, isPlaying: false }, 'rain'))).toEqual(['fade-out-music'])
})

// Spec: S4-066, S4-067, S4-068, S4-069
test('a track stops the sound or fades out the track before it, is loaded to go round, and fades in', () => {
  const move = chooseTrack(playing, poem)
  expect(does(move)).toEqual(['stop-sound', 'load-track', 'fade-in-music'])
  expect(move.steps[1]).toEqual({ does: 'load-track', path: '/music/es-reverse-poem.mp3', loops: true })
  expect(move.state).toMatchObject({ soundType: 'music', currentTrack: poem, isPlaying: true })
  expect(does(chooseTrack(withMusic, light))).toEqual(['fade-out-music', 'load-track', 'fade-in-music'])
})

// Spec: S4-072, S4-074, S4-075
test('a change while playing restarts after 50 ms; textures go round with a fade-in of 1.5 s, tones play once', () => {
  expect(chooseSound(playing, 'fire').steps).toEqual([
    { does: 'start-sound', sound: 'fire', intensity: 0.5, afterMs: 50, fadeInMs: 1_500, loops: true },
  ])
  expect(chooseSound(playing, 'gong').steps).toEqual([
    { does: 'start-sound', sound: 'gong', intensity: 0.5, afterMs: 50, fadeInMs: 0, loops: false },
  ])
  expect(setIntensity(playing, 82).steps).toMatchObject([{ sound: 'wave', intensity: 0.8, afterMs: 50 }])
  expect(setIntensity(playing, 50).steps).toEqual([])
  expect(setIntensity(defaultPlayer, 80).steps).toEqual([])
  expect(soundEnded(chooseSound(playing, 'gong').state).isPlaying).toBe(false)
  expect(soundEnded(playing)).toBe(playing)
})

// Spec: S5-044, S5-046, S5-047
test('intensity, volume and the music’s volume stay in their ranges', () => {
  expect([0, 12, 13, 100, 300].map((percent) => setIntensity(playing, percent).state.intensity)).toEqual([
    0.1, 0.1, 0.15, 1, 1,
  ])
  expect([-5, 40, 130].map((volume) => setVolume(playing, volume).volume)).toEqual([0, 40, 100])
  expect([-5, 50, 130].map(gainOf)).toEqual([0, 0.5, 1])
  expect([0, 50, 100, 500].map(musicGainOf)).toEqual([0, 0.1, 0.2, 0.2])
})

test('play and pause; music without a track has nothing to play', () => {
  expect(does(togglePlaying(defaultPlayer))).toEqual(['start-sound'])
  expect(does(togglePlaying(playing))).toEqual(['stop-sound'])
  expect(does(togglePlaying(withMusic))).toEqual(['fade-out-music'])
  expect(does(togglePlaying({ ...withMusic, isPlaying: false }))).toEqual(['fade-in-music'])
  const nothing = { ...withMusic, isPlaying: false, currentTrack: null }
  expect(togglePlaying(nothing)).toEqual({ state: nothing, steps: [] })
})

/** What can be heard after steps, as an audio engine would have it. */
function heard(before: { sound: boolean; music: boolean }, steps: readonly AudioStep[]) {
  let { sound, music } = before
  for (const { does: step } of steps) {
    if (step === 'start-sound' || step === 'stop-sound') sound = step === 'start-sound'
    if (step === 'fade-in-music' || step === 'fade-out-music') music = step === 'fade-in-music'
  }
  return { sound, music }
}

const anyMove: fc.Arbitrary<(state: PlayerState) => PlayerMove> = fc.oneof(
  fc.constantFrom(...textures, ...tones).map(
    ({ id }) =>
      (state: PlayerState) =>
        chooseSound(state, id),
  ),
  fc.constantFrom(...tracks).map((track) => (state: PlayerState) => chooseTrack(state, track)),
  fc.constant(togglePlaying),
  fc.integer({ min: 0, max: 100 }).map((percent) => (state: PlayerState) => setIntensity(state, percent)),
  fc.boolean().map((mixWithOthers) => (state: PlayerState) => yieldToSession(state, { mixWithOthers })),
)

test('whatever is pressed, music and ambient sound are never heard together, and the state says what is heard', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 40 }), (moves) => {
      let state = defaultPlayer
      let now = { sound: false, music: false }
      for (const move of moves) {
        const made = move(state)
        now = heard(now, made.steps)
        state = made.state
        expect(now.sound && now.music).toBe(false)
        expect(now.sound || now.music).toBe(state.isPlaying)
        expect(now.music).toBe(state.isPlaying && state.soundType === 'music')
        expect(state.currentTrack !== null).toBe(state.soundType === 'music')
      }
    }),
  )
})

test('a session of the overlay silences music, and a sound that may not be mixed', () => {
  expect(does(yieldToSession(withMusic, { mixWithOthers: true }))).toEqual(['fade-out-music'])
  expect(yieldToSession(playing, { mixWithOthers: true })).toEqual({ state: playing, steps: [] })
  expect(does(yieldToSession(playing, { mixWithOthers: false }))).toEqual(['stop-sound'])
})

// Spec: S5-045
test('preset names are trimmed, and an empty one is rejected without a word', () => {
  const kept = savePreset({ ...playing, intensity: 0.7 }, '  Evening  ', 'a', '2026-11-21T08:30:00.000Z')
  expect(kept.userPresets).toEqual([
    {
      id: 'a',
      name: 'Evening',
      type: 'wave',
      volume: 15,
      intensity: 0.7,
      dateCreated: '2026-11-21T08:30:00.000Z',
    },
  ])
  expect(savePreset(playing, ' \t ', 'b', '2026-11-21T08:30:00.000Z')).toBe(playing)
  const [preset] = kept.userPresets
  if (!preset) throw new Error('The preset was not kept.')
  expect(applyPreset(withMusic, preset).state).toMatchObject({
    soundType: 'wave',
    intensity: 0.7,
    volume: 15,
    currentTrack: null,
  })
  expect(applyPreset(playing, preset).steps).toMatchObject([{ sound: 'wave', intensity: 0.7, afterMs: 50 }])
})

// Spec: S9-061
test('music fades out in 15 steps over 1 s and in by 10 over 0.8 s', () => {
  const [out, into] = [fadeSteps('out'), fadeSteps('in')]
  expect([out.length, out.at(-1), into.length, into.at(-1)]).toEqual([
    15,
    { atMs: 1_000, level: 0 },
    10,
    { atMs: 800, level: 1 },
  ])
  expect(out.map(({ level }) => level)).toEqual(out.map(({ level }) => level).toSorted((a, b) => b - a))
})

// Spec: S8-030, S8-031, S8-032, S8-033, S8-034
test('a track that does not play is tried five times, then waits for a click', () => {
  expect([1, 2, 3, 4, 5, 6].map(playRetryMs)).toEqual([300, 600, 900, 1_200, 1_500, null])
  expect([1, 2, 5].map(readinessWaitMs)).toEqual([200, 400, 1_000])
  expect([1, 2, 3, 6].map(toggleRetryMs)).toEqual([300, 450, 675, null])
})

// Spec: S4-070
test('the last track and whether it played are remembered; garbage is not', () => {
  for (const track of tracks)
    for (const isPlaying of [true, false]) {
      const kept = { track, isPlaying }
      expect(parsePlayback(serialisePlayback(kept))).toEqual(kept)
    }
  for (const garbage of [null, '', '{', '7', '{"path":"/music/other.mp3","isPlaying":true}', '{"path":3}'])
    expect(parsePlayback(garbage)).toBeNull()
})

// Spec: S4-059, S4-060, S4-061
test('a preview is heard for 3 s and shown for 5, and the same press stops it', () => {
  const preview = pressPreview(null, 'fire', 40, 1_000)
  if (!preview) throw new Error('The preview did not start.')
  expect([previewPlaysMs, preview.volume]).toEqual([3_000, 40])
  expect([isPreviewShown(preview, 5_999), isPreviewShown(preview, 6_000)]).toEqual([true, false])
  expect(pressPreview(preview, 'fire', 40, 2_000)).toBeNull()
  expect(pressPreview(preview, 'fire', 40, 6_000)).toEqual({ sound: 'fire', startedAt: 6_000, volume: 40 })
  expect(pressPreview(preview, 'rain', 40, 2_000)).toEqual({ sound: 'rain', startedAt: 2_000, volume: 40 })
})
