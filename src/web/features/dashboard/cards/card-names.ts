import type { DashboardCard } from '#domain/dashboard/dashboard-layout.ts'

/** What a card is called where cards are arranged. */
export const cardNames: Readonly<Record<DashboardCard, string>> = {
  letter: 'Letters and promises',
  habits: 'Habits of today',
  next: 'Events and reminders',
  intention: 'Meant for today',
  step: 'One step',
  experiment: 'Experiment',
  course: 'The last fourteen days',
  noticed: 'One thing we noticed',
  'on-this-day': 'On this day',
  strength: 'Strength of habits',
  streak: 'Days in a row',
  lately: 'Latest pages',
  practice: 'Practice',
}
