import { expect, test } from 'vitest'
import { blankForm, filledAgain, filledIn, habitOf } from './habit-form.ts'
import { suggestionForm, suggestionIn, type TakenSuggestion } from './taken-suggestion.ts'

const today = '2026-11-19'
const taken: TakenSuggestion = {
  ...{ name: 'Play one piece', trigger: 'if I am too tired', behavior: 'play one piece', area: 'selfcare' },
  ...{ benefits: 'He hums along.', quote: 'If I am too tired, then I will play one piece.' },
  ...{ source: 'goal', sourceId: '01900000-0000-7000-8000-000000000500' },
}

test('a suggestion fills the builder: the plan of a goal is only counted, and its obstacle is its cue', () => {
  expect(habitOf(suggestionForm(taken, today))).toMatchObject({
    ...{ name: 'Play one piece', trigger: 'if I am too tired', behavior: 'play one piece' },
    ...{ kind: 'track', cueType: 'emotional_state', frequency: { type: 'daily' }, startDate: today },
  })
  const wish = habitOf(suggestionForm({ ...taken, source: 'journal' }, today))
  expect(wish).toMatchObject({ kind: 'build', cueType: null })
  const done = habitOf(suggestionForm({ ...taken, source: 'ai', trigger: 'after a walk' }, today))
  expect(done).toMatchObject({ kind: 'build', cueType: 'preceding_event', trigger: 'after a walk' })
})

test('how often a wish says that it is to be done fills the builder', () => {
  const wish: TakenSuggestion = { ...taken, source: 'journal', behavior: 'swim', trigger: '' }
  const said = (quote: string) => habitOf(suggestionForm({ ...wish, quote }, today)).frequency
  expect(said('I want to swim twice a week.')).toEqual({ type: 'custom', timesPerWeek: 2 })
  expect(said('I want to swim every Sunday.')).toEqual({ type: 'weekly', days: [0] })
  expect(said('I want to swim more often.')).toEqual({ type: 'daily' })
})

test('it is left with what it filled, and found again there', () => {
  const first = blankForm(today)
  const form = suggestionForm(taken, today)
  const left = JSON.parse(JSON.stringify({ ...filledIn(form, first), suggestion: taken })) as object
  expect(filledAgain(first, left)).toEqual(form)
  expect(suggestionIn(left)).toEqual(taken)
  expect(suggestionIn(filledIn(form, first))).toBeNull()
})
