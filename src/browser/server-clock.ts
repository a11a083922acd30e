/** What time it is at the server, as its answers tell. Between two answers it goes on by a clock that nobody can set. */
export class ServerClock {
  readonly #steadyMs: () => number
  #told: { readonly serverMs: number; readonly steadyMs: number } | null = null

  /** `steadyMs`: ms since any moment, never set. */
  constructor(steadyMs: () => number = () => performance.now()) {
    this.#steadyMs = steadyMs
  }

  /** Looks at an answer's `Date`. One that comes out of a cache only makes the time earlier. */
  hear = (answer: Response): Response => {
    const serverMs = Date.parse(answer.headers.get('date') ?? '')
    if (!Number.isNaN(serverMs)) this.#told = { serverMs, steadyMs: this.#steadyMs() }
    return answer
  }

  /** Ms since 1970; null: no answer has told it yet. */
  now = (): number | null => this.#told && this.#told.serverMs + this.#steadyMs() - this.#told.steadyMs
}

/** The clock of the one server that this page talks to. */
export const serverClock = new ServerClock()
