import type { Image, PhrasingContent } from 'mdast'
import type { ReactNode } from 'react'
import { type Mark, markedPieces } from './read-marks.ts'
import { hostOf, safeAddress } from './read-text.ts'

/** What every part of a page needs to be drawn. */
export interface ReadContext {
  /** The part's own text, and its place in the page. */
  readonly text: string
  readonly from: number
  readonly marks: readonly Mark[]
  /** A thing to do was pressed; its place in the page's text. */
  readonly onTick: (at: number) => void
  /** Draws a photo of the vault. */
  readonly photo: ((id: string, words: string) => ReactNode) | undefined
}

/** Words and what stands among them. Keys are places in the text: two never begin at one. */
export function Inline({
  nodes,
  context,
}: {
  nodes: readonly PhrasingContent[]
  context: ReadContext
}): ReactNode {
  return nodes.map((node) => (
    <InlineNode key={`${node.position?.start.offset}${node.type}`} node={node} context={context} />
  ))
}

function InlineNode({ node, context }: { node: PhrasingContent; context: ReadContext }): ReactNode {
  switch (node.type) {
    case 'text':
      return <Words node={node} context={context} />
    case 'inlineCode':
      return (
        <code>
          <Words node={node} context={context} />
        </code>
      )
    case 'emphasis':
      return (
        <em>
          <Inline nodes={node.children} context={context} />
        </em>
      )
    case 'strong':
      return (
        <strong>
          <Inline nodes={node.children} context={context} />
        </strong>
      )
    case 'delete':
      return (
        <del>
          <Inline nodes={node.children} context={context} />
        </del>
      )
    case 'break':
      return <br />
    case 'link':
      return <Leading url={node.url} nodes={node.children} context={context} />
    case 'image':
      return <Picture node={node} context={context} />
    default:
      return 'value' in node ? node.value : null
  }
}

function Words({
  node,
  context,
}: {
  node: { value: string; position?: PhrasingContent['position'] }
  context: ReadContext
}) {
  const { text, from, marks } = context
  const start = node.position?.start.offset ?? 0
  const source = marks.length > 0 ? text.slice(start, node.position?.end.offset ?? start) : ''
  const shown = node.value
  if (source === '') return shown
  let at = 0
  return markedPieces(shown, source, from + start, marks).map(({ text: piece, kind }) => {
    at += piece.length
    return kind ? (
      <mark key={at} data-mark={kind}>
        {piece}
      </mark>
    ) : (
      piece
    )
  })
}

/** A link says where it leads before it is followed. */
function Leading({
  url,
  nodes,
  context,
}: {
  url: string
  nodes: readonly PhrasingContent[]
  context: ReadContext
}) {
  const address = safeAddress(url)
  const words = <Inline nodes={nodes} context={context} />
  if (!address) return words
  const first = nodes[0]
  const host = hostOf(address)
  const isBare = nodes.length === 1 && first?.type === 'text' && first.value.includes(host)
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
      {!isBare && <span className="host"> {host}</span>}
    </>
  )
}

const photoAddress = /^photo:([\w-]+)$/

/** Photos of the vault are drawn; pictures from elsewhere are never fetched: their words and their address stand there instead. */
function Picture({ node, context }: { node: Image; context: ReadContext }) {
  const id = photoAddress.exec(node.url)?.[1]
  const words = node.alt ?? ''
  if (id !== undefined)
    return context.photo?.(id, words) ?? <span className="photo">{words || 'A photo'}</span>
  const address = safeAddress(node.url)
  return (
    <span>
      {words && <em>{words}</em>}
      {words && ' '}
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer" className="host">
          {hostOf(address)}
        </a>
      ) : (
        node.url
      )}
    </span>
  )
}
