/** Where the whole browser goes to sign in, and to link Google to the account it is signed in to. Neither is a data call. */
export const googlePath = '/api/auth/google'
export const googleLinkPath = '/api/auth/google/link'
export const googleCallbackPath = '/api/auth/google/callback'

/** What stands before the token of the setup link, in the fragment of the address of /auth: no server reads that part. */
export const setupMark = 'setup='

/** What stands before the ticket of a sign-in that still needs its second factor, in the fragment of the address of /auth. */
export const secondStepMark = 'second-step='

/** What a person is told after they came back from Google: the value of `notice` in the address. */
export const googleNotices = [
  'google-not-configured',
  /** They said no, or left. */
  'google-denied',
  /** Google did not answer, or nothing that can be read. */
  'google-unreachable',
  /** Too late, from another tab, or used before. */
  'google-over',
  /** What came back does not hold. */
  'google-failed',
  'google-unverified',
  'google-email-taken',
  'google-setup-link',
  'google-busy',
  'google-linked',
  /** That Google account belongs to another account here. */
  'google-taken',
  /** Another Google account is linked already. */
  'google-other-linked',
] as const
export type GoogleNotice = (typeof googleNotices)[number]

/** Where a page asks whether Google sign-in is set up. */
export const googleStatusPath = '/api/auth/google/status'
