const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const graphemes = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment)

/** About how wide a letter as people count them is at 12 px, in px; rather too wide than too narrow. */
function letterWidth(letter: string): number {
  if (/\p{Extended_Pictographic}|[\u2e80-\uffef]/u.test(letter)) return 16
  if (/[MWmw@%…—]/.test(letter)) return 11
  if (/\p{Lu}/u.test(letter)) return 8.4
  return /[iljtfr.,:;'’“”|!()[\] ]/.test(letter) ? 4.8 : 6.8
}

/** About how wide words are at 12 px, in px. */
export const textWidth = (words: string): number =>
  graphemes(words).reduce((sum, letter) => sum + letterWidth(letter), 0)

/** Words that fit into so many px at 12 px: whole, or cut and ended by an ellipsis; empty where not even a letter fits. */
export function fittedWords(words: string, room: number): string {
  let [kept, width] = ['', 0]
  for (const letter of graphemes(words)) {
    width += letterWidth(letter)
    if (width > room) return cutTo(kept, room)
    kept += letter
  }
  return kept
}

function cutTo(words: string, room: number): string {
  const kept = graphemes(words)
  while (kept.length > 0 && textWidth(kept.join('')) + letterWidth('…') > room) kept.pop()
  return kept.length === 0 ? '' : `${kept.join('').trimEnd()}…`
}
