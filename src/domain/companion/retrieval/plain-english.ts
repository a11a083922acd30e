/** How words of questions are written in a hurry, or spoken elsewhere, and the word that is meant. */
const written: readonly (readonly [RegExp, string])[] = [
  ['wetin|whit|wat|wot|wht|whut', 'what'],
  ['wha', 'what'],
  ['wen|whan|whn', 'when'],
  ['whaur|whar|whr|weh|wher', 'where'],
  ["d['’]?(?:ye|you|ya)|div ye|do ye", 'do you'],
  ['idk', 'i do not know'],
  ["(wonder|think|try|remember|look|fix|go|do|say|tell|call|pay|com|mak|tak|giv)in['’]?(?!\\p{L})", '$1ing'],
  ['abt|bout', 'about'],
  ['bday', 'birthday'],
  ['(?<=\\b(?:how much|how many|what|when|where|who|which \\w+) )m[ei](?= \\p{L})', 'i'],
  ['mi', 'my'],
  ['di', 'the'],
].map(([from, to]) => [new RegExp(`\\b(?:${from})\\b`, 'giu'), to ?? ''])

/** A message with the words of its questions as they are mostly written. */
export const inPlainEnglish = (message: string): string =>
  written.reduce((text, [from, to]) => text.replace(from, to), message)
