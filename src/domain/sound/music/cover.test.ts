import { expect, test } from 'vitest'
import { coverOf } from './cover.ts'
import { tracks } from './tracks.ts'

// Spec: S3-174
test('each piece has its own cover, drawn from itself, the same each time', () => {
  const covers = tracks.map(({ id }) => coverOf(id))
  expect(new Set(covers).size).toBe(6)
  expect(tracks.map(({ id }) => coverOf(id))).toEqual(covers)
  for (const cover of covers) {
    expect(cover).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 640"/)
    expect(cover).not.toMatch(/NaN|undefined|Infinity|<script/)
    const drawn = [...cover.matchAll(/ r="([\d.]+)"| [cxy]{1,2}="([\d.]+)"/g)].map(([, r, c]) =>
      Number(r ?? c),
    )
    expect(Math.max(...drawn)).toBeLessThanOrEqual(640)
    expect((cover.match(/<circle/g) ?? []).length).toBeGreaterThan(30)
    expect(cover.length).toBeLessThan(160_000)
  }
})
