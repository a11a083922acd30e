/** The least number of characters in a vault passphrase. It is longer than a password's: it is typed rarely, and nobody can reset it. */
export const passphraseLeast = 12

/** How many characters a text has as a person counts them: accents and joined signs are not counted apart. */
const characterCount = (text: string): number => [...text.normalize('NFKC')].length

/** How many characters are missing until a text may be a passphrase; 0 when none are. */
export const passphraseMissing = (text: string): number => Math.max(0, passphraseLeast - characterCount(text))
