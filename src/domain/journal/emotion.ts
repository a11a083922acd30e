import { z } from 'zod'

/** The eight emotions of the specification. */
export const emotionCategories = [
  'joy',
  'sadness',
  'anger',
  'fear',
  'surprise',
  'disgust',
  'trust',
  'anticipation',
] as const

export const emotionCategory = z.enum(emotionCategories)
export type EmotionCategory = z.infer<typeof emotionCategory>
