import { describe, expect, test } from 'vitest'
import {
  aiInterests,
  communicationStyles,
  journalingExperiences,
  journalingGoals,
  onboardingData,
  optionLabel,
} from './onboarding.ts'

const least = { name: 'Ann', goals: ['self_reflection'], completedAt: '2026-11-21T08:00:00.000Z' }

describe('what onboarding keeps', () => {
  // Spec: S3-146, S3-147, S3-148, S3-149, S3-150, S3-151, S9-019
  test('has the defaults of the product', () => {
    expect(onboardingData.parse(least)).toEqual({
      name: 'Ann',
      selfDescription: '',
      journalingExperience: 'new_to_journaling',
      goals: ['self_reflection'],
      aiComfortLevel: 4,
      aiInterests: ['pattern_recognition', 'emotional_insights'],
      communicationStyle: 'warm_supportive',
      completedAt: '2026-11-21T08:00:00.000Z',
    })
  })

  // Spec: S3-145, S5-007
  test.each([
    ['name', '', 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['goals', [], 'Choose at least one goal'],
  ])('says what is wrong with %s %j', (field, value, message) => {
    const result = onboardingData.safeParse({ ...least, [field]: value })
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  // Spec: S3-149, S3-152, S5-008
  test.each([
    ['aiComfortLevel', 0],
    ['aiComfortLevel', 6],
    ['aiComfortLevel', 2.5],
    ['goals', ['wealth']],
    ['communicationStyle', 'rude'],
    ['journalingExperience', 'expert'],
    ['completedAt', 'yesterday'],
    ['completedAt', '2026-11-21'],
  ])('refuses %s %j', (field, value) => {
    expect(onboardingData.safeParse({ ...least, [field]: value }).success).toBe(false)
  })

  // Spec: S3-152
  test('takes an instant with an offset', () => {
    const completedAt = '2026-11-21T09:00:00+01:00'
    expect(onboardingData.parse({ ...least, completedAt }).completedAt).toBe(completedAt)
  })
})

// Spec: S2-095, S3-183, S3-184, S3-185, S3-186
test('every option is shown with spaces and capitals', () => {
  const shown = [...journalingExperiences, ...journalingGoals, ...communicationStyles, ...aiInterests].map(
    optionLabel,
  )
  expect(shown).toEqual([
    'New To Journaling',
    'Journal Occasionally',
    'Journal Regularly',
    'Used To Journal',
    'Self Reflection',
    'Personal Growth',
    'Mental Clarity',
    'Track Mood Patterns',
    'Process Emotions',
    'Other',
    'Direct Concise',
    'Warm Supportive',
    'Professional Analytical',
    'Casual Friendly',
    'Faster Writing',
    'Pattern Recognition',
    'Emotional Insights',
    'Memory Context',
    'Guided Reflection',
  ])
})
