import { type ErrorCode, errorCodes } from '#contract/errors.ts'
import { sealedFaultMessages } from '#contract/sealed-record.ts'

const untaken = 'The server did not take something. It stays on this device, sealed, and is tried again.'

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code)

/** Why the server refuses records or chunks, in words of ours: whatever it writes is never shown as ours. */
export function refusedWords(code: string | null, status: number): string {
  if (code !== null && isKnown(code) && errorCodes[code].status === status) return errorCodes[code].message
  return status === 413 ? errorCodes.too_large.message : untaken
}

/** Why it refuses one record of a batch. */
export const refusedRecordWords = (code: string): string =>
  new Map<string, string>(Object.entries(sealedFaultMessages)).get(code) ?? untaken

export const implausibleAnswerText =
  'The server gives answers that make no sense. Nothing was changed here: your words stay on this device, sealed, and the server is asked again.'
