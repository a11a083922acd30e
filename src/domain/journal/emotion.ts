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

export type EmotionCategory = (typeof emotionCategories)[number]

interface EmotionWords {
  readonly name: string
  /** What it can feel like, for those who look for the word. */
  readonly hint: string
}

const emotionWords: Readonly<Record<EmotionCategory, EmotionWords>> = {
  joy: { name: 'joy', hint: 'glad, warm, light' },
  trust: { name: 'trust', hint: 'safe, close, held' },
  anticipation: { name: 'anticipation', hint: 'looking forward, on the way' },
  surprise: { name: 'surprise', hint: 'caught off guard, astonished' },
  sadness: { name: 'sadness', hint: 'heavy, missing, let down' },
  fear: { name: 'fear', hint: 'uneasy, worried, afraid' },
  anger: { name: 'anger', hint: 'irritated, hurt, furious' },
  disgust: { name: 'disgust', hint: 'put off, ashamed, fed up' },
}

/** The order in which the eight are offered: neighbours feel alike. */
export const emotionOrder: readonly EmotionCategory[] = [
  'joy',
  'trust',
  'anticipation',
  'surprise',
  'sadness',
  'fear',
  'anger',
  'disgust',
]

/** An emotion's own word: 'joy'. */
export const emotionName = (emotion: EmotionCategory): string => emotionWords[emotion].name

/** What an emotion can feel like: 'glad, warm, light'. */
export const emotionHint = (emotion: EmotionCategory): string => emotionWords[emotion].hint
