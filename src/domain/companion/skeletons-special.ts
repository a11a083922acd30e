import { type Skeleton, skeletons } from './skeleton.ts'

/**
 * Fixed words for a message that may mean danger. They name nobody and promise nothing; the gentle-risk card holds
 * the rest.
 */
export const dangerReply =
  'Thank you for writing that down. I am a program: I cannot keep you safe, and I have told nobody.\n\n' +
  'If you might act on it, please call your local emergency number now, or go to somebody who can stay with you, ' +
  'and say that one sentence to them. If it is not that, and the words were about something else, the page is still ' +
  'yours to write on.\n\n' +
  'Are you somewhere safe right now?'

/** Answers to what is not for a journal's companion to answer. */
export const specials = {
  medical: skeletons(null, [
    'That is for somebody who can examine you: a doctor or a pharmacist. I can keep what you want to ask them.',
    'I cannot judge that, and a guess could hurt. A doctor or a pharmacist can; your notes here may help you ask.',
    'Medical questions belong with a doctor. What you noticed, and since when, is worth writing down for them.',
  ]),
  identity: skeletons(null, [
    'I am a program {where}. I match your words with your earlier ones; I do not understand them as a person would.',
    'Not a person, no. A set of rules {where} that reads what you write and looks for earlier pages near it.',
  ]),
  thanks: skeletons(null, ['You’re welcome. The page is here.', 'Good. Come back whenever you like.']),
  greeting: skeletons(null, [
    'Hello. Say as much or as little as you like.',
    'Hello. The page is open.',
    'Hello. Begin anywhere.',
  ]),
  rebuke: skeletons(null, [
    'Fair enough.',
    'Then I read it wrong. Say it your way.',
    'All right, I will leave that.',
    'I go by words and miss things. Tell me what it was.',
  ]),
  advice: skeletons(null, [
    'The deciding is yours; I can help you look at it.',
    'I cannot decide that for you, but we can look at it.',
    'I cannot tell you that. We can go through it, though.',
  ]),
  factual: skeletons(null, [
    'I only know what you write here, and that is not in it.',
    'That is outside your pages, and your pages are all I read.',
  ]),
  wordless: skeletons(null, [
    '{line}, and no words with it. That is fine.',
    'I can see {line}, though not what it stands for.',
    'Nothing in words yet, and that is allowed.',
  ]),
  foreign: skeletons(null, [
    'I read English best so far, so I will not pretend to have understood. Your line is kept: {line}.',
    'My rules are made for English. I can keep {line}, and find it again by its words.',
  ]),
} satisfies Readonly<Record<string, readonly Skeleton[]>>

/** Said only when the person asked about the past and nothing came near. */
export const nothingFound = {
  some: skeletons(null, [
    'I looked through your {count} and did not find it. Another word for it may help.',
    'My search through your {count} did not find it. It goes by words; try another one.',
    'I searched your {count} by the words you used and did not find it. A name or a place may help.',
  ]),
  none: skeletons(null, [
    'There are no earlier pages yet, so there is nothing to look up.',
    'This is the first page I can read. There is no before to look in.',
  ]),
  notAllowed: skeletons(null, [
    'You asked me to leave your earlier pages alone, so I have not looked. Settings can change that.',
  ]),
  noJournal: skeletons(null, [
    'I cannot see your journal from here, so I cannot say what you wrote before.',
    'No earlier pages reach this server, so I have nothing to look in.',
  ]),
} as const
