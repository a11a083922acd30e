const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** A count as prose has it: in words up to `most` (at most 20), in figures above. `zero`: what none is called there. */
export const inWords = (count: number, { zero = 'no', most = 12 } = {}): string =>
  count === 0 ? zero : ((count <= most ? words[count] : undefined) ?? String(count))

/** The same words with a capital at their beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
