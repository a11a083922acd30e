import { isForMeaning } from '#domain/journal/reading/passages-to-encode.ts'
import type { Meaning } from '#domain/meaning/vectors.ts'
import type { MeaningModel } from '../meaning-model.ts'

/** So many of the last questions are remembered with their vectors. */
const remembered = 20

/** The vectors of what was asked last. */
export class AskedQuestions {
  #model: Pick<MeaningModel, 'ask'> | null
  #known = new Map<string, Meaning>()
  /** What is being asked: nothing is asked twice at once. */
  readonly #coming = new Map<string, Promise<Meaning | null>>()

  constructor(model: Pick<MeaningModel, 'ask'>) {
    this.#model = model
  }

  /** Null where the question is not in English, or the model is away. */
  async ask(text: string): Promise<Meaning | null> {
    const known = this.#known
    const meaning = known.get(text) ?? (isForMeaning(text) ? await this.#read(text) : null)
    if (!meaning || this.#model === null) return null
    known.delete(text)
    known.set(text, meaning)
    for (const oldest of known.keys()) {
      if (known.size <= remembered) break
      known.delete(oldest)
    }
    return meaning
  }

  async #read(text: string): Promise<Meaning | null> {
    const coming = this.#coming.get(text) ?? this.#model?.ask(text)
    if (!coming) return null
    this.#coming.set(text, coming)
    return coming.finally(() => this.#coming.delete(text))
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
