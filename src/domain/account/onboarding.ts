import { z } from 'zod'

export const journalingExperiences = [
  'new_to_journaling',
  'journal_occasionally',
  'journal_regularly',
  'used_to_journal',
] as const
export const journalingGoals = [
  'self_reflection',
  'personal_growth',
  'mental_clarity',
  'track_mood_patterns',
  'process_emotions',
  'other',
] as const
export const aiInterests = [
  'faster_writing',
  'pattern_recognition',
  'emotional_insights',
  'memory_context',
  'guided_reflection',
] as const
export const communicationStyles = [
  'direct_concise',
  'warm_supportive',
  'professional_analytical',
  'casual_friendly',
] as const

/** What the person says about themselves before the first entry. completedAt is an instant, ISO text on the wire. */
export const onboardingData = z.object({
  name: z.string().trim().min(1, 'Name is required').max(200, 'Name must be at most 200 characters'),
  selfDescription: z.string().max(4000).default(''),
  journalingExperience: z.enum(journalingExperiences).default('new_to_journaling'),
  goals: z.array(z.enum(journalingGoals)).min(1, 'Choose at least one goal'),
  otherGoal: z.string().max(1000).optional(),
  aiComfortLevel: z.int().min(1).max(5).default(4),
  aiInterests: z.array(z.enum(aiInterests)).default(['pattern_recognition', 'emotional_insights']),
  communicationStyle: z.enum(communicationStyles).default('warm_supportive'),
  completedAt: z.iso.datetime({ offset: true }),
})
export type OnboardingData = z.infer<typeof onboardingData>

/** 'used_to_journal' -> 'Used To Journal': the label of an enumeration value. */
export function optionLabel(value: string): string {
  return value
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
