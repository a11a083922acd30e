import type { PastedElement, PastedNode } from './pasted-html.ts'

/** One item of a list as word processors write it: a paragraph that says its level, from 1, and brings its own bullet or number. */
interface WordItem {
  readonly level: number
  readonly isNumbered: boolean
  readonly start: number
  readonly children: readonly PastedNode[]
}

const isElement = (node: PastedNode): node is PastedElement => typeof node !== 'string'
const isBlank = (node: PastedNode): boolean => typeof node === 'string' && !/\S/.test(node)
const styleOf = ({ attributes }: PastedElement): string => attributes.style ?? ''
const classOf = ({ attributes }: PastedElement): string => attributes.class ?? ''

/**
 * Pasted HTML in which the lists of Word, Outlook and Word on the web are lists: they come as paragraphs that carry `mso-list`, or each item in a
 * list of its own. Everything else as it is.
 */
export function withWordLists(nodes: readonly PastedNode[]): PastedNode[] {
  const made: PastedNode[] = []
  let items: WordItem[] = []
  const endList = (): void => {
    if (items.length > 0) made.push(...nested(items, 0))
    items = []
  }
  for (const node of nodes) {
    if (items.length > 0 && isBlank(node)) continue
    const item = isElement(node) ? (paragraphItem(node) ?? wrappedItem(node)) : null
    if (item) {
      items.push(item)
      continue
    }
    endList()
    made.push(isElement(node) ? { ...node, children: withWordLists(node.children) } : node)
  }
  endList()
  return made
}

/** `<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>words</p>` */
function paragraphItem(node: PastedElement): WordItem | null {
  const declared = styleOf(node)
    .split(';')
    .find((one) => one.trim().startsWith('mso-list:'))
  const said = /\blevel(\d)/.exec(declared ?? '')?.[1]
  const isListed = said !== undefined || classOf(node).includes('MsoListParagraph')
  if (!isListed || isBlankNode(node)) return null
  const bare = markerIn(node.children) === '' ? bareMarker(node) : ''
  const marker = (markerIn(node.children) || bare).trim()
  if (marker === '' && said === undefined) return null
  const number = /^\(?(\d{1,3})[.)]/.exec(marker)?.[1]
  return {
    level: Number(said ?? levelOfMargin(node)),
    isNumbered: /^\(?[\p{L}\d]{1,5}[.)]/u.test(marker),
    start: Number(number ?? 1),
    children: bare === '' ? withoutMarker(node.children) : withoutStart(node.children, bare.length).nodes,
  }
}

const isBlankNode = (node: PastedElement): boolean => !/[^\s\u00A0]/.test(wordsOf(node))

/** Where nothing says which letters are the marker: a bullet, or a number with a gap behind it as wide as only Word makes it. */
const bareMarker = (node: PastedElement): string =>
  /^\s*(?:[·•▪◦‣§Øü\uF0A7\uF0B7]|[o–-](?=\s*\u00A0)|\(?[\p{L}\d]{1,4}[.)](?=\s*\u00A0))[\s\u00A0]*/u.exec(
    wordsOf(node),
  )?.[0] ?? ''

/** Half an inch for each level. */
function levelOfMargin(node: PastedElement): number {
  const [, size = '36', unit = 'pt'] = /margin-left:\s*([\d.]{1,9})(pt|in|cm|px)/.exec(styleOf(node)) ?? []
  const points = Number(size) * { pt: 1, in: 72, cm: 28.35, px: 0.75 }[unit as 'pt']
  return Math.min(deepest, Math.max(1, Math.round(points / 36)))
}

/** Nodes without their first letters. */
function withoutStart(nodes: readonly PastedNode[], letters: number): { nodes: PastedNode[]; left: number } {
  let left = letters
  const kept = nodes.map((node) => {
    if (isElement(node)) {
      const inside = withoutStart(node.children, left)
      left = inside.left
      return { ...node, children: inside.nodes }
    }
    const rest = node.slice(left)
    left = Math.max(0, left - node.length)
    return rest
  })
  return { nodes: kept, left }
}

const isMarker = (node: PastedNode): boolean => isElement(node) && /mso-list:\s*Ignore/i.test(styleOf(node))

const markerIn = (nodes: readonly PastedNode[]): string =>
  nodes
    .filter(isElement)
    .map((node) => (isMarker(node) ? wordsOf(node) : markerIn(node.children)))
    .join('')

const wordsOf = (node: PastedNode): string => (isElement(node) ? node.children.map(wordsOf).join('') : node)

const withoutMarker = (nodes: readonly PastedNode[]): PastedNode[] =>
  nodes
    .filter((node) => !isMarker(node))
    .map((node) => (isElement(node) ? { ...node, children: withoutMarker(node.children) } : node))

/** `<div class="ListContainerWrapper ..."><ul><li data-aria-level="2">words</li></ul></div>` */
function wrappedItem(node: PastedElement): WordItem | null {
  if (!classOf(node).includes('ListContainerWrapper')) return null
  const list = node.children.filter(isElement).find(({ name }) => name === 'ul' || name === 'ol')
  const item = list?.children.filter(isElement).find(({ name }) => name === 'li')
  if (!list || !item) return null
  return {
    level: Number.parseInt(item.attributes['data-aria-level'] ?? '1', 10) || 1,
    isNumbered: list.name === 'ol',
    start: Number.parseInt(list.attributes.start ?? '1', 10) || 1,
    children: item.children,
  }
}

/** Items by level as lists in lists. What is deeper than the item before hangs below it. `depth`: how many lists stand around these. */
function nested(items: readonly WordItem[], depth: number): PastedElement[] {
  const lists: PastedElement[] = []
  const base = Math.min(...items.map(({ level }) => level))
  let at = 0
  while (at < items.length) {
    const first = items[at]
    if (!first) break
    const entries: PastedElement[] = []
    let inList = at
    for (
      let item = items[inList];
      item && (item.level > base || item.isNumbered === first.isNumbered);
      item = items[inList]
    ) {
      let next = inList + 1
      while ((items[next]?.level ?? 0) > base) next++
      const below = items.slice(inList + 1, next)
      const inner = below.length > 0 && depth < deepest ? nested(below, depth + 1) : []
      entries.push({ name: 'li', attributes: {}, children: [...item.children, ...inner] })
      inList = next
    }
    const attributes: Record<string, string> = first.isNumbered ? { start: String(first.start) } : {}
    lists.push({ name: first.isNumbered ? 'ol' : 'ul', attributes, children: entries })
    at = inList
  }
  return lists
}

const deepest = 9
