import { paragraphs, type Span, sentences } from '#domain/text/text.ts'

/** A passage of what somebody wrote. `text` is the person's own, unchanged. */
export interface Passage {
  /** The entry; the message, where it was said in a talk. */
  readonly entryUid: string
  readonly isFromTalk?: boolean
  readonly title: string
  readonly text: string
  /** Instant of the entry, ISO, and the day it belongs to. */
  readonly createdAt: string
  readonly day: string
}

/** Lines are gathered until a passage has this many units; a longer line is cut between sentences at `most`. */
const enough = 240
const most = 900

/**
 * Cuts an entry into passages of a few sentences, in order, each literally content[start, end).
 * Short lines are gathered with their neighbours, long ones cut between sentences.
 */
export function passageSpans(content: string): Span[] {
  const found: Span[] = []
  let open: { start: number; end: number } | null = null
  const close = (): void => {
    if (open) found.push({ text: content.slice(open.start, open.end), start: open.start, end: open.end })
    open = null
  }
  for (const paragraph of paragraphs(content)) {
    for (const part of paragraph.text.length > most ? cutLong(paragraph) : [paragraph]) {
      const grown: { start: number; end: number } = { start: open?.start ?? part.start, end: part.end }
      open = grown
      if (grown.end - grown.start >= enough) close()
    }
  }
  close()
  return found
}

function cutLong(paragraph: Span): Span[] {
  const parts: Span[] = []
  let start: number | null = null
  let end = 0
  const close = (): void => {
    if (start === null) return
    const text = paragraph.text.slice(start, end)
    parts.push({ text, start: paragraph.start + start, end: paragraph.start + end })
    start = null
  }
  for (const sentence of sentences(paragraph.text)) {
    if (start !== null && sentence.end - start > most) close()
    start ??= sentence.start
    end = sentence.end
  }
  close()
  return parts
}
