import { type Chance, seededRandom } from '../../chance/seeded-random.ts'
import { bendPeaks, fromDecibels, scale } from '../signal/level.ts'
import { type Stereo, silence } from '../signal/loop.ts'
import { loudness } from '../signal/loudness.ts'
import { compose } from './compose.ts'
import { hallOf } from './hall.ts'
import { breathNoise, feltPiano, type Sounding, softBass, softMallet, warmPad } from './instruments.ts'
import { piecePlans } from './piece-plans.ts'
import type { Note, Score, Voice } from './score.ts'
import type { TrackId } from './tracks.ts'

/** Raised when a piece sounds otherwise than before: what was kept of an earlier one is then made anew. */
export const musicVersion = 2
/** What every piece comes to, in LUFS. */
export const musicLoudness = -18
/** Samples a chunk: a quarter of a second at 44.1 kHz. */
export const chunkLength = 11_025
/** The last part of a piece goes to nothing. */
const endFade = 2.5

const instruments: Readonly<Record<Voice, (note: Note, sampleRate: number, chance: Chance) => Sounding>> = {
  piano: feltPiano,
  mallet: softMallet,
  pad: warmPad,
  bass: softBass,
  breath: breathNoise,
}

/** The samples of a score, chunk by chunk, before they are brought to their loudness. Each chunk is a new pair of channels. */
export function* renderScore(score: Score, id: TrackId, sampleRate: number): Generator<Stereo> {
  const length = Math.round(score.seconds * sampleRate)
  const chance = seededRandom(piecePlans[id].seed)
  const hall = hallOf(piecePlans[id].room, sampleRate)
  let sounding: Sounding[] = []
  let next = 0
  for (let from = 0; from < length; from += chunkLength) {
    const count = Math.min(chunkLength, length - from)
    const [dry, send] = [silence(count), silence(count)]
    const buses = { left: dry.left, right: dry.right, sendLeft: send.left, sendRight: send.right }
    sounding = sounding.filter((sound) => sound(buses, 0, count))
    for (
      let note = score.notes[next];
      note && note.at * sampleRate < from + count;
      note = score.notes[++next]
    ) {
      const at = Math.max(0, Math.round(note.at * sampleRate) - from)
      if (at >= count) break
      const sound = instruments[note.voice](note, sampleRate, chance)
      if (sound(buses, at, count - at)) sounding.push(sound)
    }
    hall(dry.left, dry.right, send.left, send.right, count)
    fadeAtEnd(dry, from, length, sampleRate)
    yield dry
  }
}

function fadeAtEnd({ left, right }: Stereo, from: number, length: number, sampleRate: number): void {
  const fade = endFade * sampleRate
  for (let at = Math.max(0, Math.ceil(length - fade) - from); at < left.length; at++) {
    const open = 0.5 - 0.5 * Math.cos((Math.PI * (length - 1 - from - at)) / fade)
    left[at] = (left[at] as number) * open
    right[at] = (right[at] as number) * open
  }
}

/**
 * A whole piece, exactly its length, at -18 LUFS and below -1 dBFS. `report` hears after each chunk how much is rendered, 0 to 1. The same
 * seed and sample rate give the same bytes.
 */
export function renderPiece(
  id: TrackId,
  sampleRate: number,
  report: (share: number) => void = () => {},
  seed?: number,
): Stereo {
  const score = compose(id, seed)
  const whole = silence(Math.round(score.seconds * sampleRate))
  let from = 0
  for (const { left, right } of renderScore(score, id, sampleRate)) {
    whole.left.set(left, from)
    whole.right.set(right, from)
    from += left.length
    report(from / whole.left.length)
  }
  return mastered(whole, sampleRate)
}

function mastered(whole: Stereo, sampleRate: number): Stereo {
  const channels = [whole.left, whole.right]
  const factor = fromDecibels(musicLoudness - loudness(channels, sampleRate))
  for (const channel of channels) bendPeaks(scale(channel, factor))
  return whole
}
