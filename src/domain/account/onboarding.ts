import { z } from 'zod'
import {
  aiInterests,
  communicationStyles,
  journalingExperiences,
  journalingGoals,
} from './onboarding-choices.ts'

export * from './onboarding-choices.ts'

/** What the person says about themselves before the first entry. completedAt is an instant, ISO text on the wire. */
export const onboardingData = z.object({
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(200, 'Name must be at most 200 characters'),
  selfDescription: z.string().max(4000).default(''),
  journalingExperience: z.enum(journalingExperiences).default('new_to_journaling'),
  goals: z.array(z.enum(journalingGoals), 'Choose at least one goal').min(1, 'Choose at least one goal'),
  otherGoal: z.string().max(1000).optional(),
  aiComfortLevel: z.int().min(1).max(5).default(4),
  aiInterests: z.array(z.enum(aiInterests)).default(['pattern_recognition', 'emotional_insights']),
  communicationStyle: z.enum(communicationStyles).default('warm_supportive'),
  completedAt: z.iso.datetime({ offset: true }),
})
export type OnboardingData = z.infer<typeof onboardingData>

/** What of it is the companion's business and is no secret from the server; it can be changed later. */
export const companionBasics = z.object({
  aiComfortLevel: onboardingData.shape.aiComfortLevel.unwrap(),
  aiInterests: onboardingData.shape.aiInterests.unwrap(),
  communicationStyle: onboardingData.shape.communicationStyle.unwrap(),
})
export type CompanionBasics = z.infer<typeof companionBasics>
