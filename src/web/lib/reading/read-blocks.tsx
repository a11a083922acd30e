import type { Blockquote, List, ListItem, Paragraph, RootContent, Table } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { directionOf } from '#domain/text/direction.ts'
import { Inline, type ReadContext } from './read-inline.tsx'

type Node = RootContent
interface BlockProps<Kind extends Node = Node> {
  node: Kind
  context: ReadContext
}

/** Blocks, one after the other. Keys are places in the text. */
export function Blocks({ nodes, context }: { nodes: readonly Node[]; context: ReadContext }): ReactNode {
  return nodes.map((node) => (
    <Block key={`${node.position?.start.offset}${node.type}`} node={node} context={context} />
  ))
}

/** What is said in a part of a page, without the signs around it. */
function wordsIn(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('value' in node) return String(node.value)
  return 'children' in node && Array.isArray(node.children) ? node.children.map(wordsIn).join('') : ''
}

/** Each block has a direction of its own; one without letters has that of what it stands in. */
const directed = (node: unknown) => ({ dir: directionOf(wordsIn(node)) })

/** Where a block stands in the page's text, for keeping one's place. */
function placed({ node, context }: BlockProps) {
  const { start, end } = node.position ?? {}
  return { 'data-from': context.from + (start?.offset ?? 0), 'data-to': context.from + (end?.offset ?? 0) }
}

function Block({ node, context }: BlockProps): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <Words node={node} context={context} />
    case 'heading':
      return createElement(
        `h${Math.min(6, node.depth + 2)}`,
        { ...directed(node), ...placed({ node, context }), 'data-level': node.depth },
        <Inline nodes={node.children} context={context} />,
      )
    case 'blockquote':
      return draftOf(node) ? (
        <Drafted node={node} context={context} />
      ) : (
        <blockquote {...directed(node)}>
          <Blocks nodes={node.children} context={context} />
        </blockquote>
      )
    case 'list':
      return <Items node={node} context={context} />
    case 'code':
      return (
        <pre {...placed({ node, context })}>
          <code>{node.value}</code>
        </pre>
      )
    case 'thematicBreak':
      return <hr />
    case 'table':
      return <Rows node={node} context={context} />
    default:
      return 'value' in node ? <p {...placed({ node, context })}>{node.value}</p> : null
  }
}

/** Whose block a quote is that the companion drafted; null for any other quote. */
function draftOf(node: Blockquote): string | null {
  const first = node.children[0]
  const words = first?.type === 'paragraph' ? first.children[0] : undefined
  const said = words?.type === 'text' ? /^\[!(companion|drafted)\] *(.*)/i.exec(words.value) : null
  if (!said) return null
  return said[1]?.toLowerCase() === 'companion' ? said[2] || 'A draft' : `Drafted ${said[2] ?? ''}`.trim()
}

function Drafted({ node, context }: BlockProps<Blockquote>) {
  const label = draftOf(node) ?? ''
  return (
    <section className="drafted" data-open={label.startsWith('A draft')} aria-label={label}>
      <p className="drafted-by">{label}</p>
      <Blocks nodes={node.children.slice(1)} context={context} />
    </section>
  )
}

const opening = /^[“"‘'«„]/

function Words({ node, context }: BlockProps<Paragraph>) {
  const first = node.children[0]
  const isHung = first?.type === 'text' && opening.test(first.value)
  return (
    <p {...directed(node)} className={isHung ? 'hung' : undefined} {...placed({ node, context })}>
      <Inline nodes={node.children} context={context} />
    </p>
  )
}

function Items({ node, context }: BlockProps<List>) {
  const items = node.children.map((item) => (
    <Item key={item.position?.start.offset} node={item} context={context} isLoose={node.spread === true} />
  ))
  const { start } = node
  return node.ordered ? (
    <ol {...directed(node)} start={start ?? 1}>
      {items}
    </ol>
  ) : (
    <ul {...directed(node)}>{items}</ul>
  )
}

function Item({ node, context, isLoose }: BlockProps<ListItem> & { isLoose: boolean }) {
  const words = node.children.map((child) =>
    child.type === 'paragraph' && !isLoose ? (
      <span key={child.position?.start.offset} className="words" {...placed({ node: child, context })}>
        <Inline nodes={child.children} context={context} />
      </span>
    ) : (
      <Block key={child.position?.start.offset} node={child} context={context} />
    ),
  )
  if (typeof node.checked !== 'boolean') return <li {...directed(node)}>{words}</li>
  const at = context.from + (node.position?.start.offset ?? 0)
  return (
    <li {...directed(node)} className="task" data-done={node.checked}>
      <input
        autoComplete="off"
        type="checkbox"
        checked={node.checked}
        aria-label={wordsIn(node.children[0]) || 'To do'}
        onChange={() => context.onTick(at)}
      />
      <div className="min-w-0 flex-1">{words}</div>
    </li>
  )
}

function Rows({ node, context }: BlockProps<Table>) {
  const [head, ...rows] = node.children
  const cells = (row: Table['children'][number], tag: 'th' | 'td') =>
    row.children.map((cell, at) =>
      createElement(
        tag,
        {
          key: cell.position?.start.offset ?? at,
          ...(tag === 'th' && { scope: 'col' }),
          style: { textAlign: node.align?.[at] ?? undefined },
        },
        // Set on the table's side, like the cells above and below it, and read from its own.
        <bdi>
          <Inline nodes={cell.children} context={context} />
        </bdi>,
      ),
    )
  return (
    <div className="table-room" {...placed({ node, context })}>
      <table {...directed(node)}>
        {head && (
          <thead>
            <tr>{cells(head, 'th')}</tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row.position?.start.offset}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
