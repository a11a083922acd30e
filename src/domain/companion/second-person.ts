const turned: Record<string, string> = {
  i: 'you',
  "i'm": 'you’re',
  "i've": 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  im: 'you’re',
  ive: 'you’ve',
  am: 'are',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": 'you’re',
  "we've": 'you’ve',
  "we'd": 'you’d',
  "we'll": 'you’ll',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
}
const afterI: Record<string, string> = { was: 'were', "wasn't": 'weren’t', wasnt: 'werent' }
/** Between "I" and its verb. */
const betweenIAndVerb = /^(?:also|always|just|never|only|really|still|[a-z]+ly)$/
/** With these the turn is ambiguous, or somebody else speaks. */
const unturnable = /[“”"‘?!]|\b(?:you|your|yours|yourself|let's)\b/i

/** "I keep my coat on" -> "you keep your coat on"; null where turning the person is not safe. */
export function inSecondPerson(clause: string): string | null {
  if (unturnable.test(clause.replaceAll('’', "'"))) return null
  let isAfterI = false
  return clause.replace(/[\p{L}\p{M}]+(?:['’][\p{L}]+)*/gu, (word) => {
    const folded = word.toLowerCase().replaceAll('’', "'")
    const replaced = isAfterI ? (afterI[folded] ?? turned[folded]) : turned[folded]
    isAfterI = folded === 'i' || (isAfterI && betweenIAndVerb.test(folded))
    return replaced ?? word
  })
}

/** The text with its first letter large. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
