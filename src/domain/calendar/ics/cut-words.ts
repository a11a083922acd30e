/** The beginning of a text, with no letter cut in two, and none that is only half there. */
export const cutWords = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()
