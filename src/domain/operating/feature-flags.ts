/** What an admin can switch off while the server runs, with the words by which it is known. Everything is on until somebody switches it off. */
export const featureFlags = {
  registration: {
    label: 'New accounts',
    about: 'People can make accounts here. Accounts that exist are not affected.',
  },
  letters: {
    label: 'Letters from the contact page',
    about: 'Visitors can write to you with the contact form, where a mail server is set up.',
  },
  followedCalendars: {
    label: 'Calendars from elsewhere',
    about: 'The server fetches calendars that people follow. What was fetched already stays with them.',
  },
} as const

export type FeatureFlag = keyof typeof featureFlags
export const featureFlagNames = Object.keys(featureFlags) as FeatureFlag[]
