import { expect, test } from 'vitest'
import { layersOn } from '#domain/mindfulness/player/sound-mix.ts'
import {
  applyPreset,
  chooseSound,
  chooseTrack,
  defaultPlayer,
  type PlayerState,
  setIntensity,
  setVolume,
  togglePlaying,
} from '#domain/mindfulness/player/sound-player.ts'
import { tracks } from '#domain/sound/music/tracks.ts'
import { watchedValue } from '#web/lib/vault/observable.ts'
import type { WantedLayers } from './layer-voices.ts'
import { makeMixer } from './mixer.ts'

/** A mixer over the player of the specification, and what it last wanted to be heard beside it. */
function openMixer() {
  const player = watchedValue<PlayerState>(defaultPlayer)
  let wanted: WantedLayers = { layers: {}, intensity: 0, fade: 1 }
  const moves = {
    chooseSound: (sound: Parameters<typeof chooseSound>[1]) =>
      player.write(chooseSound(player.read(), sound).state),
    chooseMusic: () => player.write(chooseTrack(player.read(), tracks[0]).state),
    setVolume: (volume: number) => player.write(setVolume(player.read(), volume)),
    setIntensity: (percent: number) => player.write(setIntensity(player.read(), percent).state),
    toggle: () => player.write(togglePlaying(player.read()).state),
    applyPreset: (preset: Parameters<typeof applyPreset>[1]) =>
      player.write(applyPreset(player.read(), preset).state),
  }
  const mixer = makeMixer({ player, moves, voices: { want: (next) => (wanted = next) } })
  return { player, moves, mixer, heard: () => wanted, on: () => layersOn(mixer.mix.read()) }
}

const stove = {
  id: 'a',
  name: 'Stove, late',
  type: 'fire',
  volume: 40,
  intensity: 0.3,
  dateCreated: '2026-11-19T20:00:00.000Z',
  layers: { forest: 20, rain: 65 },
} as const

test('the first touch is heard with what was chosen before', () => {
  const { player, mixer, heard, on } = openMixer()
  expect(on()).toEqual(['wave'])
  mixer.setLevel('rain', 40)
  expect(player.read()).toMatchObject({ isPlaying: true, soundType: 'wave', volume: 15 })
  expect(heard()).toEqual({ layers: { rain: 40 }, intensity: 0.5, fade: 1 })
})

test('layers rest with the player, wherever it is paused, and come back with it', () => {
  const { moves, mixer, heard } = openMixer()
  mixer.setLevel('rain', 40)
  moves.toggle()
  expect(heard().layers).toEqual({})
  moves.toggle()
  expect(heard().layers).toEqual({ rain: 40 })
})

test('music takes the place of all layers, and a touched layer that of music', () => {
  const { player, moves, mixer, heard, on } = openMixer()
  mixer.setLevel('rain', 40)
  moves.chooseMusic()
  expect([heard().layers, on()]).toEqual([{}, ['wave', 'rain']])
  mixer.setLevel('fire', 30)
  expect(player.read()).toMatchObject({ soundType: 'fire', currentTrack: null, isPlaying: true, volume: 30 })
  expect(heard().layers).toEqual({ wave: 15, rain: 40 })
})

test('when the player’s own layer is turned off another one becomes it, and is not heard twice', () => {
  const { player, mixer, heard, on } = openMixer()
  mixer.setLevel('rain', 40)
  mixer.setLevel('wave', 0)
  expect(player.read()).toMatchObject({ soundType: 'rain', volume: 40, isPlaying: true })
  expect([heard().layers, on()]).toEqual([{}, ['rain']])
  mixer.setLevel('rain', 0)
  expect([player.read().isPlaying, on()]).toEqual([false, []])
})

test('another sound or volume from the small player is the mix from then on', () => {
  const { moves, mixer, heard, on } = openMixer()
  mixer.setLevel('rain', 40)
  moves.setVolume(55)
  expect(mixer.mix.read().wave).toBe(55)
  moves.setIntensity(80)
  expect(heard()).toMatchObject({ intensity: 0.8, layers: { rain: 40 } })
  moves.chooseSound('cafe')
  expect([on(), heard().layers]).toEqual([['cafe'], {}])
})

test('a kept sound brings all of its layers and plays', () => {
  const { player, moves, mixer, heard } = openMixer()
  moves.chooseMusic()
  mixer.play(stove)
  expect(player.read()).toMatchObject({ isPlaying: true, soundType: 'fire', volume: 40, intensity: 0.3 })
  expect(heard().layers).toEqual({ forest: 20, rain: 65 })
  expect(mixer.layers()).toEqual({ forest: 20, rain: 65 })
})

test('a fade holds for the layers, too', () => {
  const { mixer, heard } = openMixer()
  mixer.setLevel('rain', 40)
  mixer.fadeTo(0.4)
  expect(heard()).toMatchObject({ fade: 0.4, layers: { rain: 40 } })
})
