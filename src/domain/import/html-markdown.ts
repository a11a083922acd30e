import { markdownOf, type PastedElement, type PastedNode } from '../journal/markdown/pasted-html.ts'
import { withWordLists } from '../journal/markdown/word-lists.ts'

interface OpenElement extends PastedElement {
  readonly children: PastedNode[]
}

const empty = new Set('area br col embed hr img input link meta source track wbr'.split(' '))
const raw = new Set(['script', 'style'])
/** A beginning that ends an open one of the same kind: `<li>` ends the item before it. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  p: ['p', 'ul', 'ol', 'div', 'blockquote', 'pre', 'table', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  td: ['td', 'th', 'tr'],
  th: ['td', 'th', 'tr'],
  tr: ['tr'],
}
const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', ndash: '–', mdash: '—' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', middot: '·', euro: '€', deg: '°' },
}

/** Text of HTML as people read it: '&amp;' is '&'. What is no entity stays as it is. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
      ? String.fromCodePoint(code)
      : whole
  })

/** The attributes that count: what an address leads to, what a picture is called, styles, boxes and lists of Word. */
function attributesIn(tag: string): Record<string, string> {
  const found: Record<string, string> = {}
  const pattern =
    /(?<![\w-])(href|src|alt|class|style|start|type|checked|aria-checked|data-checked)(?:="([^"]*)"|='([^']*)'|=([^\s"'>]+)|(?![\w=-]))/gi
  for (const [, name = '', double, single, bare] of tag.matchAll(pattern))
    found[name.toLowerCase()] ??= withoutEntities(double ?? single ?? bare ?? '')
  return found
}

/** Longer than any tag of a diary; what has no end by then is none. */
const longestTag = 10_000

/** Where a tag that begins at `from` ends: the sign after its '>'. Signs in quotes are none. -1: it does not. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < Math.min(html.length, from + longestTag); at++) {
    const sign = html.charAt(at)
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return at + 1
    else if ((sign === '"' || sign === "'") && html.charAt(at - 1) === '=') quote = sign
  }
  return -1
}

/** Closes the innermost open element of a name, and all in it. Without one nothing happens. */
function close(open: OpenElement[], name: string): void {
  const at = open.findLastIndex((element) => element.name === name)
  if (at > 0) open.length = at
}

/** Deeper than anybody writes; what is deeper still stands beside what it would be in. */
const deepest = 100

function begin(open: OpenElement[], name: string, tag: string): void {
  const last = open.at(-1)
  if (last && endedBy[last.name]?.includes(name)) open.pop()
  const element: OpenElement = { name, attributes: attributesIn(tag), children: [] }
  open.at(-1)?.children.push(element)
  if (!empty.has(name) && !tag.endsWith('/>') && open.length < deepest) open.push(element)
}

/** Where what begins at `at` ends, and which tag it is ('' for a comment). Null: it is a sign of its own, as in 'a < b'. */
function tagAt(html: string, at: number, lastCommentEnd: number): { end: number; name: string } | null {
  if (html.startsWith('<!--', at) && lastCommentEnd > at)
    return { end: html.indexOf('-->', at) + 3, name: '' }
  const name = /^<\/?([a-z][a-z0-9]{0,19}(?::[a-z]{1,9})?)(?=[\s/>])/i
    .exec(html.slice(at, at + 24))?.[1]
    ?.toLowerCase()
  const end = name ? endOfTag(html, at) : -1
  return name && end > 0 ? { end, name } : null
}

/** HTML as nodes, without a document: nothing of it runs or loads. What is not closed ends with what it is in. */
export function htmlNodes(html: string): readonly PastedNode[] {
  const open: OpenElement[] = [{ name: '', attributes: {}, children: [] }]
  const say = (text: string) => text !== '' && open.at(-1)?.children.push(withoutEntities(text))
  const [root] = open
  const lastCommentEnd = html.lastIndexOf('-->')
  const small = html.toLowerCase()
  let at = 0
  for (let sign = html.indexOf('<'); sign >= 0; sign = html.indexOf('<', at)) {
    say(html.slice(at, sign))
    const found = tagAt(html, sign, lastCommentEnd)
    at = found?.end ?? sign + 1
    if (!found) say('<')
    else if (found.name === '') continue
    else if (html.charAt(sign + 1) === '/') close(open, found.name)
    else if (raw.has(found.name)) {
      const over = small.indexOf(`</${found.name}`, at)
      at = over < 0 ? html.length : over
    } else begin(open, found.name, html.slice(sign, at))
  }
  say(html.slice(at))
  return root?.children ?? []
}

const anyTag =
  /<\/?(?:b|strong|i|em|u|s|del|strike|br|p|div|span|font|ul|ol|li|h[1-6]|blockquote|a|pre|code|hr|img)(?:\s[^<>]*)?\/?>/i
const breaking = /<(?:br|p|div|li|h[1-6]|blockquote)\b/i

/**
 * A text that may be HTML, as Markdown. Where its lines are broken by no tag, they are broken where the text breaks them. Text without a tag stays
 * as it is, without entities.
 */
export function markdownFrom(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n')
  if (!anyTag.test(plain)) return withoutEntities(plain).trim()
  return markdownOf(withWordLists(htmlNodes(breaking.test(plain) ? plain : plain.replaceAll('\n', '<br>'))))
}
