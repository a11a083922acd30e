import { z } from 'zod'
import { entity } from '../../entity/entity.ts'
import { densities, visualizationTypes } from '../goal-choices.ts'
import { coercedInstant } from './coerced-date.ts'

/** How strong the ground behind a drawing is, from 0 to 1. */
export const backgroundOpacity = z
  .number('Background opacity is a number from 0 to 1.')
  .min(0, 'Background opacity is a number from 0 to 1.')
  .max(1, 'Background opacity is a number from 0 to 1.')

/** goal_visualizations: how one drawing of one goal is looked at. Sealed as kind 'goal_visualization', once for each goal and type. */
export const goalVisualization = z.object({
  goalId: z.string().min(1),
  type: z.enum(visualizationTypes),
  settings: z
    .looseObject({
      /** Overlays of this drawing alone; absent: as the preferences have it. */
      showMoodImpact: z.boolean().optional(),
      showEnergyImpact: z.boolean().optional(),
      density: z.enum(densities).optional(),
    })
    .default(() => ({})),
  lastViewed: coercedInstant.nullable().default(null),
  isFavorite: z.boolean().default(false),
  viewCount: z.int().min(0).default(0),
  /** Answers that were kept, with the day on which they were true. */
  insights: z
    .array(z.object({ on: z.iso.date(), words: z.string().max(600) }))
    .max(200)
    .default([]),
  customization: z
    .looseObject({ backgroundOpacity: backgroundOpacity.default(0) })
    .default(() => ({ backgroundOpacity: 0 })),
})
export type GoalVisualization = z.infer<typeof goalVisualization>
export const goalVisualizations = entity('goal_visualization', {
  schema: goalVisualization,
  version: 1,
  upgrades: {},
  label: 'Ways to look at goals',
  key: ({ goalId, type }) => [goalId, type],
  references: { goalId: 'goal' },
})

/** visualization_preferences. Sealed as kind 'visualization_preferences', one in a vault. */
export const visualizationPreference = z.object({
  defaultView: z.enum(visualizationTypes).default('progress_chart'),
  /** 'default': the person's own theme. */
  colorTheme: z.string().max(40).default('default'),
  showMoodImpact: z.boolean().default(true),
  showEnergyImpact: z.boolean().default(true),
  animationsEnabled: z.boolean().default(true),
  autoRefresh: z.boolean().default(true),
  density: z.enum(densities).default('normal'),
  /** Types in the order in which they stand; those that are not named follow. */
  dashboardLayout: z.array(z.enum(visualizationTypes)).max(visualizationTypes.length).default([]),
  updatedAt: z.iso.datetime(),
})
export type VisualizationPreference = z.infer<typeof visualizationPreference>
export const visualizationPreferences = entity('visualization_preferences', {
  schema: visualizationPreference,
  version: 1,
  upgrades: {},
  label: 'How goals are drawn',
  single: true,
})
