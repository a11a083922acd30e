import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EntryPhoto, entryPhoto } from './entry-photo.ts'
import {
  fitWithin,
  mostPhotos,
  photoMark,
  photosShownIn,
  replacePhotoMarks,
  withoutPhoto,
  withPhoto,
} from './photo.ts'

const idOf = (nth: number): string => `01923f00-0000-7000-8000-${String(nth).padStart(12, '0')}`
const photo = (nth: number): EntryPhoto =>
  entryPhoto.parse({
    blobId: idOf(nth),
    chunks: 1,
    bytes: 900,
    type: 'image/webp',
    width: 40,
    height: 30,
    small: { blobId: idOf(nth + 500), chunks: 1, bytes: 90, type: 'image/webp' },
    addedAt: '2026-11-19T20:31:00.000Z',
  })

test('a picture is made to fit without being enlarged, and keeps its proportion', () => {
  expect(fitWithin({ width: 4032, height: 3024 }, 2560)).toEqual({ width: 2560, height: 1920 })
  expect(fitWithin({ width: 300, height: 900 }, 2560)).toEqual({ width: 300, height: 900 })
  expect(fitWithin({ width: 20_000, height: 2 }, 640)).toEqual({ width: 640, height: 1 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
      const fitted = fitWithin({ width, height }, 640)
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(640)
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1)
      // Rounding to whole px moves a side by at most half of one.
      const scale = Math.min(1, 640 / Math.max(width, height))
      expect(Math.abs(fitted.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('a text names the pictures it shows, whatever stands around them', () => {
  const text = `Before ${photoMark(idOf(1), 'the [blue] cups')} and\n${photoMark(idOf(2))}${photoMark(idOf(1))}`
  expect(photosShownIn(text)).toEqual([idOf(1), idOf(2)])
  expect(photosShownIn('![a](photo:no-id) ![b](https://example.org/a.png)')).toEqual([])
  expect(photoMark(idOf(1), 'a\n]b[')).toBe(`![a b](photo:${idOf(1)})`)
})

test('something else can stand in the place of each mark, and one without it stays as it is', () => {
  const text = `x ${photoMark(idOf(1), 'cups')} y ${photoMark(idOf(2))}`
  expect(
    replacePhotoMarks(text, ({ blobId, words }) => (blobId === idOf(1) ? `[${words}]` : undefined)),
  ).toBe(`x [cups] y ${photoMark(idOf(2))}`)
})

test('a picture is on a page once, and a page has an end', () => {
  const one = withPhoto([], photo(1))
  expect(withPhoto(one, { ...photo(1), caption: 'cups' })).toEqual([{ ...photo(1), caption: 'cups' }])
  const full = Array.from({ length: mostPhotos }, (_, nth) => photo(nth))
  expect(withPhoto(full, photo(400))).toBe(full)
  const two = withPhoto(one, photo(2))
  expect(two.map(({ blobId }) => blobId)).toEqual([idOf(1), idOf(2)])
  expect(withoutPhoto(two, idOf(1))).toEqual([photo(2)])
})
