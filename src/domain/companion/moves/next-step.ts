import { addDays, type Day } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { statementsIn } from '../retrieval/statements.ts'

const wish =
  /\bI(?:['’]d| would)? (?:really |just |still |only )?(?:want|need|like|love|wish|hope|plan|have|ought|am trying|keep meaning|mean) to (?!me\b|be (?:dead|gone)\b)(\p{Ll}[^.?!;\n]{2,90})/u
const should = /\bI should (?!have\b)(?:really |just )?(\p{Ll}[^.?!;\n]{2,90})/u
const but = /(?:^|[,;\s])but\s/iu
const longestPiece = 90

/** A wish out of a message, and what stands in its way by the person's own words. */
export interface Wish {
  readonly wish: string
  readonly obstacle: string | null
}

/** What the person wants to do, in their own words; null where they say none. */
export function wishIn(message: string): Wish | null {
  const all = statementsIn(message).filter(({ text }) => !text.endsWith('?'))
  for (const { text } of all) {
    const said = wish.exec(text)?.[1] ?? should.exec(text)?.[1]
    if (!said) continue
    const [own = ''] = said.split(/,? but /)
    const butSaid = afterBut(text) || afterBut(all.at(-1)?.text ?? '')
    const inWay = butSaid === '' || wish.test(butSaid) ? null : butSaid
    const piece = trimmed(own)
    if (piece.split(' ').length < 2) return null
    return { wish: piece, obstacle: inWay && inWay.length <= longestPiece ? trimmed(inWay) : null }
  }
  return null
}

/** What follows the first "but"; empty without one. */
const afterBut = (text: string): string => text.split(but).slice(1).join(' but ')

const atEnd = new Set(' ,.;:!…')

function trimmed(text: string): string {
  let end = text.trimEnd().length
  while (end > 0 && atEnd.has(text.charAt(end - 1))) end--
  return text.slice(0, end).trim()
}

/** The day that a first piece is proposed for: tomorrow. */
export const proposedDay = (today: Day): string => longDate(addDays(today, 1))
