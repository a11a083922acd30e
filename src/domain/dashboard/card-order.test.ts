import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardsIn, cardsInOrder, withCardAt, withCardShown } from './card-order.ts'
import { dashboardCards, dashboardLayout, hiddenAtFirst } from './dashboard-layout.ts'

const layout = (cards: string[], moved: string[] = []) => ({ cards, moved })

test('who chose nothing has the cards as they stand at first', () => {
  expect(cardsInOrder(layout([]))).toEqual(dashboardCards)
  expect(cardsIn(layout([]), 'main')).toEqual(['letter', 'course', 'noticed', 'lately'])
})

test('every card stands there once and in one column, whatever an older or newer program, or two devices, wrote', () => {
  const names = fc.array(fc.oneof(fc.constantFrom(...dashboardCards), fc.string()))
  fc.assert(
    fc.property(names, names, (order, moved) => {
      const all = [...dashboardCards].sort()
      expect([...cardsInOrder(layout(order, moved))].sort()).toEqual(all)
      const both = [...cardsIn(layout(order, moved), 'main'), ...cardsIn(layout(order, moved), 'side')]
      expect(both.sort()).toEqual(all)
    }),
  )
})

test('a record from before cards had a column keeps its order and what it hides', () => {
  const old = {
    cards: dashboardCards.filter((card) => card !== 'streak').toReversed(),
    hidden: ['next'],
    updatedAt: '2026-11-01T08:00:00.000Z',
  }
  const read = dashboardLayout.parse(old)
  expect(read).toEqual({ ...old, moved: [] })
  expect(cardsIn(read, 'all').filter((card) => card !== 'streak')).toEqual(old.cards)
  expect(cardsIn(read, 'main')).toEqual(['lately', 'noticed', 'course', 'letter'])
  expect(read.hidden).not.toEqual(hiddenAtFirst)
})

test('a card that is new stands behind the one that it follows at first', () => {
  const before = dashboardCards.filter((card) => card !== 'step').toReversed()
  const order = cardsInOrder(layout(before))
  expect(order[order.indexOf('intention') + 1]).toBe('step')
})

test('in one list a card is moved to a place, and to the ends at most', () => {
  const first = layout([])
  expect(withCardAt(first, 'course', 0, 'all').cards[0]).toBe('course')
  expect(withCardAt(first, 'course', -3, 'all').cards[0]).toBe('course')
  expect(withCardAt(first, 'letter', 99, 'all').cards.at(-1)).toBe('letter')
  expect(withCardAt(first, 'habits', 2, 'all').cards.slice(0, 3)).toEqual(['letter', 'next', 'habits'])
})

test('each step within a column changes places with the next card of that column, and leaves the other as it is', () => {
  const first = layout([])
  const up = withCardAt(first, 'course', 0, 'main')
  expect(cardsIn(up, 'main')).toEqual(['course', 'letter', 'noticed', 'lately'])
  expect(cardsIn(up, 'side')).toEqual(cardsIn(first, 'side'))
  const down = withCardAt(first, 'course', 2, 'main')
  expect(cardsIn(down, 'main')).toEqual(['letter', 'noticed', 'course', 'lately'])
  expect(cardsIn(withCardAt(first, 'letter', 9, 'main'), 'main').at(-1)).toBe('letter')
})

test('a card goes to the other column and back, and one list ignores columns', () => {
  const there = withCardAt(layout([]), 'course', 1, 'side')
  expect(there.moved).toEqual(['course'])
  expect(cardsIn(there, 'side').slice(0, 3)).toEqual(['habits', 'course', 'next'])
  expect(cardsIn(there, 'main')).not.toContain('course')
  expect(withCardAt(there, 'course', 0, 'all').moved).toEqual(['course'])
  const back = withCardAt(there, 'course', 0, 'main')
  expect(back.moved).toEqual([])
  expect(cardsIn(back, 'main')[0]).toBe('course')
})

test('a column that was emptied takes a card again', () => {
  const main = cardsIn(layout([]), 'main')
  const empty = layout([], main)
  expect(cardsIn(empty, 'main')).toEqual([])
  expect(cardsIn(withCardAt(empty, 'noticed', 0, 'main'), 'main')).toEqual(['noticed'])
})

test('a card is hidden once and shown again', () => {
  expect(withCardShown({ hidden: ['course'] }, 'course', false)).toEqual(['course'])
  expect(withCardShown({ hidden: ['course', 'old'] }, 'course', true)).toEqual(['old'])
})
