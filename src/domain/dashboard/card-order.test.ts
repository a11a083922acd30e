import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardsInOrder, withCardAt, withCardShown } from './card-order.ts'
import { dashboardCards } from './dashboard-layout.ts'

const layout = (cards: string[], hidden: string[] = []) => ({ cards, hidden })

test('who chose nothing has the cards as they stand at first', () => {
  expect(cardsInOrder(layout([]))).toEqual(dashboardCards)
})

test('every card stands there once, whatever an older or newer program, or two devices, wrote', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...dashboardCards), fc.string())), (order) => {
      expect([...cardsInOrder(layout(order))].sort()).toEqual([...dashboardCards].sort())
    }),
  )
})

test('a card that is new stands behind the one that it follows at first', () => {
  const before = dashboardCards.filter((card) => card !== 'step').toReversed()
  const order = cardsInOrder(layout(before))
  expect(order[order.indexOf('intention') + 1]).toBe('step')
})

test('a card is moved to a place, and to the ends at most', () => {
  expect(withCardAt(layout([]), 'course', 0)[0]).toBe('course')
  expect(withCardAt(layout([]), 'course', -3)[0]).toBe('course')
  expect(withCardAt(layout([]), 'letter', 99).at(-1)).toBe('letter')
  expect(withCardAt(layout([]), 'habits', 2).slice(0, 3)).toEqual(['letter', 'next', 'habits'])
})

test('a card is hidden once and shown again', () => {
  expect(withCardShown(layout([], ['course']), 'course', false)).toEqual(['course'])
  expect(withCardShown(layout([], ['course', 'old']), 'course', true)).toEqual(['old'])
})
