import { RefusedError } from '#browser/request.ts'

export const wrongPassword = 'This is not your password.'
export const noConnection =
  'There is no connection to the server. Nothing was changed; please try again when there is.'
export const signedOut = 'This browser is no longer signed in. Sign in again, then try once more.'
export const keyRefused =
  'The server gave a key that was changed on the way, so nothing was done with it. Please try again, and tell whoever runs it.'
const unknown = 'Something went wrong here. Please try again.'

/** Errors of the vault whose message is a sentence for the person. */
const saidByThemselves = new Set([
  'DeviceFullError',
  'FactorNotGivenError',
  'LastingSlotError',
  'AlteredSlotsError',
  'MissingSlotsError',
  'NoDeviceKeyError',
  'NoDeviceStorageError',
  'OlderKeysError',
  'OlderSlotsError',
  'OtherKeysError',
  'PasskeyError',
  'PasswordRuleError',
  'ImplausibleAnswerError',
  'SlotNotKeptError',
  'SlotsNotBelievedError',
  'WeakerKdfError',
])

function serverSentence(body: string): string | null {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' && message !== '' ? message : null
  } catch {
    return null
  }
}

/** The sentence of an error that the product expects; null for one that nobody foresaw. The worker's errors keep only their names. */
export function expectedTrouble(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'WrongKeyError') return wrongPassword
  if (error.name === 'OfflineError' || error instanceof TypeError) return noConnection
  if (error instanceof RefusedError) return serverSentence(error.body)
  if (error.name === 'DamagedSlotError' || error.name === 'WeakKdfError') return keyRefused
  if (saidByThemselves.has(error.name)) return error.message
  if (error.name !== 'ServerRefusedError') return null
  return error.message === 'Unauthorized' ? signedOut : error.message
}

/** What a person is told when something they asked for did not happen. */
export const troubleSentence = (error: unknown): string => expectedTrouble(error) ?? unknown

/** Names under which JavaScript, browsers and libraries report: what they say is for programmers. */
const namesOfFaults =
  /^(Abort|Constraint|Data|DataClone|Encoding|Eval|InvalidAccess|InvalidCharacter|InvalidState|Network|NotAllowed|NotFound|NotReadable|NotSupported|Operation|QuotaExceeded|Range|ReadOnly|Reference|Security|Syntax|Timeout|TransactionInactive|Type|URI|Unknown|Version|Zod)Error$/

/** The sentence that an error was given for the person; `otherwise` where it was given none. */
export function saidBy(error: unknown, otherwise = unknown): string {
  const expected = expectedTrouble(error)
  if (expected !== null) return expected
  if (!(error instanceof Error) || error instanceof RefusedError || namesOfFaults.test(error.name))
    return otherwise
  const { name, message } = error
  const isSentence = /^\p{Lu}/u.test(message) && message.includes(' ')
  // An error of no kind of its own was written for the person only where it ends like a sentence.
  return isSentence && (name !== 'Error' || /[.!?…]$/.test(message)) ? message : otherwise
}
