/** Words that come to mind first when somebody guesses a password here; docs/authentication.md lists them too. */
export const productWords = ['inkwell', 'journal', 'diary'] as const

const leaked =
  'This is on a list of passwords that many people use and that have leaked. Please choose another one.'
const mostlyNames =
  'This is little more than your own name or a word that is guessed first here. Please add to it, or choose another one.'

/** As passwords are compared here: the way they are typed makes no difference to who guesses. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The parts of names and addresses that are long enough to be words. */
function wordsOf(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => {
    const whole = folded(text).replace(/@.*$/s, '')
    return [whole, ...whole.split(/[^\p{L}\p{N}]+/u)]
  })
  return parts.filter((part) => part.length >= 3).sort((a, b) => b.length - a.length)
}

/**
 * What a person is told about a password that is guessed first, or null for any other. `own` is what they are called: user name, email address, name. What
 * is left of it without such words has to be a password by itself.
 */
export function easyPassword(
  password: string,
  own: readonly string[],
  known: ReadonlySet<string>,
): string | null {
  const typed = folded(password)
  if (known.has(typed)) return leaked
  const rest = wordsOf([...productWords, ...own]).reduce((left, word) => left.replaceAll(word, ''), typed)
  if (rest === typed) return null
  return rest.trim().length < 8 || known.has(rest.trim()) ? mostlyNames : null
}

let loading: Promise<ReadonlySet<string>> | undefined

/** The list, loaded when somebody first chooses a password. */
export function leakedPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('./leaked-passwords.json', { with: { type: 'json' } }).then(
    ({ default: list }) => new Set(list.passwords.split(' ')),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
