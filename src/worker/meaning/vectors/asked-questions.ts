import { isForMeaning } from '#domain/journal/reading/passages-to-encode.ts'
import type { Meaning } from '#domain/meaning/vectors.ts'
import type { MeaningModel } from '../meaning-model.ts'

/** So many of the last questions are remembered with their vectors. */
const remembered = 20

/** The vectors of what was asked last. */
export class AskedQuestions {
  #model: Pick<MeaningModel, 'ask'> | null
  #known = new Map<string, Meaning>()

  constructor(model: Pick<MeaningModel, 'ask'>) {
    this.#model = model
  }

  /** Null where the question is not in English, or the model is away. */
  async ask(text: string): Promise<Meaning | null> {
    const known = this.#known
    const before = known.get(text)
    const meaning = before ?? (isForMeaning(text) ? ((await this.#model?.ask(text)) ?? null) : null)
    if (!meaning || this.#model === null) return null
    known.delete(text)
    known.set(text, meaning)
    for (const oldest of known.keys()) {
      if (known.size <= remembered) break
      known.delete(oldest)
    }
    return meaning
  }

  /** What was asked may have been the words of a page that is gone. */
  forget(): void {
    this.#known = new Map()
  }

  /** Nothing is asked of the model any more. */
  end(): void {
    this.#model = null
    this.forget()
  }
}
