/** The parts of a life that a goal may belong to. */
export const goalCategories = [
  'physical',
  'mental',
  'emotional',
  'professional',
  'financial',
  'social',
  'spiritual',
] as const
export type GoalCategory = (typeof goalCategories)[number]

export const goalPriorities = ['high', 'medium', 'low'] as const
export type GoalPriority = (typeof goalPriorities)[number]

export const goalStatuses = ['not_started', 'in_progress', 'completed', 'paused'] as const
export type GoalStatus = (typeof goalStatuses)[number]

export const goalTimeframes = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'long_term'] as const
export type GoalTimeframe = (typeof goalTimeframes)[number]

/** How often a goal begins again once it is completed. */
export const goalRecurrences = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const
export type GoalRecurrence = (typeof goalRecurrences)[number]

/** What moves a goal's progress: the person, by hand; its milestones, its metrics, or days of linked habits. */
export const progressRules = ['hand', 'milestones', 'metrics', 'habits'] as const
export type ProgressRule = (typeof progressRules)[number]

export const customFieldTypes = ['text', 'number', 'date', 'boolean'] as const
export type CustomFieldType = (typeof customFieldTypes)[number]

export const visualizationTypes = [
  'progress_chart',
  'streak_calendar',
  'timeline',
  'impact_analysis',
  'category_distribution',
  'status_breakdown',
  'effort_impact',
  'milestone_timeline',
  'relationship_graph',
] as const
export type VisualizationType = (typeof visualizationTypes)[number]

export const densities = ['compact', 'normal', 'detailed'] as const
export type Density = (typeof densities)[number]

/** What a day's small line is: something meant to be done, or something to be told oneself. */
export const dayLineTypes = ['goal', 'affirmation'] as const
export type DayLineType = (typeof dayLineTypes)[number]
export const dayLineStatuses = ['pending', 'completed', 'let_go'] as const
export type DayLineStatus = (typeof dayLineStatuses)[number]

const statusWords: Readonly<Record<GoalStatus, string>> = {
  not_started: 'Not started',
  in_progress: 'In progress',
  completed: 'Completed',
  paused: 'Paused',
}
const timeframeWords: Readonly<Record<GoalTimeframe, string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yearly: 'Yearly',
  long_term: 'Long term',
}
const ruleWords: Readonly<Record<ProgressRule, string>> = {
  hand: 'Set by hand',
  milestones: 'Follows its milestones',
  metrics: 'Follows its numbers',
  habits: 'Follows linked habits',
}
const recurrenceWords: Readonly<Record<GoalRecurrence, string>> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every quarter',
  yearly: 'Every year',
}

/** A status as the head of its column: 'Not started'. */
export const statusName = (status: GoalStatus): string => statusWords[status]
/** A timeframe as a choice: 'Quarterly'. */
export const timeframeName = (timeframe: GoalTimeframe): string => timeframeWords[timeframe]
/** What moves a goal's progress, as it is written beside it: 'Follows its milestones'. */
export const ruleName = (rule: ProgressRule): string => ruleWords[rule]
/** How often a goal begins again: 'Every month'. */
export const recurrenceName = (recurrence: GoalRecurrence): string => recurrenceWords[recurrence]
