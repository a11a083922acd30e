/** What can be staged in the place of a model provider. fails: it answers with an error of its own; slow: seconds late; cut: the answer breaks off. */
export const providerTroubles = ['none', 'fails', 'slow', 'cut'] as const
export type ProviderTrouble = (typeof providerTroubles)[number]

const dayMs = 24 * 60 * 60 * 1000
/** A clock on trial is at most this far from the true one, in ms: a bit over a year either way. */
export const mostClockShiftMs = 400 * dayMs
