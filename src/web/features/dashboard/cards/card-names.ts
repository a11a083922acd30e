import type { DashboardCard } from '#domain/dashboard/dashboard-layout.ts'

/** What a card is called where cards are arranged. */
export const cardNames: Readonly<Record<DashboardCard, string>> = {
  letter: 'Letters and promises',
  habits: 'Habits of today',
  next: 'Events and reminders',
  intention: 'For today',
  step: 'One step',
  experiment: 'Experiment',
  course: 'The last fourteen days',
  noticed: 'One thing we noticed',
  'on-this-day': 'On this day',
  strength: 'Strength of habits',
  lately: 'Latest pages',
  practice: 'Practice',
}

/** The cards that stand beside the page where there is room. */
export const sideCards: ReadonlySet<DashboardCard> = new Set<DashboardCard>([
  ...(['habits', 'next', 'intention', 'step', 'experiment', 'strength'] as const),
  ...(['on-this-day', 'practice'] as const),
])
