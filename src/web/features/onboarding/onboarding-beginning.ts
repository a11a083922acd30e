import {
  communicationStyles,
  journalingExperiences,
  journalingGoals,
} from '#domain/account/onboarding-choices.ts'
import type { OnboardingForm } from './onboarding-form.ts'

/** What of the first answers was kept and is still an answer; `at`: the step, from 0. */
export interface Beginning extends Partial<OnboardingForm> {
  readonly at: number
}

const isText = (value: unknown): value is string => typeof value === 'string'
const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value)

/** Reads the first answers from how far somebody had come; what is none of the choices of today is left out. */
export function beginningIn(kept: object): Beginning {
  const { at, name, otherGoal, journalingExperience, goals, communicationStyle } = kept as Record<
    string,
    unknown
  >
  const experience = oneOf(journalingExperiences, journalingExperience)
  const style = oneOf(communicationStyles, communicationStyle)
  return {
    at: Number.isInteger(at) ? Math.max(0, Number(at)) : 0,
    ...(isText(name) && { name }),
    ...(isText(otherGoal) && { otherGoal }),
    ...(experience && { journalingExperience: experience }),
    ...(style && { communicationStyle: style }),
    ...(Array.isArray(goals) && { goals: journalingGoals.filter((goal) => goals.includes(goal)) }),
  }
}
