import { compose } from './compose.ts'
import { piecePlans } from './piece-plans.ts'
import type { Note, Score } from './score.ts'
import type { TrackId } from './tracks.ts'

const side = 640
const middle = side / 2
/** Radii between which a piece's pitches lie. */
const [innermost, outermost] = [92, 286]

/**
 * The cover of a piece as SVG, 640 x 640: the piece itself, once round clockwise from the top. Wide arcs are its held chords, dots and short
 * arcs what is struck, farther out the higher; the hue is the key's place in the circle of fifths.
 */
export function coverOf(id: TrackId): string {
  const score = compose(id)
  const { key } = piecePlans[id]
  const hue =
    (((key.tonic * 7) % 12) * 30 + (key.scale === 'minor' || key.scale === 'dorian' ? 215 : 190)) % 360
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
    `<defs><radialGradient id="g" cx="50%" cy="42%" r="75%"><stop offset="0" stop-color="hsl(${hue} 42% 24%)"/>`,
    `<stop offset="1" stop-color="hsl(${(hue + 28) % 360} 48% 8%)"/></radialGradient></defs>`,
    `<rect width="${side}" height="${side}" fill="url(#g)"/>`,
    `<g fill="none" stroke-linecap="round">${sectionRings(score, hue)}${heldChords(score, hue)}</g>`,
    `<g>${strokes(score, hue)}</g>`,
    `<circle cx="${middle}" cy="${middle}" r="${innermost - 40}" fill="hsl(${hue} 55% 72%)" fill-opacity=".14"/>`,
    `<circle cx="${middle}" cy="${middle}" r="7" fill="hsl(${(hue + 20) % 360} 80% 84%)"/>`,
    '</svg>',
  ].join('')
}

const rounded = (value: number): string => value.toFixed(1)

function pointAt(score: Score, at: number, radius: number): { x: number; y: number } {
  const turn = (2 * Math.PI * at) / score.seconds - Math.PI / 2
  return { x: middle + radius * Math.cos(turn), y: middle + radius * Math.sin(turn) }
}

const radiusOf = (pitch: number): number =>
  innermost + ((Math.min(98, Math.max(36, pitch)) - 36) / 62) * (outermost - innermost)

/** A path along a circle from one moment to another; never the whole circle. */
function arc(score: Score, from: number, to: number, radius: number): string {
  const [a, b] = [pointAt(score, from, radius), pointAt(score, Math.min(to, score.seconds - 0.5), radius)]
  const isLong = to - from > score.seconds / 2 ? 1 : 0
  return `M${rounded(a.x)} ${rounded(a.y)}A${rounded(radius)} ${rounded(radius)} 0 ${isLong} 1 ${rounded(b.x)} ${rounded(b.y)}`
}

/** The outermost ring: the form, brighter where it is louder. */
function sectionRings(score: Score, hue: number): string {
  return score.sections
    .map(({ at, level }, place) => {
      const to = (score.sections[place + 1]?.at ?? score.seconds) - 2
      return `<path d="${arc(score, at, to, outermost + 14)}" stroke="hsl(${hue} 60% 78%)" stroke-opacity="${(0.1 + 0.45 * level).toFixed(2)}" stroke-width="3"/>`
    })
    .join('')
}

function heldChords(score: Score, hue: number): string {
  return score.notes
    .filter(({ voice }) => voice === 'pad')
    .map(
      ({ at, seconds, pitch, level }) =>
        `<path d="${arc(score, at, at + seconds, radiusOf(pitch))}" stroke="hsl(${(hue + 330 + (pitch % 12) * 5) % 360} 62% 66%)" stroke-opacity="${(0.12 + 0.3 * level).toFixed(2)}" stroke-width="9"/>`,
    )
    .join('')
}

function strokes(score: Score, hue: number): string {
  const size = ({ voice, level }: Note): number => (voice === 'bass' ? 3.2 : 1.4) + 3.6 * level
  return score.notes
    .filter(({ voice }) => voice !== 'pad' && voice !== 'breath')
    .map((note) => {
      const { x, y } = pointAt(score, note.at, radiusOf(note.pitch))
      const tint = note.voice === 'mallet' ? hue + 45 : hue + 12
      return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(size(note))}" fill="hsl(${tint % 360} 75% 84%)" fill-opacity="${(0.35 + 0.6 * note.level).toFixed(2)}"/>`
    })
    .join('')
}
