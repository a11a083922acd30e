import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textures } from '../sound/sound-names.ts'
import { meditationTypes } from './meditation/meditation-types.ts'
import {
  activityTypes,
  ambientDurations,
  breathingMinutes,
  durationWords,
  endSounds,
  meditationMinutes,
  onSlider,
  overlaySounds,
} from './mindfulness-settings.ts'
import {
  closeOverlay,
  completeActivity,
  emptyMindfulness,
  isOverlayShown,
  leaveForJournal,
  leaveSettings,
  type MindfulnessState,
  openSettings,
  overlayTitle,
  saveSettings,
  sessionLabel,
  startActivity,
  stopActivity,
  withHeld,
} from './mindfulness-state.ts'
import { parseMindfulness, serialiseMindfulness } from './mindfulness-storage.ts'
import { breathingCompleteToast, meditationStartedToast, mindfulnessFaults } from './mindfulness-toasts.ts'

const now = '2026-11-21T08:30:00.000Z'
const later = '2026-11-21T08:40:00.000Z'

// Spec: S9-034, S9-035, S9-046, S9-047, S9-049, S9-051, S9-052
test('the defaults are the specified ones', () => {
  expect(emptyMindfulness.breathing).toEqual({
    pattern: 'box',
    duration: 3,
    soundEnabled: true,
    soundVolume: 50,
    emotionalCheckin: true,
    journalIntegration: true,
  })
  expect(emptyMindfulness.meditation).toEqual({
    duration: 10,
    intervalBells: true,
    endSound: 'bell',
    ambientSound: 'none',
    soundVolume: 50,
    meditationType: 'mindfulness',
    guided: false,
    journalIntegration: true,
  })
  expect(emptyMindfulness.ambient).toEqual({
    soundType: 'rain',
    volume: 40,
    duration: null,
    mixWithOthers: true,
  })
})

// Spec: S4-049, S4-050, S4-051, S2-146, S2-149
test('a session is counted once, with the minutes really spent', () => {
  const active = startActivity(emptyMindfulness, 'breathing', now)
  expect([isOverlayShown(active), sessionLabel(active), active.lastActivity]).toEqual([
    true,
    'Session 1',
    now,
  ])
  const ended = stopActivity(active, 154_000, later)
  expect(ended).toMatchObject({ isActive: false, sessionCount: 1, totalMinutes: 3, lastActivity: later })
  expect(stopActivity(ended, 600_000, later)).toBe(ended)
  expect([isOverlayShown(ended), sessionLabel(ended)]).toEqual([false, 'Session 2'])
})

// Spec: S4-052
test('a sound without an end adds a session and no minutes', () => {
  const active = startActivity(emptyMindfulness, 'ambient', now)
  expect(stopActivity(active, 1_800_000, later)).toMatchObject({ sessionCount: 1, totalMinutes: 0 })
  const finite = { ...active, ambient: { ...active.ambient, duration: 30 } }
  expect(stopActivity(finite, 1_800_000, later)).toMatchObject({ sessionCount: 1, totalMinutes: 30 })
})

// Spec: S4-057, S4-058
test('closing ends the session and says both sums; closing what is not active says nothing', () => {
  const before = { ...emptyMindfulness, sessionCount: 4, totalMinutes: 20 }
  const { state, toast } = closeOverlay(startActivity(before, 'meditation', now), 600_000, later)
  expect([state.sessionCount, state.totalMinutes, state.isActive]).toEqual([5, 30, false])
  expect(toast?.title).toBe('Mindfulness Session Ended')
  expect(toast?.description).toMatch(/\b5\b.*\b30\b/)
  expect(closeOverlay(before, 600_000, later)).toEqual({ state: before, toast: null })
})

// Spec: S4-044, S4-045, S4-048
test('a session that comes to its end closes the overlay with its own words, once', () => {
  const meditation = { ...emptyMindfulness.meditation, journalIntegration: false }
  const ended = (
    type: 'breathing' | 'meditation' | 'ambient',
    more: Partial<MindfulnessState> = { meditation },
  ) => completeActivity(startActivity({ ...emptyMindfulness, ...more }, type, now), 600_000, later)
  expect(ended('ambient').toast).toMatchObject({
    title: 'Sound Complete',
    description: 'Your ambient sound session has ended.',
  })
  expect(ended('meditation').toast).toMatchObject({
    title: 'Meditation Complete',
    description: 'Your meditation session has ended. Take a moment to notice how you feel.',
  })
  expect(ended('breathing').toast).toBeNull()
  const offered = { meditation: { ...meditation, journalIntegration: true } }
  expect(ended('meditation', offered).toast).toBeNull()
  const { state } = ended('meditation')
  expect([state.isActive, state.sessionCount, state.totalMinutes]).toEqual([false, 1, 10])
  expect(completeActivity(state, 600_000, later)).toEqual({ state, toast: null })
})

// Spec: S4-042, S4-062
test('the way to the journal closes the overlay and counts the session', () => {
  const left = leaveForJournal(startActivity(emptyMindfulness, 'breathing', now), 180_000, later)
  expect([left.path, left.toast, left.state.isActive, left.state.sessionCount]).toEqual([
    '/journal',
    null,
    false,
    1,
  ])
})

// Spec: S4-053, S4-054, S4-055, S4-056
test('Save keeps the draft of the tab that is looked at, and of no other', () => {
  const state = startActivity(emptyMindfulness, 'meditation', now)
  const view = openSettings(state)
  if (view.name !== 'settings') throw new Error('The settings did not open.')
  expect(view.tab).toBe('meditation')
  const { breathing, meditation, ambient } = view.drafts
  const drafts = {
    breathing: { ...breathing, duration: 9 },
    meditation: { ...meditation, duration: 25 },
    ambient: { ...ambient, volume: 5 },
  }
  const saved = saveSettings(state, { ...view, drafts })
  expect(saved.state).toEqual({ ...state, meditation: { ...meditation, duration: 25 } })
  expect(saved.view).toEqual({ name: 'main' })
  expect(saved.toast).toMatchObject({
    title: 'Settings Saved',
    description: 'Your mindfulness settings have been updated.',
  })
  const other = saveSettings(state, { ...view, tab: 'ambient', drafts })
  expect(other.state).toEqual({ ...state, ambient: { ...ambient, volume: 5 } })
  expect(saveSettings(state, leaveSettings)).toMatchObject({ state, toast: null })
})

// Spec: S2-147
test('the overlay is named after what is active', () => {
  const titles = [...activityTypes, null].map((activeType) => overlayTitle({ activeType }))
  expect(titles).toEqual(['Breathing Exercise', 'Meditation Timer', 'Ambient Sounds', 'Mindfulness Practice'])
})

// Spec: S2-153, S2-154, S2-155, S2-156, S2-157, S2-158, S2-159, S9-055
test('the overlay offers six sounds and five lengths or none', () => {
  expect(overlaySounds.map(({ id, name }) => `${name} (${id})`)).toEqual([
    'Ocean Waves (wave)',
    'Gentle Rain (rain)',
    'Forest Ambience (forest)',
    'Café Atmosphere (cafe)',
    'Crackling Fire (fire)',
    'White Noise (whitenoise)',
  ])
  expect(ambientDurations.map(durationWords)).toEqual([
    '10 minutes',
    '20 minutes',
    '30 minutes',
    '60 minutes',
    '120 minutes',
    'Continuous',
  ])
})

// Spec: S5-041, S5-042
test('sliders hold what they can show', () => {
  expect([0, 3.4, 99].map((value) => onSlider(breathingMinutes, value))).toEqual([1, 3, 20])
  expect([0, 12, 13, 99].map((value) => onSlider(meditationMinutes, value))).toEqual([5, 10, 15, 60])
})

const anyState: fc.Arbitrary<MindfulnessState> = fc.record({
  activeType: fc.constantFrom(null, ...activityTypes),
  isActive: fc.boolean(),
  sessionCount: fc.nat(),
  totalMinutes: fc.nat(),
  lastActivity: fc.constantFrom(null, now),
  breathing: fc.record({
    pattern: fc.constantFrom('box', 'calm', '0198c0de-0000-7000-8000-000000000001'),
    duration: fc.integer({ min: 1, max: 20 }),
    soundEnabled: fc.boolean(),
    soundVolume: fc.integer({ min: 0, max: 20 }).map((step) => step * 5),
    emotionalCheckin: fc.boolean(),
    journalIntegration: fc.boolean(),
  }),
  meditation: fc.record({
    duration: fc.integer({ min: 1, max: 12 }).map((step) => step * 5),
    intervalBells: fc.boolean(),
    endSound: fc.constantFrom(...endSounds),
    ambientSound: fc.constantFrom('none' as const, ...textures.map(({ id }) => id)),
    soundVolume: fc.integer({ min: 0, max: 20 }).map((step) => step * 5),
    meditationType: fc.constantFrom(...meditationTypes.map(({ id }) => id)),
    guided: fc.boolean(),
    journalIntegration: fc.boolean(),
  }),
  ambient: fc.record({
    soundType: fc.constantFrom(...textures.map(({ id }) => id)),
    volume: fc.integer({ min: 0, max: 20 }).map((step) => step * 5),
    duration: fc.constantFrom(...ambientDurations),
    mixWithOthers: fc.boolean(),
  }),
})

// Spec: S3-159, S3-160, S3-161, S3-162, S3-165
test('what is kept comes back, except that no session runs on through a reload', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(parseMindfulness(serialiseMindfulness(state))).toEqual({ ...state, isActive: false })
    }),
  )
})

test('garbage in the storage gives defaults, field by field', () => {
  for (const garbage of [
    null,
    '',
    '{',
    'null',
    '[]',
    '3',
    '"x"',
    '{"breathing":7,"sessionCount":-1}',
    '{"__proto__":{"sessionCount":9}}',
  ])
    expect(parseMindfulness(garbage)).toEqual(emptyMindfulness)
  expect(
    parseMindfulness('{"totalMinutes":12,"meditation":{"duration":11,"endSound":"horn","guided":true}}'),
  ).toEqual({
    ...emptyMindfulness,
    totalMinutes: 12,
    meditation: { ...emptyMindfulness.meditation, guided: true },
  })
  fc.assert(
    fc.property(
      anyState,
      fc.jsonValue(),
      fc.constantFrom(
        'breathing',
        'meditation',
        'ambient',
        'activeType',
        'sessionCount',
        'totalMinutes',
        'lastActivity',
      ),
      (state, junk, field) => {
        const read = parseMindfulness(JSON.stringify({ ...state, [field]: junk }))
        expect(parseMindfulness(serialiseMindfulness(read))).toEqual(read)
        expect(read.breathing.duration).toBeGreaterThanOrEqual(1)
      },
    ),
  )
})

// Spec: S8-022, S8-023, S8-024, S8-025, S8-026, S8-043, S8-044
test('messages say what the specification says', () => {
  expect(breathingCompleteToast(11).description).toBe("You've completed 11 breathing cycles.")
  expect(meditationStartedToast(10).description).toBe('Starting a 10 minute meditation session.')
  expect(Object.values(mindfulnessFaults).map(({ title }) => title)).toEqual([
    'Audio Error',
    'Sound Issue',
    'Start Error',
    'Reset Error',
    'Timer Error',
    'Start Error',
    'Error',
  ])
  expect(mindfulnessFaults.settings).toMatchObject({
    description: 'Failed to save settings. Please try again.',
    variant: 'destructive',
  })
})

test('what was opened and closed before it began is no session', () => {
  const before = { ...emptyMindfulness, sessionCount: 3 }
  const told = closeOverlay(startActivity(before, 'breathing', now), 0, later)
  expect(told).toMatchObject({ state: { isActive: false, sessionCount: 3 }, toast: null })
})

test('a new device counts on from the sessions that were kept on the others', () => {
  const here = { ...emptyMindfulness, sessionCount: 2, totalMinutes: 90 }
  expect(withHeld(here, { sessions: 46, minutes: 61 })).toMatchObject({ sessionCount: 46, totalMinutes: 90 })
  expect(sessionLabel(withHeld(here, { sessions: 46, minutes: 61 }))).toBe('Session 47')
})
