import { cleanAddress, withoutInvisible } from './clean-pasted.ts'
import { plainSentences } from './plain-sentences.ts'
import { isAddress } from './toggle-link.ts'

/** An element of pasted HTML, without anything that runs or loads. */
export interface PastedElement {
  /** Small letters. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly PastedNode[]
}
export type PastedNode = PastedElement | string

const unread = new Set(
  'script style head meta link title noscript template svg math object iframe video audio canvas button input select textarea'.split(
    ' ',
  ),
)
const blocks = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
)
const formed = new Set(
  'h1 h2 h3 h4 h5 h6 b strong i em s del strike code pre ul ol blockquote table hr'.split(' '),
)

const isElement = (node: PastedNode): node is PastedElement => typeof node !== 'string'

/** True when there is more in it than words and line breaks: otherwise the plain text says all. */
export function hasForm(nodes: readonly PastedNode[]): boolean {
  return nodes.filter(isElement).some((node) => {
    const isFormed = formed.has(node.name)
      ? !isUnstyled(node)
      : linkOf(node) !== null || styleIcons(node).length > 0
    return isFormed || (!unread.has(node.name) && hasForm(node.children))
  })
}

/** Pasted HTML as Markdown. What has no sign there comes as its words; nothing of it is ever loaded. */
export function markdownOf(nodes: readonly PastedNode[]): string {
  return blocksOf(nodes)
    .map((block) => block.replace(/(?<![ \t])[ \t]+$/gm, ''))
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The blocks of some nodes; what is written between blocks is a block of its own. */
function blocksOf(nodes: readonly PastedNode[]): string[] {
  const found: string[] = []
  /** Which of them are words alone. */
  const plain: number[] = []
  let line: PastedNode[] = []
  const endLine = (): void => {
    const words = inlineOf(line).trim()
    if (words !== '') plain.push(found.push(words) - 1)
    line = []
  }
  for (const node of nodes) {
    if (isElement(node) && unread.has(node.name)) continue
    if (!isElement(node) || !hasBlock(node)) {
      line.push(node)
      continue
    }
    endLine()
    found.push(...blockOf(node).filter((block) => block !== ''))
  }
  endLine()
  return withPlainSentences(found, plain)
}

/** Of words alone nothing becomes a list or a heading that was none. */
function withPlainSentences(found: readonly string[], plain: readonly number[]): string[] {
  const lines = plain.flatMap((at) => (found[at] ?? '').split('\n'))
  const sentences = plainSentences(lines, { hasHeadings: false })
  const kept = [...found]
  for (const at of plain) kept[at] = sentences.splice(0, (found[at] ?? '').split('\n').length).join('\n')
  return kept
}

const hasBlock = (node: PastedElement): boolean =>
  blocks.has(node.name) || node.children.some((child) => isElement(child) && hasBlock(child))

function blockOf(node: PastedElement): string[] {
  const { name, children } = node
  if (/^h[1-6]$/.test(name)) {
    const words = inlineOf(children).replace(/\s+/g, ' ').replaceAll('**', '').trim()
    return words === '' ? [] : [`${'#'.repeat(Number(name[1]))} ${words}`]
  }
  switch (name) {
    case 'ul':
    case 'ol':
      return [listOf(node)]
    case 'blockquote':
      return [indented(blocksOf(children).join('\n\n'), '> ', '> ')]
    case 'pre':
      return [`\`\`\`\n${wordsOf(children).replace(/(?<!\n)\n+$/, '')}\n\`\`\``]
    case 'hr':
      return ['---']
    case 'table':
      return [tableOf(node)]
    default:
      return blocksOf(children)
  }
}

const indented = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? first : rest) + line)
    .join('\n')

function listOf({ name, attributes, children }: PastedElement): string {
  let number = Number.parseInt(attributes.start ?? '1', 10) || 1
  const items: string[] = []
  // A list beside the items belongs to the one before it, as Google Docs writes it.
  let marker = ''
  for (const child of children.filter(isElement)) {
    if (child.name === 'ul' || child.name === 'ol') {
      const indent = ' '.repeat(marker.length)
      items.push(indented(listOf(child), indent, indent))
      continue
    }
    marker = name === 'ol' ? `${number++}. ` : '- '
    const inside = blocksOf(child.children)
    const isTight = inside.every((block) => !block.includes('\n\n'))
    items.push(
      indented(inside.join(isTight ? '\n' : '\n\n'), marker + boxOf(child), ' '.repeat(marker.length)),
    )
  }
  return items.join('\n')
}

/** The checkbox of an item, where its list says so. */
function boxOf({ attributes, children }: PastedElement): string {
  const input = children
    .filter(isElement)
    .find(({ name, attributes: its }) => name === 'input' && its.type === 'checkbox')
  const said =
    attributes['aria-checked'] ??
    attributes['data-checked'] ??
    (input && String('checked' in input.attributes))
  return said === undefined ? '' : said === 'true' ? '[x] ' : '[ ] '
}

function tableOf(table: PastedElement): string {
  const rows = rowsOf(table).map((row) =>
    row.children
      .filter(isElement)
      .filter(({ name }) => name === 'td' || name === 'th')
      .map((cell) => blocksOf(cell.children).join(' ').replace(/\s+/g, ' ').replaceAll('|', '\\|')),
  )
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width === 0) return ''
  if (width === 1) return rows.map(([cell = '']) => cell).join('\n')
  const lines = rows.map(
    (row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`,
  )
  lines.splice(1, 0, `|${' --- |'.repeat(width)}`)
  return lines.join('\n')
}

const rowsOf = (node: PastedElement): PastedElement[] =>
  node.children
    .filter(isElement)
    .flatMap((child) => (child.name === 'tr' ? [child] : child.name === 'table' ? [] : rowsOf(child)))

/** Words in a line. Spaces of the source are one space, as a browser shows them. */
function inlineOf(nodes: readonly PastedNode[]): string {
  return nodes
    .map((node) =>
      isElement(node) ? inlineElement(node) : withoutInvisible(node.replace(/[ \t\r\n]+/g, ' ')),
    )
    .join('')
    .replace(/(?:(?<![ \t])[ \t]+)?\n[ \t]*/g, '\n')
    .replace(/ {2,}/g, ' ')
}

function inlineElement(node: PastedElement): string {
  if (unread.has(node.name)) return ''
  if (node.name === 'br') return '\n'
  if (node.name === 'img') return withoutInvisible(node.attributes.alt ?? '')
  const words = inlineOf(node.children)
  const target = linkOf(node)
  if (target !== null) return linked(words, target)
  return signsOf(node).reduceRight((inside, sign) => around(inside, sign), words)
}

/** Where an element leads: only addresses that a page may link to. */
function linkOf({ name, attributes }: PastedElement): string | null {
  const target = name === 'a' ? (attributes.href ?? '').trim() : ''
  return isAddress(target) ? cleanAddress(target).replaceAll('(', '%28').replaceAll(')', '%29') : null
}

function linked(words: string, target: string): string {
  const bare = words.trim()
  if (bare === '') return words
  if (isAddress(bare) || `mailto:${bare}` === target)
    return words.replace(bare, target.replace(/^mailto:/, ''))
  return words.replace(bare, () => `[${bare.replace(/\s+/g, ' ').replaceAll(']', '\\]')}](${target})`)
}

const signs: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  s: '~~',
  del: '~~',
  strike: '~~',
  code: '`',
}

/** What a style says of one property; '' where it says nothing. `mso-bidi-font-weight` is another property than `font-weight`. */
function styled({ attributes: { style = '' } }: PastedElement, property: string): string {
  for (const declaration of style.split(';')) {
    const at = declaration.indexOf(':')
    if (declaration.slice(0, at).trim().toLowerCase() === property) return declaration.slice(at + 1).trim()
  }
  return ''
}

const isUnstyled = (element: PastedElement): boolean =>
  /^(?:normal|400)$/.test(styled(element, 'font-weight')) || styled(element, 'font-style') === 'normal'

/** Word processors write bold and italics as styles. */
function styleIcons(element: PastedElement): string[] {
  if (element.name !== 'span' && element.name !== 'font') return []
  const isBold = /^(?:bold|bolder|[6-9]00)$/.test(styled(element, 'font-weight'))
  const isItalic = /^(?:italic|oblique)$/.test(styled(element, 'font-style'))
  const isStruck = /line-through/.test(styled(element, 'text-decoration'))
  return [...(isBold ? ['**'] : []), ...(isItalic ? ['*'] : []), ...(isStruck ? ['~~'] : [])]
}

function signsOf(node: PastedElement): string[] {
  const sign = isUnstyled(node) ? undefined : signs[node.name]
  return sign ? [sign] : styleIcons(node)
}

/** Signs stand close to the words, on each of their lines, and never twice. */
function around(words: string, sign: string): string {
  return words
    .split('\n')
    .map((line) => {
      const bare = line.trim()
      return bare === '' || bare.startsWith(sign) ? line : line.replace(bare, () => sign + bare + sign)
    })
    .join('\n')
}

/** Everything as it stands, for code. */
const wordsOf = (nodes: readonly PastedNode[]): string =>
  nodes
    .map((node) => (isElement(node) ? (node.name === 'br' ? '\n' : wordsOf(node.children)) : node))
    .join('')
