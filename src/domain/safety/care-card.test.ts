import { describe, expect, test } from 'vitest'
import { type CareState, careForm, careInTalk, type Flagged } from './care-card.ts'

const today = '2026-11-22'
const noon = Date.parse('2026-11-22T12:00:00Z')

const flagged = (about: string, level: 1 | 2, minutes = 0, day = today): Flagged => ({
  about,
  level,
  day,
  atMs: noon + minutes * 60_000,
  keys: [`words of ${about}`],
})
const state = (more: Partial<CareState> = {}): CareState => ({
  today,
  showing: 'usual',
  answered: new Map(),
  flaggedToday: [],
  ...more,
})
const answered = (...abouts: string[]) =>
  new Map(abouts.map((about) => [about, new Set([`words of ${about}`])]))

describe('beside one thing', () => {
  test('grave words bring the whole card, and go on bringing it for a week', () => {
    expect(careForm(flagged('a', 2), state())).toBe('whole')
    expect(careForm(flagged('a', 2, 0, '2026-11-15'), state())).toBe('whole')
    expect(careForm(flagged('a', 2, 0, '2026-11-14'), state())).toBeNull()
  })

  test('lighter words bring one on their day only, and only the first of the day', () => {
    const [first, second] = [flagged('a', 1, 0), flagged('b', 1, 30)]
    const both = state({ flaggedToday: [second, first] })
    expect(careForm(first, both)).toBe('whole')
    expect(careForm(second, both)).toBeNull()
    expect(careForm(flagged('c', 1, 0, '2026-11-21'), state())).toBeNull()
  })

  test('of two that were said in the same instant one brings it', () => {
    const [one, other] = [flagged('a', 1), flagged('b', 1)]
    const both = state({ flaggedToday: [one, other] })
    expect([careForm(one, both), careForm(other, both)]).toEqual(['whole', null])
  })

  test('an answer ends it for the day, but grave words after it bring it again', () => {
    const [first, second, grave] = [flagged('a', 1, 0), flagged('b', 1, 30), flagged('c', 2, 60)]
    const later = state({ flaggedToday: [first, second, grave], answered: answered('a') })
    expect(careForm(first, later)).toBeNull()
    expect(careForm(second, later)).toBeNull()
    expect(careForm(grave, later)).toBe('whole')
  })

  test('an answer stays for good, until other words of the same page say it again', () => {
    const page = flagged('a', 2)
    const known = state({ answered: answered('a') })
    expect(careForm(page, known)).toBeNull()
    expect(careForm({ ...page, keys: [...page.keys, 'new words'] }, known)).toBe('whole')
  })

  test('who wants less sees none beside lighter words and a short one beside grave ones', () => {
    const less = state({ showing: 'less' })
    expect(careForm(flagged('a', 1), less)).toBeNull()
    expect(careForm(flagged('a', 2), less)).toBe('short')
  })
})

describe('in a talk', () => {
  test('one card stands beside the latest words that bring one', () => {
    const said = [flagged('a', 2, 0), flagged('b', 2, 10)]
    expect(careInTalk(said, state())?.thing.about).toBe('b')
    expect(careInTalk([], state())).toBeNull()
  })

  test('lighter words after grave ones leave the card where it was', () => {
    const said = [flagged('a', 2, 0), flagged('b', 1, 10)]
    expect(careInTalk(said, state({ flaggedToday: said }))?.thing.about).toBe('a')
  })

  test('answering the latest card does not bring an older one back', () => {
    const said = [flagged('a', 2, 0), flagged('b', 2, 10)]
    expect(careInTalk(said, state({ answered: answered('b') }))).toBeNull()
  })
})
