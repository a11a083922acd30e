import type { AiInterest, CommunicationStyle } from '#domain/account/onboarding-choices.ts'
import type { CompanionMode } from '#domain/companion/replies/reply.ts'
import type { ConsentChoice } from '#domain/companion/talk/companion-choices.ts'

/** A line by which the styles are told apart. */
export const sampleLine = 'I want to practise the piano'

/** How each style words a next step for the sample line. */
export const styleSamples: Readonly<Record<CommunicationStyle, string>> = {
  warm_supportive: '“practise the piano”: tomorrow you could do ten minutes of it and stop there.',
  direct_concise: '“practise the piano”. Tomorrow: do ten minutes of it and stop there.',
  professional_analytical:
    '“practise the piano”. A first step to test tomorrow: do ten minutes of it and stop there.',
  casual_friendly: '“practise the piano”: how about this tomorrow? Do ten minutes of it and stop there.',
}

export const modeNames: Readonly<Record<CompanionMode, string>> = {
  listen: 'Listen',
  ask: 'Ask',
  challenge: 'Challenge',
  plan: 'Plan',
}

export const modeNotes: Readonly<Record<CompanionMode, string>> = {
  listen: 'It shows an earlier line of yours where one fits, and otherwise says nothing.',
  ask: 'It shows an earlier line where one fits, and asks at most one question about what you said.',
  challenge:
    'It looks for a page that disagrees with an “always” or a “never”, or for something you once set yourself. Otherwise it doubts with one question.',
  plan: 'It suggests a next step towards a wish, for tomorrow or today, or asks for one.',
}

/** By comfort level, 1 to 5. */
export const comfortWords: readonly { readonly word: string; readonly note: string }[] = [
  { word: 'only when asked', note: 'It brings up an earlier page only when you ask about earlier days.' },
  { word: 'once in a talk', note: 'One earlier line in a talk, then no more unless you ask.' },
  { word: 'now and then', note: 'An earlier line where one fits, never in two replies in a row.' },
  { word: 'whenever one fits', note: 'An earlier line in every reply, whenever one fits.' },
  { word: 'two at a time', note: 'Up to two earlier lines in a reply, and more pages looked through.' },
]

/** What each interest has it take up first. */
export const interestNotes: Readonly<Record<AiInterest, string>> = {
  faster_writing: 'it asks first about what you put off',
  pattern_recognition: 'it asks first about what keeps coming back',
  emotional_insights: 'it asks first about a fear or an anger that you name',
  memory_context: 'it asks first about the line that it found',
  guided_reflection: 'it asks first about wishes and decisions',
}

export const consentNames: Readonly<Record<ConsentChoice, string>> = {
  never: 'Never',
  ask: 'Ask me',
  always: 'Always',
}

export const consentNotes = (receiver: string): Readonly<Record<ConsentChoice, string>> => ({
  never: 'Every reply is made on this device. Nothing leaves it.',
  ask: `Before anything goes to ${receiver} you see every word of it and decide, unless you allowed it for that talk.`,
  always: `Your messages, and what belongs to them, go to ${receiver} without asking. Each time is in your ledger.`,
})
