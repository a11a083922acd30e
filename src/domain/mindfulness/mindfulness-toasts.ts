import type { BreathingPattern } from './breathing/breathing-patterns.ts'

/** A message as data; whoever shows it gives it an id and a time. */
export interface ToastWords {
  readonly title: string
  readonly description?: string
  readonly variant: 'default' | 'success' | 'destructive' | 'warning'
}

const success = (title: string, description?: string): ToastWords =>
  description === undefined ? { title, variant: 'success' } : { title, description, variant: 'success' }
const failure = (title: string, description: string): ToastWords => ({
  title,
  description,
  variant: 'destructive',
})

export const breathingStartedToast = ({
  name,
  description,
}: Pick<BreathingPattern, 'name' | 'description'>) =>
  success('Breathing Exercise Started', `${name}: ${description}`)
export const breathingCompleteToast = (cycles: number) =>
  success('Breathing Exercise Complete', `You've completed ${cycles} breathing cycles.`)
export const meditationStartedToast = (minutes: number) =>
  success('Meditation Started', `Starting a ${minutes} minute meditation session.`)
/** Where the journal is offered, the offer says the rest. */
export const meditationCompleteToast = success('Meditation Complete')
export const meditationClosedToast = success(
  'Meditation Complete',
  'Your meditation session has ended. Take a moment to notice how you feel.',
)
export const journalOffer = {
  title: 'Meditation Complete',
  description: 'Would you like to journal about this experience?',
} as const
export const ambientCompleteToast = success('Sound Complete', 'Your ambient sound session has ended.')
export const settingsSavedToast = success('Settings Saved', 'Your mindfulness settings have been updated.')
/** Both numbers as they are after the session that ended. */
export const sessionEndedToast = (sessions: number, minutes: number): ToastWords => ({
  title: 'Mindfulness Session Ended',
  description: `Sessions completed: ${sessions}. Total minutes: ${minutes}.`,
  variant: 'default',
})

/** What the error catalogue says about sounds and sessions. */
export const mindfulnessFaults = {
  audio: failure('Audio Error', 'Could not initialize audio. Please check your browser settings.'),
  sound: failure('Sound Issue', 'Had trouble playing sound. Please try again.'),
  breathingStart: failure('Start Error', 'Could not start the breathing exercise. Please try again.'),
  breathingReset: failure(
    'Reset Error',
    'Could not reset the breathing exercise. Please try refreshing the page.',
  ),
  meditationTimer: failure('Timer Error', 'There was a problem with the meditation timer. Please try again.'),
  meditationStart: failure('Start Error', 'Could not start the meditation timer. Please try again.'),
  settings: failure('Error', 'Failed to save settings. Please try again.'),
} as const
