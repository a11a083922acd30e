/** How words of questions are written in a hurry, or spoken elsewhere, and the word that is meant. */
const written: readonly (readonly [RegExp, string])[] = [
  ['wetin|whit|wat|wot|wht|whut', 'what'],
  ['wha(?= (?:gied|gave|telt|tellt|told|came|cam|made|took|sent|lent|said|wis|was it)\\b)', 'who'],
  ['wha', 'what'],
  ['wen|whan|whn', 'when'],
  ['whaur|whar|whr|weh|wher', 'where'],
  ['hw|hoo', 'how'],
  ["d['’]?(?:ye|you|ya)|div ye|do ye", 'do you'],
  ['idk', 'i do not know'],
  ['rmbr|rmr|rmember', 'remember'],
  ['abt|bout', 'about'],
  ['seh', 'say'],
  ['gied', 'gave'],
  ['pey', 'pay'],
  ['tix', 'tickets'],
  ['bday', 'birthday'],
  ['(?<=\\b(?:how much|how many|what|when|where|who|which \\w+) )m[ei](?= \\p{L})', 'i'],
  ['mi', 'my'],
  ['di', 'the'],
].map(([from, to]) => [new RegExp(`\\b(?:${from})\\b`, 'giu'), to ?? ''])

/** A message with the words of its questions as they are mostly written. */
export const inPlainEnglish = (message: string): string =>
  written.reduce((text, [from, to]) => text.replace(from, to), message)
