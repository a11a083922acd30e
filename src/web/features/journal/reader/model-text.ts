import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { asWritten, bounded } from '#web/lib/reading/read-text.ts'

/** Markdown that a model wrote: HTML is letters, nothing is fetched, and nothing can be pressed; a link is its words and its address. */
export function modelTree(text: string): Root {
  const tree = fromMarkdown(text, {
    extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false }), asWritten, ...bounded(text)],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  })
  return harmless(tree) as Root
}

function harmless(node: Nodes): Nodes {
  const at = node.position && { position: node.position }
  if (node.type === 'link') return { type: 'text', value: withAddress(wordsIn(node), node.url), ...at }
  if (node.type === 'image') return { type: 'text', value: withAddress(node.alt ?? '', node.url), ...at }
  if (!('children' in node)) return node
  return { ...node, children: node.children.map(harmless) } as Nodes
}

const withAddress = (words: string, address: string): string =>
  words === '' || words === address || `mailto:${words}` === address
    ? words || address
    : `${words} (${address})`

function wordsIn(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(wordsIn).join('') : ''
}
