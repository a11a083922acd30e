/** A number of words: "1 word", "1,204 words". */
export const wordsCount = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'word' : 'words'}`

/** How many words left in twelve weeks, and in this one. `isFeedTitled`: calendar programs may read the titles of events, which nobody counts. */
export function ledgerSentence(weeks: readonly { readonly words: number }[], isFeedTitled: boolean): string {
  const counted = countedSentence(weeks)
  return isFeedTitled
    ? `The titles in your calendar feed can be read by this server, and by whoever has its address. Besides those: ${counted.charAt(0).toLowerCase()}${counted.slice(1)}`
    : counted
}

function countedSentence(weeks: readonly { readonly words: number }[]): string {
  const all = weeks.reduce((sum, week) => sum + week.words, 0)
  const now = weeks.at(-1)?.words ?? 0
  if (all === 0) return 'No word of yours has been sent elsewhere in the last twelve weeks.'
  return `Words sent elsewhere: ${all.toLocaleString('en')} in twelve weeks, ${now.toLocaleString('en')} in this one.`
}

/** What leaves without a word. */
export const timesNote =
  'No words, but times: where you turned on reminders, your browser’s push service learns when they ring on that device.'

/** A number that fits over a narrow bar: '212', '1.2k', '31k'. */
export function barFigure(count: number): string {
  if (count < 1000) return String(count)
  const thousands = count / 1000
  return `${thousands < 9.95 ? thousands.toFixed(1) : Math.round(thousands)}k`
}
