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

/** The same where only single words of a message sound like it: it leaves room for its being about something else. */
export const unsureReply =
  'I may be taking this wrong: some of these words are ones that people use when they are in danger, and I am a program that cannot tell.\n\n' +
  'If you might hurt yourself, please call your local emergency number now, or go to somebody who can stay with you. ' +
  'If it was about something else, just carry on, and so will I.'
