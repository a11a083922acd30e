import { between, betweenOctaves, type Chance } from '../../chance/seeded-random.ts'
import { bandPass, filterLoop, highPass, lowPass } from '../signal/biquad.ts'
import { addBurst, shower } from '../signal/bursts.ts'
import { toUnitLevel } from '../signal/level.ts'
import { bothSides, type Loop, type Stereo, silence } from '../signal/loop.ts'
import { whiteNoise } from '../signal/noise.ts'
import { addPartial } from '../signal/partial.ts'
import { addRoom, answered } from '../signal/room.ts'
import { shape, sway } from '../signal/slow-curve.ts'
import { babblePhrase, voiceByChance } from './speech.ts'
import { along, comingIn, type TextureModel } from './texture-model.ts'

/** A room of people: the hum of the room, tables that talk, nearer tables that join with intensity, cups on saucers. */
export const cafe: TextureModel = {
  stems: (loop, chance) => {
    const china = Array.from({ length: 16 }, () => clink(loop.sampleRate, chance))
    return [
      hum(loop, chance),
      tables(loop, chance, 3),
      tables(loop, chance, 4),
      cups(loop, chance, china, 1.1),
      cups(loop, chance, china, 2.4),
    ]
  },
  levels: (intensity) => [
    along(intensity, -11, -17),
    0,
    -1 + comingIn(intensity, 0.2, 1),
    along(intensity, -15, -12),
    -9 + comingIn(intensity, 0.35, 1),
  ],
}

/** Air and far machines. */
function hum(loop: Loop, chance: Chance): Stereo {
  const course = sway(chance, 1, 5)
  return toUnitLevel(
    bothSides(() => {
      const noise = whiteNoise(loop, chance)
      filterLoop(noise, loop, highPass(loop.sampleRate, 120))
      filterLoop(noise, loop, lowPass(loop.sampleRate, 900, 0.5))
      return shape(noise, (turn) => 1 + 0.1 * course(turn))
    }),
  )
}

/** One talker a table, from all sides, at their own distance: phrases with pauses between them, round the lap. */
function tables(loop: Loop, chance: Chance, talkers: number): Stereo {
  const lap = silence(loop.length)
  for (let talker = 0; talker < talkers; talker++) {
    const voice = voiceByChance(chance)
    const pan = (talker + between(chance, 0.2, 0.8)) / talkers
    const gain = between(chance, 0.5, 1)
    const first = chance() * loop.length
    let spoken = 0
    while (spoken < 0.8 * loop.length) {
      const phrase = babblePhrase(loop.sampleRate, chance, voice)
      addBurst(loop, lap, phrase, { at: first + spoken, gain, pan })
      spoken += phrase.length + between(chance, 0.2, 1.1) * loop.sampleRate
    }
  }
  const inRoom = addRoom(loop.sampleRate, lap, chance, { decaySeconds: 0.55, reflections: 8, level: 0.5 })
  // Across a room the lowest and the highest of a voice are lost.
  for (const side of [inRoom.left, inRoom.right])
    filterLoop(side, loop, bandPass(loop.sampleRate, 1000, 0.35))
  return toUnitLevel(inRoom)
}

function cups(loop: Loop, chance: Chance, bank: readonly Float32Array[], perSecond: number): Stereo {
  return toUnitLevel(shower(loop, chance, bank, { perSecond, rarity: 1.5 }))
}

/** China on china, often twice, in the answer of the room: a few inharmonic modes that ring for a tenth of a second. */
function clink(sampleRate: number, chance: Chance): Float32Array {
  const sound = new Float32Array(Math.round(0.5 * sampleRate))
  const ground = betweenOctaves(chance, 1700, 3400)
  const touches = chance() < 0.5 ? [0] : [0, between(chance, 0.05, 0.14)]
  for (const [turn, seconds] of touches.entries()) {
    const touch = sound.subarray(Math.round(seconds * sampleRate))
    for (const ratio of [1, 1.58, 2.24, 2.92]) {
      const level = ((turn === 0 ? 1 : 0.55) * between(chance, 0.4, 1)) / ratio
      const decaySeconds = between(chance, 0.1, 0.35) / Math.sqrt(ratio)
      addPartial(touch, sampleRate, {
        hertz: ground * ratio * between(chance, 0.97, 1.03),
        level,
        decaySeconds,
      })
    }
  }
  return answered(sound, sampleRate, chance, { decaySeconds: 0.45, reflections: 8, level: 0.5 })
}
