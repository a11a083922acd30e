/** VADER's idioms, with their valence, -4..4. */
export const idioms = new Map([
  ['the shit', 3],
  ['the bomb', 3],
  ['bad ass', 1.5],
  ['yeah right', -2],
  ['cut the mustard', 2],
  ['kiss of death', -1.5],
  ['hand to mouth', -2],
])
/** Pairs that soften what follows them. */
export const softPairs = new Set(['just enough', 'kind of', 'sort of'])
const lastWords = new Set(['shit', 'bomb', 'ass', 'right', 'mustard', 'death', 'mouth', 'enough', 'of'])

/** True for a word that an idiom or a softening pair ends with. */
export const endsIdiom = (lower: string): boolean => lastWords.has(lower)
