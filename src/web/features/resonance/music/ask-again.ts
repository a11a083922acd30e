import type { MusicStatus } from '#contract/music.ts'

/** While a piece is being composed, it is asked so often how far it is; */
const composingMs = 3_000
/** and one that could not be composed is asked for so often: the server tries again some time. */
const failedMs = 60_000

/** After how many ms it is asked again how the pieces stand; null: they stand as they will. */
export function askAgainMs(pieces: readonly Pick<MusicStatus['pieces'][number], 'state'>[]): number | null {
  const states = new Set(pieces.map(({ state }) => state))
  if (pieces.length === 0 || states.has('waiting') || states.has('composing')) return composingMs
  return states.has('failed') ? failedMs : null
}
