import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'

/**
 * Markdown as people write it in a journal: a line that begins with spaces is a line and no code, a row of dashes is a divider and makes no
 * heading, HTML is letters, and nothing in one place changes what another place says.
 */
export const asWritten = {
  disable: { null: ['codeIndented', 'setextUnderline', 'htmlFlow', 'htmlText', 'definition'] },
}

/** A stretch of a page that can be read by itself. */
export interface ReadPart {
  /** Its place in the page's text. */
  readonly from: number
  readonly text: string
}

/** Quotes and lists within each other, more than anybody reads, on one line: the parser takes minutes for a few thousand of them. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){25}/m
const withoutBlocks = { disable: { null: ['blockQuote', 'list'] } }
/** Signs of emphasis and brackets in one part: the parser compares each with all that are open. */
const mostMarks = 2_000
const withoutMarks = { disable: { null: ['attention', 'labelStartLink', 'labelStartImage'] } }

/** For text that the parser would take too long with: there the signs that it has too many of are letters. */
export const bounded = (text: string) => [
  ...(tooDeep.test(text) ? [withoutBlocks] : []),
  ...((text.match(/[*_[]/g)?.length ?? 0) > mostMarks ? [withoutMarks] : []),
]

/** What a part says. Places count from the beginning of the part. */
export function treeOf(text: string): Root {
  return fromMarkdown(text, {
    extensions: [
      gfmTable(),
      gfmTaskListItem(),
      gfmStrikethrough({ singleTilde: false }),
      gfmAutolinkLiteral(),
      asWritten,
      ...bounded(text),
    ],
    mdastExtensions: [
      gfmTableFromMarkdown(),
      gfmTaskListItemFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmAutolinkLiteralFromMarkdown(),
    ],
  })
}

/** So long at least, so that short pages are one part. */
const partLength = 3_000
const fence = /^ {0,3}(`{3,}|~{3,})/

/** A page cut where nothing hangs together: after an empty line, outside of code, before a line that neither is nor belongs to a list. */
export function partsOf(text: string, least = partLength): ReadPart[] {
  const parts: ReadPart[] = []
  let from = 0
  let open: string | null = null
  let isAfterGap = false
  for (let at = 0; at < text.length; ) {
    const gap = text.indexOf('\n', at)
    const end = gap < 0 ? text.length : gap
    const line = text.slice(at, end)
    const isLoose =
      isAfterGap && open === null && /^[\p{L}\p{N}“"‘'(#*_[]/u.test(line) && !/^(?:\d+[.)]|\*)\s/.test(line)
    if (isLoose && at - from >= least) {
      parts.push({ from, text: text.slice(from, at) })
      from = at
    }
    const found = fence.exec(line)?.[1]
    if (found && open === null) open = found
    else if (found && open !== null && found.startsWith(open)) open = null
    isAfterGap = !/\S/.test(line)
    at = end + 1
  }
  parts.push({ from, text: text.slice(from) })
  return parts
}

/** Only these may be followed from a page: anything else is words. */
export function safeAddress(url: string): string | null {
  const address = /^www\./i.test(url) ? `https://${url}` : url
  return /^(?:https?:\/\/|mailto:)/i.test(address) && URL.canParse(address) ? address : null
}

/** 'example.org' of an address; the address of a person for a mail. */
export function hostOf(address: string): string {
  const { protocol, hostname, pathname } = new URL(address)
  return protocol === 'mailto:' ? decodeMail(pathname) : hostname.replace(/^www\./, '')
}

function decodeMail(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
