import type { Receipt } from '#domain/journal/journal-entry.ts'

/** A stretch of a reply: words of the companion, or a sentence of the person's own with where it stands. */
export type ReplySegment =
  | { readonly kind: 'words'; readonly id: string; readonly text: string }
  | { readonly kind: 'quote'; readonly id: string; readonly receipt: Receipt }

/** Cuts a reply into paragraphs and quotes. A quote with a paragraph to itself replaces it, else it follows its paragraph. */
export function replySegments(content: string, receipts: readonly Receipt[]): ReplySegment[] {
  const left = [...receipts]
  return content.split(/\n{2,}/).flatMap((paragraph, at): ReplySegment[] => {
    const text = paragraph.trim()
    if (!text) return []
    const quoted = left.filter((receipt) => text.includes(receipt.quote))
    for (const receipt of quoted) left.splice(left.indexOf(receipt), 1)
    const slips = quoted.map((receipt): ReplySegment => ({ kind: 'quote', id: receipt.quote, receipt }))
    const [only] = quoted
    const isQuoteAlone = only !== undefined && quoted.length === 1 && isAlone(text, only.quote)
    return isQuoteAlone ? slips : [{ kind: 'words', id: `paragraph ${at}`, text }, ...slips]
  })
}

/** Nothing around the quote but its marks and the date in brackets. */
function isAlone(text: string, quote: string): boolean {
  const at = text.indexOf(quote)
  const before = text.slice(0, at)
  const after = text.slice(at + quote.length)
  return /^[“‘"]?$/.test(before) && /^[”’"]?\s*(?:\([^()]*\))?$/.test(after)
}

/** The same for a model's Markdown: what stands between two quotes hangs together, as a list or a piece of code does. */
export function modelParts(content: string, receipts: readonly Receipt[]): ReplySegment[] {
  if (receipts.length === 0) return [{ kind: 'words', id: 'paragraph 0', text: content }]
  const joined: ReplySegment[] = []
  for (const part of replySegments(content, receipts)) {
    const last = joined.at(-1)
    if (part.kind === 'words' && last?.kind === 'words')
      joined[joined.length - 1] = { ...last, text: `${last.text}\n\n${part.text}` }
    else joined.push(part)
  }
  return joined
}
