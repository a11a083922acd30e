import { letters } from './short-title.ts'

/** What letters are about as wide as, in parts of the font's size; rather too wide than too narrow. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/^(?:\p{Mn}|\u200d)$/u, 0],
  [/^[ijlIrtf.,;:'’‘!|()[\]\- ]$/u, 0.36],
  [/^[mwMW@%—…]$/u, 0.98],
  [/^\p{Lu}$/u, 0.74],
  [/^[ -\u024f\u2000-\u206f]$/u, 0.56],
  [/^[\u0250-\u2dff]$/u, 0.66],
]

const known = new Map<string, number>()

function widthOf(letter: string): number {
  const found = known.get(letter) ?? widths.find(([pattern]) => pattern.test(letter))?.[1] ?? 1.1
  if (known.size < 2_000) known.set(letter, found)
  return found
}

/** About how wide words are drawn (px) in a font of so many px: no browser is asked, so that places are the same everywhere. */
export function textWidth(text: string, fontSize: number): number {
  let sum = 0
  for (const letter of text) sum += widthOf(letter)
  return sum * fontSize
}

/** A text in lines that fit into `room` px, broken between words, and inside of one only where it is too long for a line. A wider room never needs more lines. */
export function wrappedLines(text: string, room: number, fontSize: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((one) => pieces(one, room, fontSize))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(longer, fontSize) > room) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

function pieces(word: string, room: number, fontSize: number): string[] {
  if (textWidth(word, fontSize) <= room) return word === '' ? [] : [word]
  const found: string[] = []
  let piece = ''
  for (const letter of letters(word)) {
    if (piece !== '' && textWidth(piece + letter, fontSize) > room) {
      found.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...found, piece]
}

/** As much of a text as fits into `room` px on one line, with '…' where something is left out. */
export function fittedLine(text: string, room: number, fontSize: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (textWidth(line.slice(0, 500), fontSize) <= room) return line.slice(0, 500)
  const all = letters(line.slice(0, 500))
  let kept = ''
  for (const letter of all) {
    if (textWidth(`${kept}${letter}…`, fontSize) > room) break
    kept += letter
  }
  return kept === '' ? '' : `${kept.trimEnd()}…`
}
