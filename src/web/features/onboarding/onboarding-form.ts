import { z } from 'zod'
import { onboardingData } from '#domain/account/onboarding.ts'

const { name, journalingExperience, goals, otherGoal, communicationStyle } = onboardingData.shape

/** What the three steps ask, with no answer left to chance. */
export const onboardingForm = z.object({
  name,
  journalingExperience: journalingExperience.removeDefault(),
  goals,
  otherGoal: otherGoal.unwrap(),
  communicationStyle: communicationStyle.removeDefault(),
})
export type OnboardingForm = z.infer<typeof onboardingForm>
