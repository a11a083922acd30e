/** Names of the plain facts that a device store keeps about itself: numbers and ids, never words. */
export const deviceStoreFacts = {
  /** The id of this device in its manifests. */
  device: 'device',
  /** The history of the server that this device store follows. */
  history: 'history',
  /** `yes`: everything has still to be compared with the server. */
  comparisonDue: 'comparison-due',
  /** When everything was compared last, ms since 1970. */
  comparedAt: 'compared-at',
  /** Everything that came once was sealed with this generation of keys or a later one: nothing new may be older. */
  resealed: 'resealed',
  /** The revision at which somebody else's bytes stood in the place of this device's manifest. */
  manifestOver: 'manifest-over',
} as const
