import { defaultPlayer, type PlayerState } from '#domain/mindfulness/player/sound-player.ts'
import type { PieceStates } from './piece-states.ts'

/** What the player is, and what stands between it and being heard. */
export interface PlayerView extends PlayerState {
  /** Something is asked for that cannot be heard yet. */
  readonly isLoading: boolean
  /** How far the chosen piece is, 0 to 1, while the server still composes it; null: it does not. */
  readonly composing: number | null
  /** Why nothing is heard, as a sentence. */
  readonly trouble: string | null
  /** Music plays on at the next click, touch or key. */
  readonly waitsForTouch: boolean
  /** How far the pieces are, by their ids; empty until they were asked for. */
  readonly pieces: PieceStates
}

export const firstView: PlayerView = {
  ...defaultPlayer,
  isLoading: false,
  composing: null,
  trouble: null,
  waitsForTouch: false,
  pieces: new Map(),
}

export const troubleWords = {
  away: 'Music comes from the server, and it cannot be reached. The ambient sounds need no connection.',
  off: 'This server plays no music.',
  failed: 'This piece could not be composed yet. The server tries again in some minutes.',
  broken: 'The music broke off. Press play to go on.',
} as const
