import type { AiInterest } from '../account/onboarding-choices.ts'
import type { Skeleton, Slot } from './skeleton.ts'

/** What of a message or a memory each interest has the companion take up first. */
const slotsOf: Readonly<Record<AiInterest, readonly Slot[]>> = {
  faster_writing: ['thing', 'clause'],
  pattern_recognition: ['absolute', 'phrase', 'gap'],
  emotional_insights: ['feeling'],
  memory_context: ['word', 'person'],
  guided_reflection: ['wish', 'left', 'strength'],
}

/** True for a skeleton that takes up what one of the interests is about. */
export function isOfInterest({ text }: Skeleton, interests: readonly AiInterest[]): boolean {
  const held = text.toLowerCase()
  return interests.some((interest) => slotsOf[interest].some((slot) => held.includes(`{${slot}}`)))
}
