import { expect, test } from 'vitest'
import { loudestMoment, loudness } from './loudness.ts'

/** A sine of so many dBFS and seconds. */
function sine(decibels: number, seconds: number, rate = 48_000, hertz = 997): Float32Array {
  const level = 10 ** (decibels / 20)
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, at) => level * Math.sin((2 * Math.PI * hertz * at) / rate),
  )
}

test('a sine of 997 Hz at full scale in one channel is -3.01 LUFS, as the standard says, at every rate', () => {
  for (const rate of [44_100, 48_000, 96_000])
    expect(loudness([sine(0, 2, rate)], rate)).toBeCloseTo(-3.01, 1)
})

test('the same tone in both ears is 3 LU louder than in one (EBU Tech 3341, case 1)', () => {
  const tone = sine(-23, 3)
  expect(loudness([tone, tone], 48_000)).toBeCloseTo(-23, 1)
  expect(loudness([tone, new Float32Array(tone.length)], 48_000)).toBeCloseTo(-26.01, 1)
})

test('quiet stretches do not count (EBU Tech 3341, case 3)', () => {
  const rate = 8000
  const course = [sine(-36, 10, rate), sine(-23, 60, rate), sine(-36, 10, rate)]
  const whole = new Float32Array(80 * rate)
  let from = 0
  for (const part of course) {
    whole.set(part, from)
    from += part.length
  }
  expect(Math.abs(loudness([whole, whole], rate) + 23)).toBeLessThan(0.1)
})

test('low tones count less and high ones more', () => {
  expect(loudness([sine(-20, 1, 48_000, 40)], 48_000)).toBeLessThan(-27)
  expect(loudness([sine(-20, 1, 48_000, 5000)], 48_000)).toBeGreaterThan(-20.5)
})

test('silence and less than a block have no loudness', () => {
  expect(loudness([new Float32Array(48_000)], 48_000)).toBe(Number.NEGATIVE_INFINITY)
  expect(loudness([sine(0, 0.3)], 48_000)).toBe(Number.NEGATIVE_INFINITY)
  expect(loudestMoment([new Float32Array(48_000)], 48_000)).toBe(Number.NEGATIVE_INFINITY)
})

test('the loudest moment is that of the loud part alone', () => {
  const whole = new Float32Array(3 * 48_000)
  whole.set(sine(-10, 1), 48_000)
  expect(loudestMoment([whole], 48_000)).toBeCloseTo(-13.01, 1)
})
