/** What backup codes are made of: Crockford's base32, without letters that are misread or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 10

/** How many backup codes a person gets at once. */
export const backupCodeCount = 10

/** A backup code of 50 bits from ten random bytes, written as XXXXX-XXXXX. */
export function backupCodeOf(random: Uint8Array): string {
  if (random.length !== codeLength) throw new RangeError(`A backup code takes ${codeLength} bytes`)
  const letters = [...random].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** What counts of a typed backup code: ten capitals and digits, O read as 0, I and L as 1. Null: this cannot be one. */
export function readBackupCode(typed: string): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const isCode = letters.length === codeLength && [...letters].every((letter) => alphabet.includes(letter))
  return isCode ? letters : null
}
