import type { AiInterest, CommunicationStyle } from '#domain/account/onboarding-choices.ts'
import type { ConsentChoice } from '#domain/companion/companion-choices.ts'
import type { CompanionMode } from '#domain/companion/reply.ts'

/** A line by which the styles are told apart. */
export const sampleLine = 'I am afraid of Monday'

/** How each style takes up the sample line when it asks. */
export const styleSamples: Readonly<Record<CommunicationStyle, string>> = {
  warm_supportive: 'You are afraid of Monday. Thank you for telling me. When does it ease?',
  direct_concise: 'You are afraid of Monday. That is a lot. Is that new, or has it been a while?',
  professional_analytical:
    'You are afraid of Monday. That would be hard for anyone. What helps a little when you are afraid?',
  casual_friendly: 'You are afraid of Monday. That sounds tough. When does it ease?',
}

export const modeNames: Readonly<Record<CompanionMode, string>> = {
  listen: 'Listen',
  ask: 'Ask',
  challenge: 'Challenge',
  plan: 'Plan',
}

export const modeNotes: Readonly<Record<CompanionMode, string>> = {
  listen: 'It gives back what it read and asks nothing.',
  ask: 'It gives back what it read, and asks where a question opens the matter up.',
  challenge: 'It questions one thing that you took for granted, where you did.',
  plan: 'It looks for the next small step with you, where one is due.',
}

/** By comfort level, 1 to 5. */
export const comfortWords: readonly { readonly word: string; readonly note: string }[] = [
  { word: 'only when asked', note: 'It brings up an earlier page only when you ask about earlier days.' },
  { word: 'once in a talk', note: 'One earlier line in a talk, then no more unless you ask.' },
  { word: 'now and then', note: 'An earlier line where one is near, never in two replies in a row.' },
  { word: 'whenever it is near', note: 'An earlier line in every reply to which one is near.' },
  { word: 'two at a time', note: 'Up to two earlier lines in a reply, and more pages looked through.' },
]

/** What each interest has it take up first. */
export const interestNotes: Readonly<Record<AiInterest, string>> = {
  faster_writing: 'it asks about what lies ahead, and what somebody said',
  pattern_recognition: 'it takes up “always” and “never”, and what keeps coming back',
  emotional_insights: 'it takes up a feeling that you name',
  memory_context: 'it asks about the people you name',
  guided_reflection: 'it takes up your wishes, and your buts',
}

export const consentNames: Readonly<Record<ConsentChoice, string>> = {
  never: 'Never',
  ask: 'Ask me',
  always: 'Always',
}

export const consentNotes = (receiver: string): Readonly<Record<ConsentChoice, string>> => ({
  never: 'Every reply is made on this device. Nothing leaves it.',
  ask: `Before anything goes to ${receiver} you see every word of it and decide.`,
  always: `Your messages, and what belongs to them, go to ${receiver} without asking. Each time is in your ledger.`,
})
