import { expect, test } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { clockOf } from './clock.ts'
import { compose } from './compose.ts'
import { chordOn, type Key, pitchOf, progression, reharmonised } from './harmony.ts'
import { augmented, fragment, inverted, newMotif, ornamented, retrograde, sing } from './motif.ts'
import { piecePlans } from './piece-plans.ts'
import type { Score } from './score.ts'
import { tracks } from './tracks.ts'
import { parallels, voicing } from './voice-leading.ts'

const scores = new Map(tracks.map(({ id }) => [id, compose(id)]))
const scoreOf = (id: (typeof tracks)[number]['id']): Score => scores.get(id) as Score
const all = tracks.map(({ id, duration, category }) => ({ id, duration, category, score: scoreOf(id) }))
const strokesASecond = ({ notes, seconds }: Score): number =>
  notes.filter(({ voice }) => voice === 'piano' || voice === 'mallet').length / seconds
const inC: Key = { tonic: 60, scale: 'major' }

test('the same seed composes the same piece, another seed another one', () => {
  for (const { id, score } of all) {
    expect(compose(id)).toEqual(score)
    expect(compose(id, 999).notes).not.toEqual(score.notes)
  }
})

test('every note lies within its piece and in reach of its instrument, in order', () => {
  for (const { score, duration } of all) {
    expect(score.seconds).toBe(duration)
    for (const { at, pitch, level, pan, seconds } of score.notes) {
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThan(duration - 4)
      expect(pitch).toBeGreaterThanOrEqual(33)
      expect(pitch).toBeLessThanOrEqual(101)
      expect(level).toBeGreaterThan(0)
      expect(level).toBeLessThanOrEqual(1)
      expect(seconds).toBeGreaterThan(0)
      expect(pan).toBeGreaterThanOrEqual(0)
      expect(pan).toBeLessThanOrEqual(1)
    }
    const moments = score.notes.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(Math.max(...score.notes.map(({ at, seconds }) => at + seconds))).toBeGreaterThan(duration - 6)
  }
})

test('each piece has its own key, tempo, figure and form', () => {
  const marks = all.map(({ id, duration }) => {
    const plan = piecePlans[id]
    const tempo = (60 / clockOf(plan, duration).beatSeconds).toFixed(1)
    return [`${plan.key.tonic % 12}`, tempo, plan.rhythm.join(), plan.sections.map(({ name }) => name).join()]
  })
  for (const column of [0, 1, 2, 3]) expect(new Set(marks.map((mark) => mark[column])).size).toBe(6)
})

test('focus moves, calm is slow and sleep is almost still', () => {
  const rates = (category: string) =>
    all.filter((piece) => piece.category === category).map(({ score }) => strokesASecond(score))
  expect(Math.min(...rates('focus'))).toBeGreaterThan(2.5)
  expect(Math.max(...rates('calm'))).toBeLessThan(1.5)
  expect(Math.min(...rates('calm'))).toBeGreaterThan(0.5)
  expect(Math.max(...rates('sleep'))).toBeLessThan(0.5)
})

test('harmony leaves home and comes back: many chords, never the same twice within a phrase, the tonic at last', () => {
  for (const { id, score } of all) {
    const degrees = score.chords.map(({ degree }) => degree)
    expect([id, degrees.at(0), degrees.at(-1)]).toEqual([id, 0, 0])
    expect(new Set(degrees).size).toBeGreaterThanOrEqual(4)
    const stays = degrees.filter((degree, at) => at > 0 && degree === degrees[at - 1]).length
    expect(stays).toBeLessThanOrEqual(piecePlans[id].sections.length + 3)
    const { key } = piecePlans[id]
    for (const { tones } of score.chords)
      expect([id, ((tones[2] ?? 0) - (tones[0] ?? 0) + 12) % 12]).toEqual([id, 7])
    for (const { tones } of score.chords.slice(-1)) expect(tones[0]).toBe(key.tonic % 12)
  }
})

test('inner voices move little, rise from low to high, and hardly ever in parallel fifths or octaves', () => {
  for (const { id, score } of all) {
    let [moved, count, parallel] = [0, 0, 0]
    for (const [at, { voices }] of score.chords.entries()) {
      expect(voices).toEqual([...new Set(voices)].toSorted((a, b) => a - b))
      const before = score.chords[at - 1]?.voices
      if (!before) continue
      for (const [voice, pitch] of voices.entries()) {
        const step = Math.abs(pitch - (before[voice] ?? pitch))
        expect(step).toBeLessThanOrEqual(7)
        moved += step
        count++
      }
      parallel += parallels(voices, before)
    }
    expect(moved / count).toBeLessThan(2.6)
    expect([id, parallel / score.chords.length < 0.12]).toEqual([id, true])
  }
})

test('what a phrase does depends on its cadence, and a phrase that returns keeps most of itself', () => {
  const chance = seededRandom(5)
  for (let turn = 0; turn < 200; turn++) {
    const steps = progression(chance, 'major', 0, 8, 'authentic')
    expect(steps.slice(-2)).toEqual([4, 0])
    expect(steps).not.toContain(6)
    for (const [at, step] of steps.entries()) expect(step).not.toBe(steps[at - 1])
    const again = reharmonised(chance, 'major', steps)
    expect(again.filter((step, at) => step !== steps[at]).length).toBeLessThanOrEqual(1)
  }
  expect(progression(chance, 'minor', 0, 8, 'half').slice(-2)).toEqual([3, 4])
  expect(progression(chance, 'lydian', 0, 8, 'plagal').slice(-2)).toEqual([1, 0])
})

test('the dominant in minor has its leading note', () => {
  expect(chordOn({ tonic: 60, scale: 'minor' }, 4, 'seventh').tones).toEqual([7, 11, 2])
  expect(chordOn(inC, 1, 'both').tones).toEqual([2, 5, 9, 0, 4])
  expect([pitchOf(inC, -1), pitchOf(inC, 7), pitchOf(inC, 9)]).toEqual([59, 72, 76])
})

test('parallel fifths are heard as such, and the voicing of C to G avoids them', () => {
  expect(parallels([55, 62], [53, 60])).toBe(1)
  expect(parallels([55, 64], [53, 60])).toBe(0)
  const c = voicing(chordOn(inC, 0, 'plain'), null, { low: 53, high: 77 })
  expect(parallels(voicing(chordOn(inC, 4, 'plain'), c, { low: 53, high: 77 }), c)).toBe(0)
})

test('a motif keeps its shape through its changes', () => {
  const motif = newMotif(seededRandom(3), [0, 1, 1.5, 2.5], 4)
  const steps = (notes: readonly { step: number }[]) => notes.map(({ step }) => step)
  expect(steps(inverted(inverted(motif)).notes)).toEqual(steps(motif.notes))
  const turned = retrograde(retrograde(motif))
  expect(turned.notes.map(({ at }) => at)).toEqual(motif.notes.map(({ at }) => at))
  const last = motif.notes.at(-1)?.step ?? 0
  expect(steps(retrograde(motif).notes)).toEqual(
    steps(motif.notes)
      .toReversed()
      .map((step) => step - last),
  )
  expect(augmented(motif).notes.map(({ at }) => at)).toEqual([0, 2, 3, 5])
  for (const change of [inverted, retrograde, fragment]) {
    const { notes, beats } = change(motif)
    expect(notes.reduce((sum, note) => sum + note.beats, 0)).toBeCloseTo(beats, 9)
  }
  const ornate = ornamented(seededRandom(1), motif).notes
  expect(ornate.length).toBe(motif.notes.length + 1)
})

test('long notes on a beat belong to the chord of that beat', () => {
  const chords = [0, 3, 4].map((degree) => chordOn(inC, degree, 'plain'))
  const chordAt = (beat: number) => chords[Math.floor(beat / 4)] ?? chordOn(inC, 0, 'plain')
  for (let seed = 1; seed < 40; seed++) {
    const motif = newMotif(seededRandom(seed), [0, 1, 2, 3], 4)
    for (const beat of [0, 4, 8])
      for (const note of sing(motif, inC, chordAt, { beat, middle: 7, near: 7 }))
        expect(chordAt(note.at).tones).toContain(note.pitch % 12)
  }
})

test('hands are human: no two statements of the beat are equally far apart, and none is far off', () => {
  const { notes } = scoreOf('when-light-fades-away')
  const { beatSeconds, at } = clockOf(piecePlans['when-light-fades-away'], 232)
  const opening = notes.filter(({ voice, at: moment }) => voice === 'mallet' && moment < 15)
  const off = opening.map(({ at: moment }) => {
    const third = Math.round(((moment - 0.25) / beatSeconds) * 3) / 3
    return moment - at(third)
  })
  expect(Math.max(...off.map(Math.abs))).toBeLessThan(0.012)
  expect(new Set(off.map((value) => value.toFixed(4))).size).toBeGreaterThan(opening.length / 2)
})
