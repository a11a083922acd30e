import { passphraseLeast, passphraseMissing } from '#domain/account/passphrase-length.ts'

/** The line under a new passphrase while it is typed. */
export function passphraseNote(typed: string): string {
  const missing = passphraseMissing(typed)
  if (typed === '')
    return `At least ${passphraseLeast} characters. Four plain words are better than a short riddle.`
  if (missing === 0) return 'Long enough. Longer is stronger.'
  return missing === 1 ? '1 character to go.' : `${missing} characters to go.`
}
