import type { MeaningIndex, MeaningScores } from '#domain/meaning/meaning-index.ts'
import type { Meaning } from '#domain/meaning/vectors.ts'

/** What a question is looked up among, and by. */
export interface Among {
  /** What must not come back: the messages of the open talk. */
  readonly except?: ReadonlySet<string>
  /** How near everything is to the question in meaning; null: words alone are looked for. */
  readonly near?: MeaningScores | null
}

interface Asking {
  readonly index: MeaningIndex
  /** The vector of a text; null where it has none. */
  readonly ask: (text: string) => Promise<Meaning | null>
}

/** How near everything in a journal is to a question; null where the question has no vector, or nothing to be compared with. */
export async function askByMeaning({ index, ask }: Asking, question: string): Promise<MeaningScores | null> {
  const asked = index.isEmpty ? null : await ask(question)
  return asked && index.score(asked)
}
