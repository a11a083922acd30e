import type { Nodes, Parents, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { ReactNode } from 'react'
import { ContentFault } from './front-matter.ts'

/** Markdown below a line of a file: both say where something is wrong. */
export interface MarkdownSource {
  readonly file: string
  readonly bodyLine: number
}

export interface Heading {
  readonly id: string
  readonly words: string
}

/** Plain words of a node and everything in it. */
export function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? (node as Parents).children.map(wordsOf).join('') : ''
}

/** An address within a page: "What it can't do" -> "what-it-cant-do". */
export const anchorOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const parse = (body: string) =>
  fromMarkdown(body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })

/** The headings of the second level, in their order. */
export const headingsOf = (body: string): Heading[] =>
  parse(body).children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth !== 2) return []
    const words = wordsOf(node)
    return [{ id: anchorOf(words), words }]
  })

/** Where the links of a text lead. */
export function linksIn(body: string): string[] {
  const found: string[] = []
  const look = (node: Nodes): void => {
    if (node.type === 'link') found.push(node.url)
    if ('children' in node) for (const child of (node as Parents).children) look(child)
  }
  look(parse(body))
  return found
}

/** The text cut at its headings of the second level; what stands before the first has none. */
export function sectionsOf(body: string): { heading: string | null; body: string }[] {
  const cuts = parse(body).children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2
      ? [{ words: wordsOf(node), from: node.position?.start.offset ?? 0, to: node.position?.end.offset ?? 0 }]
      : [],
  )
  const lead = body.slice(0, cuts[0]?.from ?? body.length).trim()
  const sections = cuts.map(({ words, to }, nth) => ({
    heading: words,
    body: body.slice(to, cuts[nth + 1]?.from ?? body.length).trim(),
  }))
  return lead ? [{ heading: null, body: lead }, ...sections] : sections
}

/** The section below a heading that a page needs; null: what stands before the first. Throws a `ContentFault` where there is none. */
export function sectionNamed(
  { body, source }: { body: string; source: MarkdownSource },
  wanted: string | null,
): string {
  const section = sectionsOf(body).find(({ heading }) => heading === wanted)
  if (section) return section.body
  const missing = wanted === null ? 'no text before the first heading' : `no "## ${wanted}"`
  throw new ContentFault(source.file, source.bodyLine, `there is ${missing}.`)
}

/** Draws Markdown as HTML. Raw HTML, pictures and whatever else this site does not use throw a `ContentFault`. */
export function Markdown({ body, source }: { body: string; source: MarkdownSource }) {
  return <>{drawAll(parse(body).children, source)}</>
}

function drawAll(nodes: readonly (RootContent | PhrasingContent)[], source: MarkdownSource): ReactNode[] {
  return nodes.map((node, nth) => {
    const key = `${node.type}-${nth}`
    return draw(node, key, source)
  })
}

function draw(node: RootContent, key: string, source: MarkdownSource): ReactNode {
  const inside = 'children' in node && node.type !== 'table' ? drawAll(node.children, source) : null
  switch (node.type) {
    case 'text':
      return node.value
    case 'paragraph':
      return <p key={key}>{inside}</p>
    case 'emphasis':
      return <em key={key}>{inside}</em>
    case 'strong':
      return <strong key={key}>{inside}</strong>
    case 'inlineCode':
      return <code key={key}>{node.value}</code>
    case 'break':
      return <br key={key} />
    case 'thematicBreak':
      return <hr key={key} />
    case 'blockquote':
      return <blockquote key={key}>{inside}</blockquote>
    case 'list':
      return node.ordered ? <ol key={key}>{inside}</ol> : <ul key={key}>{inside}</ul>
    case 'listItem':
      return <li key={key}>{unwrapped(node.children, source)}</li>
    case 'code':
      return (
        <pre key={key}>
          <code>{node.value}</code>
        </pre>
      )
    case 'link':
      return drawLink(node.url, inside, key, faultAt(node, source))
    case 'heading':
      return drawHeading(node.depth, wordsOf(node), inside, key, faultAt(node, source))
    case 'table':
      return drawTable(node, key, source)
    default:
      throw faultAt(node, source)(`${node.type} has no place in these texts.`)
  }
}

const faultAt =
  (node: Nodes, { file, bodyLine }: MarkdownSource) =>
  (what: string) =>
    new ContentFault(file, bodyLine + (node.position?.start.line ?? 1) - 1, what)

/** A list item of one paragraph is its words alone. */
const unwrapped = (nodes: readonly RootContent[], source: MarkdownSource): ReactNode[] =>
  nodes.flatMap((node, nth) =>
    node.type === 'paragraph' ? drawAll(node.children, source) : [draw(node, `${node.type}-${nth}`, source)],
  )

function drawLink(url: string, inside: ReactNode, key: string, fault: (what: string) => ContentFault) {
  if (!/^(?:\/(?!\/)|#|https:\/\/)/.test(url))
    throw fault(`"${url}" must begin with / for this site, or with https:// for another.`)
  return (
    <a key={key} href={url} {...(url.startsWith('https:') ? { rel: 'noopener' } : {})}>
      {inside}
    </a>
  )
}

function drawHeading(
  depth: number,
  words: string,
  inside: ReactNode,
  key: string,
  fault: (what: string) => ContentFault,
) {
  if (depth !== 2 && depth !== 3) throw fault('headings are of the second or third level (## or ###).')
  const Level = `h${depth}` as const
  return (
    <Level key={key} id={anchorOf(words)}>
      {inside}
    </Level>
  )
}

function drawTable({ children: rows }: Table, key: string, source: MarkdownSource) {
  const [head, ...others] = rows
  const cells = (row: Table['children'][number] | undefined, Cell: 'th' | 'td') =>
    row?.children.map((cell, nth) => {
      const column = `${Cell}-${nth}`
      return (
        <Cell key={column} {...(Cell === 'th' ? { scope: 'col' } : {})}>
          {drawAll(cell.children, source)}
        </Cell>
      )
    })
  return (
    <div className="table-room" key={key}>
      <table>
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {others.map((row, nth) => {
            const line = `row-${nth}`
            return <tr key={line}>{cells(row, 'td')}</tr>
          })}
        </tbody>
      </table>
    </div>
  )
}
