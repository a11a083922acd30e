import { isForMeaning } from '#domain/journal/reading/passages-to-encode.ts'
import type { Meaning } from '#domain/meaning/vectors.ts'
import type { MeaningModel } from '../meaning-model.ts'

/** So many of the last questions, and of the lines that were set beside what was said, are remembered with their vectors. */
const remembered = 200

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
    const known = this.#known.get(text)
    if (known) remember(this.#known, text, known)
    const meaning = known ?? (isForMeaning(text) ? await (this.#coming.get(text) ?? this.#read(text)) : null)
    return this.#model && meaning
  }

  /** What comes is known before it is no longer coming; where all was forgotten meanwhile, it is not. */
  #read(text: string): Promise<Meaning | null> | null {
    if (!this.#model) return null
    const known = this.#known
    const coming = this.#model
      .ask(text)
      .then((meaning) => {
        if (meaning) remember(known, text, meaning)
        return meaning
      })
      .finally(() => this.#coming.delete(text))
    this.#coming.set(text, coming)
    return coming
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

function remember(known: Map<string, Meaning>, text: string, meaning: Meaning): void {
  known.delete(text)
  known.set(text, meaning)
  for (const oldest of known.keys()) {
    if (known.size <= remembered) break
    known.delete(oldest)
  }
}
