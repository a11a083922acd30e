/** How words of questions are written in a hurry, or spoken elsewhere, and the word that is meant. */
const written: readonly (readonly [RegExp, string])[] = [
  ['wetin|whit|wat|wot|wht|whut|wha', 'what'],
  ['yuh', 'you'],
  ['(?<=\\bhow )(?:i|m[ei]|we) (?:go|fi)(?= \\p{L})', 'do i'],
  ['(?:make|mek) i(?= \\p{L})', 'should i'],
  ["(?<![-’'])fi", 'to'],
  [
    '(?:the |de |di )(?:bloody |fuck\\w* |actual )*(?:hell|heck|fuck|devil) (?=(?:am|are|is|do|did|was|i|you)\\b)',
    '',
  ],
  ['pickney|pikin|bairn|(?<=\\b(?:the|my|our|wee) )wean', 'child'],
  ['(?<!\\bi )dey (?!happen|sup|here)(?=\\p{L}{3})', ''],
  ['wen|whan|whn', 'when'],
  ['whaur|whar|whr|weh|whe|wher', 'where'],
  ["d['’]?(?:ye|you|ya)|div ye|do ye", 'do you'],
  ['idk', 'i do not know'],
  ["(wonder|think|try|remember|look|fix|go|do|say|tell|call|pay|com|mak|tak|giv)in['’]?(?!\\p{L})", '$1ing'],
  ['abt|bout', 'about'],
  ['bday', 'birthday'],
  ['(?<=\\b(?:how much|how many|what|when|where|who|which \\w+) )m[ei](?= \\p{L})', 'i'],
  ['mi(?= (?:was|did|can|do|have|had|should|lend|tell|say|put|pay|buy|go|am|is)\\b)', 'i'],
  ['mi', 'my'],
  ['di', 'the'],
  ['d(?=(?:is|at|em)\\b)|t(?=ings?\\b)', 'th'],
].map(([from, to]) => [new RegExp(`\\b(?:${from})\\b`, 'giu'), to ?? ''])

/** A message with the words of its questions as they are mostly written. */
export const inPlainEnglish = (message: string): string =>
  written.reduce((text, [from, to]) => text.replace(from, to), message)
