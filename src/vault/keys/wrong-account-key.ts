import { ServerRefusedError } from '../ports/ports.ts'
import { WrongKeyError } from './slots/key-slot.ts'

/** Throws what the server said, or WrongKeyError for a password that opens the vault and not the account. */
export function asWrongKey(error: unknown): never {
  if (error instanceof ServerRefusedError && error.code === 'wrong_credentials')
    throw new WrongKeyError('This password opens the vault, but your account has another one by now.')
  throw error
}
