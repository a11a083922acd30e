import type { RefusedError } from '#browser/request.ts'
import { errorBody } from '#contract/errors.ts'

export const signedOut = 'You are signed out. Sign in again, and try once more.'

/** The sentence with which the server refused; `otherwise` where it gave none. */
export function wordsOf({ body }: RefusedError, otherwise: string): string {
  try {
    return errorBody.parse(JSON.parse(body)).message
  } catch {
    return otherwise
  }
}
