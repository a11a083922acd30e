import type { Woop } from '../records/goal.ts'

interface WishStep {
  readonly part: keyof Woop
  readonly name: string
  readonly question: string
  readonly note: string
  readonly missing: string
}

export type WishSteps = readonly [WishStep, ...WishStep[]]

/** The other three questions of a wish, in their order: the obstacle comes before the plan (Oettingen and Gollwitzer, 2010). */
const afterWish: readonly WishStep[] = [
  {
    part: 'outcome',
    name: 'Outcome',
    question: 'What would be the best thing about it coming true?',
    note: 'Stay with it for a moment before you write.',
    missing: 'Write a few words about what would be best.',
  },
  {
    part: 'obstacle',
    name: 'Obstacle',
    question: 'What in you stands in the way?',
    note: 'A habit, a feeling, a thought. Nothing to be ashamed of.',
    missing: 'Write a few words about what stands in the way.',
  },
  {
    part: 'plan',
    name: 'Plan',
    question: 'What will you do when that comes up?',
    note: 'One small thing you can do or think.',
    missing: 'Write a few words about what you will do.',
  },
]

const wish = {
  part: 'wish',
  name: 'Wish',
  question: 'What do you wish for that matters to you and is within reach?',
} as const

/** The four questions of a wish that becomes a goal. */
export const goalWishSteps: WishSteps = [
  { ...wish, note: 'A few words. They become the title of the goal.', missing: 'Goal title is required' },
  ...afterWish,
]

/** The four questions of a wish whose plan becomes a habit. */
export const habitWishSteps: WishSteps = [
  {
    ...wish,
    note: 'A few words. They stay with the habit.',
    missing: 'Write a few words about what you wish for.',
  },
  ...afterWish,
]

/** The beginning of a plan, from an obstacle in the person's words: 'If I am too tired, then I will '. */
export function planFrom(obstacle: string): string {
  const words = obstacle.trim().replace(/(?<![.!?…])[.!?…]+$/, '')
  if (words === '') return 'Then I will '
  const isSaid = /^(?:if|when)\s/i.test(words)
  const kept = words === 'I' || words.startsWith('I ') || words.startsWith('I’') || words.startsWith("I'")
  const lower = kept ? words : words.charAt(0).toLowerCase() + words.slice(1)
  return `${isSaid ? words : `If ${lower}`}, then I will `
}
