import { inertDocument } from '#browser/trusted-types.ts'
import { withoutActive } from '#domain/journal/markdown/clean-pasted.ts'
import { hasForm, markdownOf, type PastedNode } from '#domain/journal/markdown/pasted-html.ts'
import { withWordLists } from '#domain/journal/markdown/word-lists.ts'

/** Longer HTML than this is taken as its plain text: taking it apart would hold up the page. */
const mostHtml = 4_000_000

/** Pasted HTML as Markdown; '' where its plain text says all. */
export function markdownFromHtml(html: string): string {
  const nodes = html.length <= mostHtml ? withWordLists(nodesOf(html)) : []
  return hasForm(nodes) ? markdownOf(nodes) : ''
}

/** The document that a parser makes is never shown: nothing in it runs or loads. */
function nodesOf(html: string): PastedNode[] {
  const { body } = inertDocument(withoutActive(html))
  return Array.from(body.childNodes).flatMap(toNode)
}

function toNode(node: Node): PastedNode[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element)) return []
  return [
    {
      name: node.localName,
      attributes: Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value])),
      children: Array.from(node.childNodes).flatMap(toNode),
    },
  ]
}
