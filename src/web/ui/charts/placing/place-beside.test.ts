import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const room = { left: 20, right: 300, top: 0, bottom: 160 }

test('words stand at the right of their mark, else at its left or below, and shortened before they are left out', () => {
  const placed = (x: number, ...widths: number[]) => placeBeside([{ x, y: 40, widths }], room)[0]
  expect(placed(50, 80)).toEqual({ x: 63, y: 40, anchor: 'start', wide: 80 })
  expect(placed(280, 80)).toEqual({ x: 267, y: 40, anchor: 'end', wide: 80 })
  expect(placed(160, 240)).toEqual({ x: 160, y: 58, anchor: 'middle', wide: 240 })
  expect(placed(50, 400, 60)).toEqual({ x: 63, y: 40, anchor: 'start', wide: 60 })
  expect(placed(50, 400)).toBeNull()
})

test('no words touch others, a mark or the edge', () => {
  const mark = fc.record({
    x: fc.integer({ min: 20, max: 300 }),
    y: fc.integer({ min: 0, max: 160 }),
    widths: fc.array(fc.integer({ min: 10, max: 140 }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 12 }), (marks) => {
      const boxes = placeBeside(marks, room).flatMap((place) => {
        if (!place) return []
        const { wide } = place
        const left =
          place.anchor === 'start' ? place.x : place.anchor === 'end' ? place.x - wide : place.x - wide / 2
        return [{ left, right: left + wide, top: place.y - 8, bottom: place.y + 8 }]
      })
      for (const [nth, box] of boxes.entries()) {
        expect(box.left >= 20 && box.right <= 300 && box.top >= 0 && box.bottom <= 160).toBe(true)
        for (const { x, y } of marks)
          expect(box.left >= x + 9 || box.right <= x - 9 || box.top >= y + 9 || box.bottom <= y - 9).toBe(
            true,
          )
        for (const other of boxes.slice(nth + 1))
          expect(
            box.left >= other.right ||
              other.left >= box.right ||
              box.top >= other.bottom ||
              other.top >= box.bottom,
          ).toBe(true)
      }
    }),
  )
})
