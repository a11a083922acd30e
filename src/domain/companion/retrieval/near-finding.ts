import type { MeaningIndex, MeaningScores } from '#domain/meaning/meaning-index.ts'
import type { Meaning } from '#domain/meaning/vectors.ts'
import type { AnswerPlace } from './answer-places.ts'

/** What a question is looked up among, and by. */
export interface Among {
  /** What must not come back: the messages of the open talk. */
  readonly except?: ReadonlySet<string>
  /** How near everything is to the question in meaning; null: words alone are looked for. */
  readonly near?: MeaningScores | null
}

/** What is offered as near in meaning stands so many deviations above the mean of the journal, at this cosine at least: it is never the answer. */
const leastZ = 2
const leastCosine = 0.3
/** Where it is taken for granted that it is there, less will do. */
const leastOfSome = { z: 1, cosine: 0.15, held: 0.2 }

/** True for a place that is near enough in meaning to be offered. */
export const isNearEnough = ({ deviations, cosine }: AnswerPlace): boolean =>
  deviations >= leastZ && cosine >= leastCosine

/** The same where the question takes it for granted that it is there. */
export const mayBeMeant = ({ deviations, cosine, held }: AnswerPlace): boolean =>
  cosine >= leastOfSome.cosine || deviations >= leastOfSome.z || held >= leastOfSome.held

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
