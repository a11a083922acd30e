import { type ErrorBody, type ErrorCode, errorCodes } from '#contract/errors.ts'

interface Details {
  /** A sentence for this case instead of the code's general one. */
  readonly message?: string
  /** The sentence under each field of a form. */
  readonly fields?: Record<string, string>
  readonly retryAfterMs?: number
}

/** A refusal that the person is told about. Everything else that is thrown becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterMs: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorCodes[code].message)
    this.name = 'AppError'
    this.code = code
    this.fields = details.fields
    this.retryAfterMs = details.retryAfterMs
  }

  get status(): number {
    return errorCodes[this.code].status
  }

  get body(): ErrorBody {
    return { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) }
  }
}

/** Refuses one field of a form; the sentence is also the whole answer's message. */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('invalid_input', { message, fields: { [field]: message } })
