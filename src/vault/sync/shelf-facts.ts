/** Names of the plain facts that a shelf keeps about itself: numbers and ids, never words. */
export const shelfFacts = {
  /** The id of this device in its manifests. */
  device: 'device',
  /** The history of the server that this shelf follows. */
  history: 'history',
  /** `yes`: everything has still to be compared with the server. */
  comparisonDue: 'comparison-due',
  /** When everything was compared last, ms since 1970. */
  comparedAt: 'compared-at',
  /** Everything that came once was sealed with this generation of keys or a later one: nothing new may be older. */
  resealed: 'resealed',
} as const
