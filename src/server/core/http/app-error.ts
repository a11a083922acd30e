import { type ErrorBody, type ErrorCode, errorCodes } from '#contract/errors.ts'
import type { NeededFactor } from '#contract/factor.ts'

interface Details {
  /** A sentence for this case instead of the code's general one. */
  readonly message?: string
  /** The sentence under each field of a form. */
  readonly fields?: Record<string, string>
  readonly retryAfterMs?: number
  /** Whose account it was about. For the log alone: nobody is told whether there is one. */
  readonly account?: number | undefined
  /** With `second_factor_needed`: what is possible. */
  readonly secondFactor?: NeededFactor
}

/** A refusal that the person is told about. Everything else that is thrown becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterMs: number | undefined
  readonly account: number | undefined
  readonly secondFactor: NeededFactor | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorCodes[code].message)
    this.name = 'AppError'
    this.code = code
    this.fields = details.fields
    this.retryAfterMs = details.retryAfterMs
    this.account = details.account
    this.secondFactor = details.secondFactor
  }

  get status(): number {
    return errorCodes[this.code].status
  }

  get body(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
      ...(this.secondFactor && { secondFactor: this.secondFactor }),
    }
  }
}

/** Refuses one field of a form; the sentence is also the whole answer's message. */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('invalid_input', { message, fields: { [field]: message } })
