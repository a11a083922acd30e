import type { Facts } from './skeleton.ts'

/** What in a message calls for a certain kind of question, in the order in which it is taken up. */
export const cueKinds = [
  ...([
    'gone',
    'hard',
    'news',
    'miss',
    'asked',
    'ailing',
    'expected',
    'changed',
    'toldThem',
    'whatIf',
    'unknown',
  ] as const),
  ...(['conflict', 'decision', 'mind', 'should', 'absolute', 'wish', 'due', 'ahead'] as const),
  ...(['feeling', 'done', 'said', 'fine', 'heardNews', 'trouble', 'first', 'good', 'person'] as const),
] as const
export type CueKind = (typeof cueKinds)[number]

/** A sign in a message, with the words of it that a question can take up. */
export interface Cue {
  readonly kind: CueKind
  readonly facts: Facts
  /** Which statement of the message it is from. */
  readonly at: number
  /** Words that were said to the writer or of them. */
  readonly isToWriter?: boolean
}
