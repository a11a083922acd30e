/**
 * What there is of a person, and where it goes: the one list behind the table on the privacy page, the pieces that consent names and the
 * ledger counts (src/domain/companion/talk/transfer-words.ts), and the words that the canary journey looks for (e2e/canary.test.ts).
 */

/** sealed: encrypted in the browser, with keys that the server has not; readable: as it is; absent: it never gets there. */
export type FormAtServer = 'sealed' | 'readable' | 'absent'

export interface DataFlow {
  readonly what: string
  readonly atServer: FormAtServer
  /** Who else may get it and when, in words; null: nobody. */
  readonly elsewhere: string | null
  /** Its name in the canary journey, which puts a word there and looks for it everywhere else. */
  readonly canary?: string
  /** The pieces of a transfer to a model elsewhere that are made of it. */
  readonly pieces?: readonly string[]
}

const ifAllowed = 'A model elsewhere, if you allowed it'

export const dataFlows = [
  {
    what: 'The words of your pages',
    atServer: 'sealed',
    elsewhere: `${ifAllowed}: the end of the open page, the last three, paragraphs that fit, and how many pages something stands on`,
    canary: 'content',
    pieces: ['page', 'entry', 'recent', 'counts'],
  },
  {
    what: 'The people whom you name, and what they are to you',
    atServer: 'sealed',
    elsewhere: `${ifAllowed}: those whom the message or what goes with it names`,
    pieces: ['people'],
  },
  {
    what: 'What memory takes to be true of you, and what your pages leave open',
    atServer: 'absent',
    elsewhere: `${ifAllowed}: at most twelve facts about you that hold now, and five things that are not settled`,
    pieces: ['self', 'open'],
  },
  { what: 'The day and the hour where you are', atServer: 'absent', elsewhere: ifAllowed, pieces: ['now'] },
  { what: 'Titles of pages', atServer: 'sealed', elsewhere: null, canary: 'title' },
  { what: 'Mood, energy and stress', atServer: 'sealed', elsewhere: null },
  {
    what: 'Your habits: their names and sentences, what you note of a day, and why you skipped one',
    atServer: 'sealed',
    elsewhere: null,
    canary: 'habit',
  },
  {
    what: 'Your goals with their steps, milestones, notes and pictures, your intentions and affirmations',
    atServer: 'sealed',
    elsewhere: null,
    canary: 'goal',
  },
  { what: 'Photos', atServer: 'sealed', elsewhere: null, canary: 'photo' },
  {
    what: 'Talks with the companion',
    atServer: 'sealed',
    elsewhere: `${ifAllowed}: the message, the last turns, and lines of earlier talks that fit`,
    canary: 'message',
    pieces: ['message', 'talk', 'said'],
  },
  {
    what: 'What you said about yourself in your own words',
    atServer: 'sealed',
    elsewhere: ifAllowed,
    pieces: ['about', 'aim'],
  },
  {
    what: 'A goal in your own words, on the way in',
    atServer: 'sealed',
    elsewhere: 'This server sees it once, with the other answers, and does not keep it',
    canary: 'otherGoal',
  },
  {
    what: 'Your safety plan, the people you named in it, and the country of the help lines',
    atServer: 'sealed',
    elsewhere: null,
  },
  { what: 'A page while you write it', atServer: 'absent', elsewhere: null, canary: 'draft' },
  {
    what: 'Earlier versions, templates, corrections, consents and the ledger',
    atServer: 'sealed',
    elsewhere: null,
  },
  {
    what: 'The sound of what you dictate',
    atServer: 'absent',
    elsewhere: 'The maker of your browser, in most browsers',
  },
  {
    what: 'Replies that you have read aloud',
    atServer: 'absent',
    elsewhere: 'ElevenLabs, if you chose one of its voices and allowed it',
  },
  {
    what: 'Username, email address, name, picture',
    atServer: 'readable',
    elsewhere: 'Google learns that you sign in here, if you sign in with it',
  },
  {
    what: 'What you chose in the three steps at the start, your look, your voice, your cloud model',
    atServer: 'readable',
    elsewhere: null,
  },
  {
    what: 'How many sealed records there are, their padded sizes, when they changed',
    atServer: 'readable',
    elsewhere: null,
  },
  {
    what: 'When and from which address you signed in, and with which browser',
    atServer: 'readable',
    elsewhere: null,
  },
  {
    what: 'Your second factor: the secret of an authenticator app, the names and public halves of passkeys, slow hashes of backup codes',
    atServer: 'readable',
    elsewhere: null,
  },
  {
    what: 'What was changed of your keys and ways in, when, and in which browser, for 90 days',
    atServer: 'readable',
    elsewhere: 'Your mailbox, if this server sends mail',
  },
  {
    what: 'What a passkey computes to open your pages',
    atServer: 'absent',
    elsewhere: null,
  },
  { what: 'Your password, passphrase and recovery code', atServer: 'absent', elsewhere: null },
  { what: 'What your reminders and events say', atServer: 'sealed', elsewhere: null, canary: 'reminder' },
  {
    what: 'When something rings on a device that you chose to be reminded on, for the next 60 times',
    atServer: 'readable',
    elsewhere: 'The maker of your browser, whose push service wakes the device, learns when',
  },
  {
    what: 'Your calendar feed, if you turned it on: when your events are, and their titles if you chose that',
    atServer: 'readable',
    elsewhere: 'Everybody who has its secret address',
  },
  {
    what: 'Calendars from elsewhere that you follow',
    atServer: 'sealed',
    elsewhere: 'Their servers are asked by this one, which reads the address and the answer at that moment',
  },
  {
    what: 'Your Google calendar, if you connected it: what your browser reads there',
    atServer: 'sealed',
    elsewhere: 'Google learns when your browser looks',
    canary: 'google',
  },
  {
    what: 'Reminders that you chose to write to your Google calendar: their titles, notes and times',
    atServer: 'sealed',
    elsewhere: 'Google, and whoever you share that calendar with',
  },
  {
    what: 'What opens your Google calendar, if you connected it',
    atServer: 'readable',
    elsewhere: 'Google, which gave it',
  },
  {
    what: 'Your plan, how a subscription stands, and when you used a code',
    atServer: 'readable',
    elsewhere: 'Stripe, if you pay: what you type there, your plan, and a number for you',
  },
  {
    what: 'Tokens that you made for programs: their names, what they may do, when they end and when they were last used',
    atServer: 'readable',
    elsewhere: null,
  },
  {
    what: 'A letter from the contact page',
    atServer: 'readable',
    elsewhere: 'Whoever runs this server, by mail; the server keeps no copy',
  },
] as const satisfies readonly DataFlow[]

type Flow = (typeof dataFlows)[number]

/** The pieces that may go to a model elsewhere, each part of one line of the list. */
export type TransferSource = Extract<Flow, { pieces: readonly string[] }>['pieces'][number]
/** What has a word of its own in the canary journey. */
export type CanaryName = Extract<Flow, { canary: string }>['canary']
