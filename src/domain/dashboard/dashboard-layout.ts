import { z } from 'zod'
import { entity } from '../entity/entity.ts'

/** The cards of the dashboard below the check-in, in the order in which they stand at first. */
export const dashboardCards = [
  'letter',
  'habits',
  'next',
  'intention',
  'step',
  'experiment',
  'course',
  'noticed',
  'on-this-day',
  'strength',
  'streak',
  'lately',
  'practice',
] as const
export type DashboardCard = (typeof dashboardCards)[number]

/** Where there is room for two columns: on the page, or beside it. */
export type CardColumn = 'main' | 'side'

/** The cards that stand beside the page at first. */
export const sideAtFirst: ReadonlySet<DashboardCard> = new Set<DashboardCard>([
  ...(['habits', 'next', 'intention', 'step', 'experiment'] as const),
  ...(['on-this-day', 'strength', 'streak', 'practice'] as const),
])

/** The cards that are hidden until somebody wants them. */
export const hiddenAtFirst: readonly DashboardCard[] = ['lately']

/** The order of the cards, their columns, and which are hidden. Sealed as kind 'dashboard_layout', one in a vault, so that all devices agree. */
export const dashboardLayout = z.object({
  /** Names of cards. What an older or newer program calls otherwise is kept, and not shown. */
  cards: z.array(z.string().max(40)).max(60).default([]),
  hidden: z.array(z.string().max(40)).max(60).default([]),
  /** Those that were taken to the other column; absent in records from before there was a choice. */
  moved: z.array(z.string().max(40)).max(60).default([]),
  updatedAt: z.iso.datetime(),
})
export type DashboardLayout = z.infer<typeof dashboardLayout>
export const dashboardLayouts = entity('dashboard_layout', {
  schema: dashboardLayout,
  version: 1,
  upgrades: {},
  label: 'How the dashboard is laid out',
  single: true,
})
