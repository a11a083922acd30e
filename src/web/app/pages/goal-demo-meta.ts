/** What browsers and other sites call /goal-visualizations. */
export const goalDemoMeta = {
  title: 'Nine ways to look at a goal',
  description: 'Progress, pace, milestones and what hangs together, on a fictional goal over a year.',
} as const
