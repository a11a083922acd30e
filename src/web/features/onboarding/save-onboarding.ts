import { send } from '#browser/request.ts'
import type { OnboardingData } from '#domain/account/onboarding.ts'
import type { OnboardingForm } from './onboarding-form.ts'

const fallback = 'Failed to save onboarding data'
const noReason = 'Something went wrong. Please try again.'

/** What the person is told when it did not work: the server's own words where there are any. That it was not reached comes as a TypeError. */
export const refusalWords = (error: unknown): string =>
  (error instanceof Error && !(error instanceof TypeError) && error.message) || noReason

/** What is sent: of the free texts only the goal of whoever chose "other", which the server answers and does not keep. `completedAt` is ISO text. */
export function onboardingBody(form: OnboardingForm, completedAt: string): Partial<OnboardingData> {
  return {
    name: form.name.trim(),
    selfDescription: '',
    journalingExperience: form.journalingExperience,
    goals: form.goals,
    otherGoal: form.goals.includes('other') ? form.otherGoal.trim() : '',
    aiComfortLevel: 4,
    aiInterests: ['pattern_recognition', 'emotional_insights'],
    communicationStyle: form.communicationStyle,
    completedAt,
  }
}

/** Sends the finished form. The answer's raw text is the error when it is refused. */
export async function sendOnboarding(
  form: OnboardingForm,
  completedAt: string,
  path = '/api/user/onboarding',
): Promise<OnboardingData> {
  const response = await send('POST', path, { body: onboardingBody(form, completedAt) })
  if (!response.ok) throw new Error((await response.text()) || fallback)
  return (await response.json()) as OnboardingData
}
