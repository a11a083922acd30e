import type { NeededFactor } from '#contract/factor.ts'
import { implausibleAnswerText } from './refused-words.ts'

/** The server could not be reached at all. */
export class OfflineError extends Error {
  override name = 'OfflineError'
}

/** The server answers, and says that its database is damaged: all goes on as without a server, and the person is told its sentence. */
export class DamagedServerError extends OfflineError {}

/** The server refused; `message` is its sentence, `code` the one of contract/errors, if it gave one. */
export class ServerRefusedError extends Error {
  override name = 'ServerRefusedError'
  readonly status: number
  readonly code: string | null
  /** What is needed beside the password, where that is why. */
  readonly secondFactor: NeededFactor | null
  /** When to ask again at the earliest, if the server said so. */
  readonly retryAfterMs: number | null
  constructor(
    status: number,
    message: string,
    code: string | null = null,
    secondFactor: NeededFactor | null = null,
    retryAfterMs: number | null = null,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.secondFactor = secondFactor
    this.retryAfterMs = retryAfterMs
  }
}

/** An answer that no honest server gives. It is believed in nothing, and what was asked may have happened or not: as behind a bad gateway. */
export class ImplausibleAnswerError extends ServerRefusedError {
  override name = 'ImplausibleAnswerError'
  constructor(options?: ErrorOptions) {
    super(502, implausibleAnswerText, 'senseless')
    this.cause = options?.cause
  }
}
