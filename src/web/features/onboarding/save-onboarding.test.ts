import { afterEach, beforeEach, expect, it } from 'vitest'
import { onboardingData } from '#domain/account/onboarding.ts'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { onboardingForm } from './onboarding-form.ts'
import { onboardingBody, refusalWords, sendOnboarding } from './save-onboarding.ts'

let server: LocalServer

beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

const form = onboardingForm.parse({
  name: 'Mara',
  journalingExperience: 'used_to_journal',
  goals: ['mental_clarity', 'other'],
  otherGoal: 'to play the piano again',
  communicationStyle: 'warm_supportive',
})
const at = '2026-11-19T20:31:00.000Z'
const send = () => sendOnboarding(form, at, `${server.address}/api/user/onboarding`)

// Spec: S4-024, S7-022, S7-023
it('sends the choices with the time of completion, and the own words of whoever chose "other"', async () => {
  await send()
  const body = server.received.at(-1)?.body ?? ''
  expect(JSON.parse(body)).toEqual({
    name: 'Mara',
    selfDescription: '',
    journalingExperience: 'used_to_journal',
    goals: ['mental_clarity', 'other'],
    otherGoal: 'to play the piano again',
    aiComfortLevel: 4,
    aiInterests: ['pattern_recognition', 'emotional_insights'],
    communicationStyle: 'warm_supportive',
    completedAt: at,
  })
  expect(onboardingData.safeParse(JSON.parse(body)).success).toBe(true)
})

it('sends no own words of somebody who took "other" back', () => {
  expect(onboardingBody({ ...form, goals: ['mental_clarity'] }, at).otherGoal).toBe('')
})

// Spec: S7-025
it('gives the raw text of a refusal as the error', async () => {
  server.answer = { status: 400, body: 'Name is required' }
  await expect(send()).rejects.toThrow(/^Name is required$/)
})

// Spec: S8-011
it("falls back to 'Failed to save onboarding data' when the refusal has no text", async () => {
  server.answer = { status: 500, body: '' }
  await expect(send()).rejects.toThrow('Failed to save onboarding data')
})

// Spec: S5-007
it('asks for a name and for at least one goal', () => {
  const problems = onboardingForm.safeParse({ ...form, name: ' ', goals: [] }).error?.issues
  expect(problems?.map(({ message }) => message)).toEqual(['Name is required', 'Choose at least one goal'])
})

// Spec: S8-010
it('says that something went wrong when the server cannot be reached', async () => {
  await server.close()
  const failure = await send().then(
    () => null,
    (error: unknown) => error,
  )
  expect(refusalWords(failure)).toBe('Something went wrong. Please try again.')
})

// Spec: S8-009, S8-010
it('tells the words of a refusal, and a sentence of our own where there are none', () => {
  expect(refusalWords(new Error('Name is required'))).toBe('Name is required')
  for (const wordless of [new Error(''), 'odd', undefined])
    expect(refusalWords(wordless)).toBe('Something went wrong. Please try again.')
})
