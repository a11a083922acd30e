/** habits.area: the twelve areas a habit can belong to. */
export const habitAreas = [
  'health',
  'fitness',
  'nutrition',
  'mindfulness',
  'learning',
  'productivity',
  'relationships',
  'finance',
  'creative',
  'selfcare',
  'sleep',
  'other',
] as const
export type HabitArea = (typeof habitAreas)[number]

/** habits.frequency.type. */
export const frequencyTypes = ['daily', 'weekdays', 'weekends', 'weekly', 'monthly', 'custom'] as const
export type FrequencyType = (typeof frequencyTypes)[number]

/** habits.difficulty, the easiest first. */
export const difficulties = ['very_easy', 'easy', 'moderate', 'challenging', 'very_challenging'] as const
export type Difficulty = (typeof difficulties)[number]

/** habits.cueType and habit_cues.cueType. */
export const cueTypes = [
  'time',
  'location',
  'preceding_event',
  'emotional_state',
  'visual',
  'social',
  'notification',
] as const
export type CueType = (typeof cueTypes)[number]

/** habit_stacks.timeOfDay, in the order of a day. */
export const stackTimes = ['morning', 'afternoon', 'evening', 'anytime'] as const
export type StackTime = (typeof stackTimes)[number]

/** habit_recommendations.source. */
export const recommendationSources = ['journal', 'goal', 'ai'] as const
/** habit_insights.type. */
export const insightTypes = ['pattern', 'improvement', 'obstacle', 'correlation'] as const
export type InsightType = (typeof insightTypes)[number]

/** Whether a habit is to be made, to be left, or only to be counted. */
export const habitKinds = ['build', 'break', 'track'] as const
export type HabitKind = (typeof habitKinds)[number]

const areaNames: Readonly<Record<HabitArea, string>> = {
  health: 'Health',
  fitness: 'Fitness',
  nutrition: 'Nutrition',
  mindfulness: 'Mindfulness',
  learning: 'Learning',
  productivity: 'Productivity',
  relationships: 'Relationships',
  finance: 'Finance',
  creative: 'Creative',
  selfcare: 'Self-care',
  sleep: 'Sleep',
  other: 'Other',
}
const difficultyNames: Readonly<Record<Difficulty, string>> = {
  very_easy: 'Very easy',
  easy: 'Easy',
  moderate: 'Moderate',
  challenging: 'Challenging',
  very_challenging: 'Very challenging',
}
const cueNames: Readonly<Record<CueType, string>> = {
  time: 'Time',
  location: 'Location',
  preceding_event: 'Preceding event',
  emotional_state: 'Emotional state',
  visual: 'Visual',
  social: 'Social',
  notification: 'Notification',
}

/** How an area is written. */
export const areaName = (area: HabitArea): string => areaNames[area]
/** How a difficulty is written. */
export const difficultyName = (difficulty: Difficulty): string => difficultyNames[difficulty]
/** How a type of cue is written. */
export const cueName = (cue: CueType): string => cueNames[cue]
