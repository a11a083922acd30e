/** What a stream of chat completions said that is no text: the answer's end, or the model's trouble. */
export class CompletionTrouble extends Error {}

interface Chunk {
  readonly error?: unknown
  readonly choices?: readonly {
    readonly delta?: { readonly content?: unknown } | null
    readonly finish_reason?: unknown
  }[]
}

/** Reads the server-sent events of an OpenAI-compatible answer, wherever the network cuts them. */
export class CompletionStream {
  #rest = ''
  #isFinished = false

  /** True once the model said that its answer is whole. */
  get isFinished(): boolean {
    return this.#isFinished
  }

  /** The text that a piece of the stream completes. Throws `CompletionTrouble` for an error in the stream and for what is no such stream. */
  read(piece: string): string {
    const lines = (this.#rest + piece).split(/\r\n|\n|\r(?!$)/)
    this.#rest = lines.pop() ?? ''
    return lines.map((line) => this.#textOf(line)).join('')
  }

  /** The text of a last line that nothing ended. */
  end(): string {
    const last = this.#rest
    this.#rest = ''
    return this.#textOf(last)
  }

  #textOf(line: string): string {
    if (!line.startsWith('data:')) return ''
    const data = line.slice('data:'.length).trim()
    if (data === '[DONE]') this.#isFinished = true
    if (data === '' || data === '[DONE]') return ''
    const { error, choices } = chunkOf(data)
    if (error !== undefined) throw new CompletionTrouble('The model says that something went wrong.')
    const [choice] = choices ?? []
    if (choice?.finish_reason) this.#isFinished = true
    return typeof choice?.delta?.content === 'string' ? choice.delta.content : ''
  }
}

function chunkOf(data: string): Chunk {
  try {
    const value: unknown = JSON.parse(data)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Said below: a stream that is none.
  }
  throw new CompletionTrouble('This is no stream of chat completions.')
}
