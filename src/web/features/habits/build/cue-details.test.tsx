import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type CueType, cueTypes } from '#domain/habits/habit-choices.ts'
import { CueDetails } from './cue-details.tsx'
import { blankForm, type HabitForm } from './habit-form.ts'

const reminders = [
  { id: 'pills', title: 'Pills', isRecurring: true, habitId: null },
  { id: 'once', title: 'Dentist', isRecurring: false, habitId: null },
  { id: 'off', title: 'Put off', isRecurring: true, habitId: 'swim' },
]
vi.mock('#web/lib/vault/use-rows.ts', () => ({
  useRows: (_: object, args: { kind?: string } | null) => ({
    rows: args?.kind === 'reminder' ? reminders : [{ rings: { habit: false } }],
    isReady: true,
  }),
}))

const nothing = () => undefined
const others = [{ id: 'coffee', name: 'Coffee' }]
const shown = (cueType: CueType, changes: Partial<HabitForm> = {}, faults = {}) =>
  renderToStaticMarkup(
    <CueDetails
      form={{ ...blankForm('2026-11-28'), cueType, ...changes }}
      set={nothing}
      faults={faults}
      others={others}
    />,
  )
const found = (html: string, pattern: RegExp): (string | undefined)[] =>
  [...html.matchAll(pattern)].map(([, words]) => words)
const labels = (html: string) => found(html, /<label[^>]*>([^<]*)/g)
const options = (html: string) => found(html, /<option[^>]*>([^<]*)/g)

// Spec: S3-075
test('each of the seven types asks for its own', () => {
  expect(Object.fromEntries(cueTypes.map((type) => [type, labels(shown(type))]))).toEqual({
    time: ['At what time?'],
    location: ['Where?'],
    preceding_event: ['Which event?', 'What happens before?'],
    emotional_state: ['Which feeling?'],
    visual: ['What do you see?'],
    social: ['Who is there, or who asks?'],
    notification: ['Which reminder?', 'Remind me at'],
  })
})

test('an event is another habit or words, a reminder is the habit’s own, one that comes again, or words', () => {
  expect(options(shown('preceding_event'))).toEqual(['In my own words', 'Coffee'])
  const chosen = { cueHabit: { id: 'coffee', name: 'Coffee' } }
  expect(labels(shown('preceding_event', chosen))).toEqual(['Which event?'])
  expect(options(shown('preceding_event', { cueHabit: { id: 'gone', name: 'Tea' } }))).toContain('Tea')
  const all = ['A reminder of this habit', 'Another one, in my own words', 'Pills']
  expect(options(shown('notification'))).toEqual(all)
  expect(shown('notification')).toContain('so it will not ring')
  expect(labels(shown('notification', { cueReminder: { id: 'pills', name: 'Pills' } }))).toEqual([
    'Which reminder?',
  ])
})

test('a time that is none is said at its field', () => {
  const html = shown('time', { cueAt: 'late' }, { cueAt: 'Enter a time such as 07:30' })
  expect(html).toMatch(/aria-invalid="true"[^>]*value="late"/)
  expect(html).toContain('role="alert"')
  expect(shown('time', { cueTimeWords: 'after eight' })).toContain('Until now: “after eight”.')
})
