import { compose } from '#domain/sound/music/compose.ts'
import { renderScore } from '#domain/sound/music/render-piece.ts'
import { type TrackId, tracks } from '#domain/sound/music/tracks.ts'
import { textures, tones } from '#domain/sound/sound-names.ts'
import { mixStems, renderStems } from '#domain/sound/textures/render-texture.ts'
import { renderTone } from '#domain/sound/tones/render-tone.ts'
import { type Measure, median } from './measure.ts'

const sampleRate = 48_000
const rounds = 5

function medianMs(run: () => unknown): number {
  return median(
    Array.from({ length: rounds }, () => {
      const beganAt = performance.now()
      run()
      return performance.now() - beganAt
    }),
  )
}

interface Timed {
  readonly name: string
  readonly took: number
}

const slowestFirst = (all: readonly Timed[]): Timed[] => all.toSorted((a, b) => b.took - a.took)

/** The slowest of several, with all of them in the note. */
function slowest(what: string, budget: number, all: readonly Timed[]): Measure {
  const sorted = slowestFirst(all)
  const note = sorted.map(({ name, took }) => `${name} ${Math.round(took)}`).join(', ')
  return { what, measured: sorted[0]?.took ?? 0, budget, unit: 'ms', rule: 'at most', note }
}

/** A quarter of a minute from the middle of a piece, composed and rendered as the server does. */
function quarterOf(id: TrackId): void {
  const score = compose(id)
  const from = score.seconds / 2
  const notes = score.notes
    .filter(({ at }) => at >= from && at < from + 15)
    .map((note) => ({ ...note, at: note.at - from }))
  for (const { left } of renderScore({ ...score, notes, seconds: 15 }, id, 44_100))
    if (left.length === 0) throw new Error('A chunk was empty.')
}

/** Rendering the parts of each texture, mixing them for another intensity, and rendering each tone, at 48 kHz; a minute of each piece of music, at 44.1 kHz; in this process. */
export function measureSound(): Measure[] {
  const rendered = textures.map(({ id }) => ({
    name: id,
    took: medianMs(() => renderStems(id, sampleRate, 1)),
    stems: renderStems(id, sampleRate, 1),
  }))
  const mixed = rendered.map(({ name, stems }) => ({ name, took: medianMs(() => mixStems(stems, 0.7)) }))
  const toned = tones.map(({ id }) => ({ name: id, took: medianMs(() => renderTone(id, sampleRate, 1)) }))
  const played = tracks.map(({ id }) => ({ name: id, took: 4 * medianMs(() => quarterOf(id)) }))
  return [
    slowest('rendering the slowest texture', 350, rendered),
    slowest('another intensity of the slowest texture', 60, mixed),
    slowest('rendering the slowest tone', 350, toned),
    slowest('a minute of the slowest piece of music', 5_000, played),
  ]
}
