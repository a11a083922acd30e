import { expect, test } from 'vitest'
import { figuresOf } from '../measures/music-figures.test-support.ts'
import { differences } from '../measures/same-bytes.test-support.ts'
import { renderPiece } from './render-piece.ts'
import { tracks } from './tracks.ts'

const rate = 44_100

test.each(tracks.map(({ id, duration }) => [id, duration] as const))(
  '%s lasts its %i seconds, is as loud as the others, moves, and does not go round',
  (id, duration) => {
    const shares: number[] = []
    const piece = renderPiece(id, rate, (share) => shares.push(share))
    expect(Math.abs(piece.left.length / rate - duration)).toBeLessThan(0.1)
    expect(piece.right).toHaveLength(piece.left.length)
    for (const { what, measured, least, most } of figuresOf(piece, rate)) {
      expect([what, measured, measured >= least]).toEqual([what, measured, true])
      expect([what, measured, measured <= most]).toEqual([what, measured, true])
    }
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  },
)

test('the same seed gives the same bytes, all the way through', () => {
  const [one, other] = [renderPiece('imagine-sleep', rate), renderPiece('imagine-sleep', rate)]
  expect(differences(one.left, other.left) + differences(one.right, other.right)).toBe(0)
})
