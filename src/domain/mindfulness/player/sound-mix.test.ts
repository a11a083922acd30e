import { expect, test } from 'vitest'
import { tracks } from '#domain/sound/music/tracks.ts'
import { emptyMix, followPlayer, layersBeside, layersOn, mixOf, setLevel } from './sound-mix.ts'
import { chooseTrack, defaultPlayer, type PlayerState } from './sound-player.ts'

const paused = defaultPlayer
const playing: PlayerState = { ...defaultPlayer, isPlaying: true }
const music = chooseTrack(playing, tracks[0]).state
const wave = mixOf('wave', 15)

test('a second layer joins the first, and the player goes on with what it plays', () => {
  const { mix, steps } = setLevel(wave, playing, 'rain', 40)
  expect([layersOn(mix), steps]).toEqual([['wave', 'rain'], []])
  expect(layersBeside(mix, 'wave')).toEqual({ rain: 40 })
})

test('the first layer is the player’s own sound, and its level the volume', () => {
  expect(setLevel(wave, playing, 'wave', 62).steps).toEqual([{ does: 'volume', volume: 60 }])
  expect(setLevel(wave, playing, 'wave', 15).steps).toEqual([])
})

test('a layer that rises is heard at once, one that is lowered in a pause is not', () => {
  expect(setLevel(wave, paused, 'rain', 40).steps).toEqual([{ does: 'toggle' }])
  expect(setLevel(mixOf('wave', 15, { rain: 40 }), paused, 'rain', 20).steps).toEqual([])
})

test('a layer takes the place of music and of a tone', () => {
  expect(setLevel(emptyMix, music, 'fire', 30).steps).toEqual([
    { does: 'choose', sound: 'fire' },
    { does: 'volume', volume: 30 },
  ])
  const bell: PlayerState = { ...paused, soundType: 'bell' }
  expect(setLevel(emptyMix, bell, 'fire', 15).steps).toEqual([
    { does: 'choose', sound: 'fire' },
    { does: 'toggle' },
  ])
})

test('a mix that rested under music comes back with the layer that is touched', () => {
  const { mix, steps } = setLevel(mixOf('wave', 15, { rain: 40 }), music, 'rain', 50)
  expect(layersOn(mix)).toEqual(['wave', 'rain'])
  expect(steps[0]).toEqual({ does: 'choose', sound: 'rain' })
  expect(setLevel(mixOf('wave', 15, { rain: 40 }), music, 'rain', 0).steps[0]).toEqual({
    does: 'choose',
    sound: 'wave',
  })
})

test('when the first layer is turned off, the loudest of the others is the first', () => {
  const { mix, steps } = setLevel(mixOf('wave', 15, { rain: 20, cafe: 35 }), playing, 'wave', 0)
  expect(layersOn(mix)).toEqual(['rain', 'cafe'])
  expect(steps).toEqual([
    { does: 'choose', sound: 'cafe' },
    { does: 'volume', volume: 35 },
  ])
})

test('with the last layer off nothing plays, and music plays on', () => {
  expect(setLevel(wave, playing, 'wave', 0)).toEqual({ mix: emptyMix, steps: [{ does: 'toggle' }] })
  expect(setLevel(wave, paused, 'wave', 0).steps).toEqual([])
  expect(setLevel(mixOf('rain', 5), music, 'rain', 0)).toEqual({ mix: emptyMix, steps: [] })
})

test('levels are those that a slider can show', () => {
  expect(setLevel(wave, playing, 'rain', 43).mix.rain).toBe(45)
  expect(setLevel(wave, playing, 'rain', 400).mix.rain).toBe(100)
})

test('another sound from elsewhere takes the place of all layers, music and tones let them rest', () => {
  const mix = mixOf('wave', 15, { rain: 40 })
  expect(followPlayer(mix, playing, { ...playing, soundType: 'fire' })).toEqual(mixOf('fire', 15))
  expect(followPlayer(mix, playing, music)).toBe(mix)
  expect(followPlayer(mix, playing, { ...playing, soundType: 'bell' })).toBe(mix)
})

test('the volume and the first layer stay the same number', () => {
  const mix = mixOf('wave', 15, { rain: 40 })
  expect(followPlayer(mix, playing, { ...playing, volume: 55 })).toEqual(mixOf('wave', 55, { rain: 40 }))
})

test('what begins to play while all layers are off is on again', () => {
  expect(followPlayer(emptyMix, paused, playing)).toEqual(wave)
  expect(followPlayer(wave, paused, playing)).toBe(wave)
  expect(followPlayer(emptyMix, playing, paused)).toBe(emptyMix)
})
