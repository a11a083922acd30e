import type { GoogleNotice } from '#contract/paths/google-paths.ts'

export interface NoticeWords {
  readonly title: string
  readonly text: string
}

const notices: Record<GoogleNotice, NoticeWords> = {
  'google-not-configured': {
    title: 'Google sign-in is not set up here',
    text: 'This server has no connection to Google. A username and a password work.',
  },
  'google-denied': {
    title: 'Stopped at Google',
    text: 'Google was left before it could say who you are. Nothing was changed.',
  },
  'google-unreachable': {
    title: 'Google did not answer',
    text: 'It could not be reached, or its answer could not be read. Nothing was changed; please try again in a moment.',
  },
  'google-over': {
    title: 'That took too long',
    text: 'This way to Google and back was more than ten minutes old, used before, or begun in another tab. Please start again.',
  },
  'google-failed': {
    title: "Google's answer did not hold",
    text: 'Something in it was not right, so nothing was done with it. Please try again; if this comes back, tell whoever runs this server.',
  },
  'google-unverified': {
    title: 'Google has not confirmed your address',
    text: 'It does not vouch that the email address is yours, so no account was made. Confirm it at Google, or create an account here with a password.',
  },
  'google-email-taken': {
    title: 'An account here already uses your email address',
    text: 'If it is yours, sign in to it as you always do, then link Google in Settings, under Profile. We never join accounts by their address alone.',
  },
  'google-setup-link': {
    title: 'The first account needs the setup link',
    text: 'Open the link that the server printed when it started, and continue with Google from there.',
  },
  'google-busy': {
    title: 'Too many new accounts',
    text: 'Many accounts were made from your network within this hour. Please try again later.',
  },
  'google-linked': {
    title: 'Google is linked',
    text: 'From now on it signs you in, too. It cannot open your pages.',
  },
  'google-taken': {
    title: 'This Google account belongs to another account here',
    text: 'Choose another Google account, or unlink it there first.',
  },
  'google-other-linked': {
    title: 'Another Google account is linked',
    text: 'Unlink it first, then link the other one.',
  },
}

/** What a person is told who came back from Google with this notice; null for anything else in the address. */
export function googleNoticeWords(notice: string | undefined): NoticeWords | null {
  return notice !== undefined && Object.hasOwn(notices, notice) ? notices[notice as GoogleNotice] : null
}
