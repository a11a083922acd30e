interface Named {
  readonly name: string | null
  readonly username: string
}

/** Name, else username, else 'User'. */
export function displayName(person: Partial<Named> | null | undefined): string {
  return person?.name?.trim() || person?.username || 'User'
}

/** First letters of the first and last word of the name, else of the username, else 'U'. */
export function initials(person: Partial<Named> | null | undefined): string {
  const words = (person?.name ?? '').trim().split(/\s+/).filter(Boolean)
  const letter = (word: string | undefined): string => [...(word ?? '')][0]?.toUpperCase() ?? ''
  if (words.length > 1) return letter(words[0]) + letter(words.at(-1))
  return letter(words[0]) || letter(person?.username) || 'U'
}
