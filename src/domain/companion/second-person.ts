const turned: Record<string, string> = {
  i: 'you',
  "i'm": 'you’re',
  "i've": 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  am: 'are',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
}
const afterI: Record<string, string> = { was: 'were', "wasn't": 'weren’t' }
/** With these the turn is ambiguous, or somebody else speaks. */
const unturnable = /[“”"‘?!]|\b(?:you|your|yours|yourself|we|us|our|ours|let's|im|ive)\b/i

/** "I keep my coat on" -> "you keep your coat on"; null where turning the person is not safe. */
export function inSecondPerson(clause: string): string | null {
  if (unturnable.test(clause.replaceAll('’', "'"))) return null
  let previous = ''
  return clause.replace(/[\p{L}\p{M}]+(?:['’][\p{L}]+)*/gu, (word) => {
    const folded = word.toLowerCase().replaceAll('’', "'")
    const replaced = previous === 'i' ? (afterI[folded] ?? turned[folded]) : turned[folded]
    previous = folded
    return replaced ?? word
  })
}

/** The text with its first letter large. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
