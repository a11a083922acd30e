import { isQuotedPrintable, plainLine } from './quoted-printable.ts'

/** One component of a calendar file, unfolded, without its BEGIN and END. */
export interface IcsBlock {
  readonly name: 'VEVENT' | 'VTIMEZONE' | 'VTODO' | 'VJOURNAL'
  readonly lines: readonly string[]
  /** Those lines of it that are none. */
  readonly unread: readonly string[]
  /** The line of the file on which it begins, from 1. */
  readonly at: number
  /** False: the file ends, or another one begins, before it does. */
  readonly isWhole: boolean
}

const propertyLine = /^[A-Za-z0-9-]+(?:;[^":]*(?:"[^"]*"[^":]*)*)?:/
const wordsLine = /^(?:DESCRIPTION|SUMMARY|LOCATION|COMMENT)[;:]/i
const wanted = /^BEGIN:(VEVENT|VTIMEZONE|VTODO|VJOURNAL)\s*$/i

/**
 * The events and time zones of a calendar file (RFC 5545), each cut out for itself, so that a broken one breaks no other. Forgives what programs get
 * wrong: a mark at the beginning, any line ends, folds with a tab, names in small letters, words that go on in a line of their own.
 */
export function blocksOf(text: string): IcsBlock[] {
  const blocks: IcsBlock[] = []
  let open: OpenBlock | null = null
  const close = (isWhole: boolean): void => {
    if (open) blocks.push({ name: open.name, lines: open.lines, unread: open.unread, at: open.at, isWhole })
    open = null
  }
  for (const { line, at } of unfolded(text)) {
    const begun = wanted.exec(line)?.[1]?.toUpperCase() as IcsBlock['name'] | undefined
    if (begun) {
      close(false)
      open = { name: begun, lines: [], unread: [], at, isAtWords: false }
    } else if (open && line.trim().toUpperCase() === `END:${open.name}`) close(true)
    else if (open && /^END:VCALENDAR\s*$/i.test(line)) close(false)
    else if (open) take(open, line)
  }
  close(false)
  return blocks
}

interface OpenBlock {
  readonly name: IcsBlock['name']
  readonly lines: string[]
  readonly unread: string[]
  readonly at: number
  /** Whether its last line may go on in the next one. */
  isAtWords: boolean
}

/** Keeps a line that is one; words that lost their fold go to the words before them; anything else is left out. */
function take(open: OpenBlock, line: string): void {
  const { lines, unread } = open
  if (propertyLine.test(line)) {
    lines.push(line)
    open.isAtWords = wordsLine.test(line)
  } else if (open.isAtWords) lines[lines.length - 1] += `\\n${line}`
  else if (line.trim()) unread.push(line)
}

function* unfolded(text: string): Generator<{ line: string; at: number }> {
  let line: string | null = null
  let goesOn = false
  let [at, number] = [1, 0]
  for (const part of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    number += 1
    const isBroken = goesOn && line?.endsWith('=') === true
    if (line !== null && isBroken) line = line.slice(0, -1) + part.replace(/^[ \t]/, '')
    else if (line !== null && /^[ \t]/.test(part)) line += part.slice(1)
    else {
      if (line) yield { line: plainLine(line), at }
      line = part
      at = number
      goesOn = isQuotedPrintable(line)
    }
  }
  if (line) yield { line: plainLine(line), at }
}
