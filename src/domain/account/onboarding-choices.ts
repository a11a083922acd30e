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
export type AiInterest = (typeof aiInterests)[number]
export const communicationStyles = [
  'direct_concise',
  'warm_supportive',
  'professional_analytical',
  'casual_friendly',
] as const
export type CommunicationStyle = (typeof communicationStyles)[number]

/** 'used_to_journal' -> 'Used To Journal': the label of an enumeration value. */
export function optionLabel(value: string): string {
  return value
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
