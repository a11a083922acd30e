import type { Stretch } from '../text/find-words.ts'
import { caretAt, type TextChange } from './markdown/text-change.ts'

/**
 * A block of a page that the companion drafted: a quote of Markdown whose first line says so. `docs/format.md` has its form. Until it is
 * accepted it is the companion's; afterwards it stays marked as drafted.
 */
export interface DraftBlock extends Stretch {
  readonly isAccepted: boolean
  /** Who wrote its words: a model's name; null: they are the person's own, put in order. */
  readonly by: string | null
  /** The lines after the first, with their quote signs. */
  readonly body: Stretch
}

const fromOwn = 'from your own words'
const opening = /^> ?\[!(companion|drafted)\]/i
const trailing = /(?<![ \t\r])[ \t\r]+$/
const quoted = /^[ \t]*>/

const firstLine = (isAccepted: boolean, by: string | null): string => {
  const author = by === null ? fromOwn : `by ${by}`
  return isAccepted ? `> [!drafted] ${author}` : `> [!companion] A draft ${author}`
}

/** A block for words that are not accepted yet. `by`: the model that wrote them; null: the person's own words. */
export function draftBlock(words: string, by: string | null): string {
  const lines = words.trim().split(/\r\n?|\n/)
  const name = by?.replace(/\s+/g, ' ').trim() || null
  return [firstLine(false, name), '>', ...lines.map((line) => `> ${line}`.trimEnd())].join('\n')
}

/** What the first line of a block says; null for other lines. */
function openingOf(line: string): { readonly isAccepted: boolean; readonly author: string } | null {
  const [sign, kind] = opening.exec(line) ?? []
  if (sign === undefined) return null
  const rest = line.slice(sign.length).replace(trailing, '')
  if (/[\r\u2028\u2029]/.test(rest)) return null
  return { isAccepted: kind?.toLowerCase() === 'drafted', author: rest.replace(/^ *(?:a draft *)?/i, '') }
}

/** The drafted blocks of a page, in order. */
export function draftsIn(text: string): DraftBlock[] {
  if (!text.includes('[!')) return []
  const found: { from: number; to: number; isAccepted: boolean; by: string | null; start: number }[] = []
  let at = 0
  let isOpen = false
  for (const line of text.split('\n')) {
    const first = openingOf(line)
    const last = found.at(-1)
    if (first) {
      const { author, isAccepted } = first
      const by = author.toLowerCase() === fromOwn ? null : author.replace(/^by /i, '') || 'the companion'
      found.push({ from: at, to: at + line.length, isAccepted, by, start: at + line.length + 1 })
      isOpen = true
    } else if (isOpen && last && quoted.test(line)) last.to = at + line.length
    else isOpen = false
    at += line.length + 1
  }
  return found.map(({ start, ...block }) => ({
    ...block,
    body: { from: Math.min(start, block.to), to: block.to },
  }))
}

/** True for words that were not written by the person: a model's, and any that they have not accepted. */
const isOther = ({ isAccepted, by }: DraftBlock): boolean => !isAccepted || by !== null

/** A text with what the companion wrote blanked out. Everything else keeps its place: the answer is as long as the text. */
export function withoutDrafts(text: string): string {
  const pieces: string[] = []
  let done = 0
  for (const block of draftsIn(text)) {
    const to = isOther(block) ? block.to : Math.max(block.from, block.body.from - 1)
    pieces.push(text.slice(done, block.from), text.slice(block.from, to).replace(/[^\r\n]/g, ' '))
    done = to
  }
  return pieces.join('') + text.slice(done)
}

const signLine = /^> ?\[!(?:companion|drafted)\].*(?:\n>[ \t]*$)?\n?/gim

/** A text without the lines that only say that a block was drafted. */
export const withoutDraftSigns = (text: string): string =>
  text.includes('[!') ? text.replace(signLine, '') : text

/** The line that says that a block was drafted, with the empty line of the quote under it. UTF-16 units. */
export function draftSign(text: string, { from, to }: DraftBlock): Stretch {
  const sign = /^.*(?:\n>[ \t]*(?=\n|$))?/.exec(text.slice(from, to))
  return { from, to: from + (sign?.[0].length ?? 0) }
}

/** Accepts a block: only its first line changes. */
export function acceptDraft(text: string, block: DraftBlock): TextChange {
  const lineEnd = text.indexOf('\n', block.from)
  const to = lineEnd < 0 || lineEnd > block.to ? block.to : lineEnd
  const insert = firstLine(true, block.by)
  return { from: block.from, to, insert, selection: caretAt(block.to + insert.length - (to - block.from)) }
}

/** A block of words that somebody else wrote and that are meant to stay: accepted from the beginning, and marked with their author for good. */
export function acceptedDraft(words: string, by: string): string {
  const block = draftBlock(words, by)
  return firstLine(true, by) + block.slice(block.indexOf('\n'))
}

/** Takes a block out, with the empty line before it. */
export function removeDraft(text: string, block: DraftBlock): TextChange {
  const from = text.slice(0, block.from).replace(/\n{1,2}$/, '').length
  return { from, to: block.to, insert: '', selection: caretAt(from) }
}
