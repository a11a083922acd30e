export type Sketch = 'path' | 'lines' | 'levels' | 'curve' | 'days' | 'rings' | 'page'

export interface ComingPage {
  readonly title: string
  /** What will be there, in one sentence. */
  readonly sentence: string
  readonly sketch: Sketch
}

/** Pages of the app that have their address already and are still being built. */
export const comingInApp = {
  '/memory-lane': {
    title: 'Memory Lane',
    sentence: 'Earlier days by year and month, and the people and places that keep coming back.',
    sketch: 'path',
  },
  '/memory-lane-test': {
    title: 'Memory Lane, on a fictional life',
    sentence: 'The same walk through earlier days, with the journal of somebody who does not exist.',
    sketch: 'path',
  },
  '/analytics': {
    title: 'Analytics',
    sentence: 'What moves with what in your own pages, with the sentences each finding rests on.',
    sketch: 'lines',
  },
  '/goals': {
    title: 'Goals',
    sentence: 'Goals with milestones, their history, and the pages where you wrote about them.',
    sketch: 'levels',
  },
  '/habits': {
    title: 'Habits',
    sentence: 'Routines with a strength that bends when a day is missed and does not break.',
    sketch: 'curve',
  },
  '/calendar': {
    title: 'Calendar',
    sentence: 'Pages, plans and reminders by month, week and day, each day filled to its mood.',
    sketch: 'days',
  },
  '/pricing': {
    title: 'Pricing',
    sentence: 'What is free, what is paid, and what will never be behind a price: export, search and backup.',
    sketch: 'levels',
  },
  '/admin': {
    title: 'Admin',
    sentence: 'Counts, service health and accounts. Never anything that a person wrote.',
    sketch: 'lines',
  },
  '/admin/jobs': {
    title: 'Jobs',
    sentence: 'What the server does by itself, by category and state, with a way to run it again.',
    sketch: 'lines',
  },
  '/admin/testing': {
    title: 'Testing',
    sentence: 'Sample data, a clock that can be moved, and failures on purpose.',
    sketch: 'lines',
  },
} as const satisfies Record<string, ComingPage>

/** The demo that has its address already and is still being built. */
export const comingDemo: ComingPage = {
  title: 'Goal visualizations',
  sentence: 'Nine ways to see one fictional goal.',
  sketch: 'levels',
}
