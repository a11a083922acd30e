import { fold } from '#domain/text/fold.ts'
import type { NodeRow, RelationRow } from '#worker/memory/memory.calls.ts'
import { count, relationWords } from '../memory-words.ts'

/** A row of the tree: a name, or below it one that it belongs together with. */
export interface TreeItem {
  readonly key: string
  readonly node: NodeRow
  readonly level: 1 | 2
  /** How the two belong together, in words that name the other; null on the first level, and where nothing is said of how. */
  readonly relation: string | null
  /** How often, where that is all that is known. */
  readonly often: string | null
  /** Whether there is something below it, shown or not. */
  readonly canOpen: boolean
}

/** The rows of the tree from the top; below the open one stand those that it belongs together with. */
export function treeItems(
  nodes: readonly NodeRow[],
  relations: readonly RelationRow[],
  open: string | null,
): readonly TreeItem[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const shown = relations.filter(({ source, target }) => byId.has(source) && byId.has(target))
  const related = new Set(shown.flatMap(({ source, target }) => [source, target]))
  return nodes.flatMap((node): TreeItem[] => {
    const canOpen = related.has(node.id)
    const often = count(node.pages, 'page')
    const own: TreeItem = { key: node.id, node, level: 1, relation: null, often, canOpen }
    return node.id === open ? [own, ...besideItems(node, shown, byId)] : [own]
  })
}

const besideItems = (
  { id }: NodeRow,
  relations: readonly RelationRow[],
  byId: ReadonlyMap<string, NodeRow>,
): TreeItem[] =>
  relations.flatMap((one): TreeItem[] => {
    const other = one.source === id ? one.target : one.target === id ? one.source : null
    const node = other === null ? undefined : byId.get(other)
    if (!node) return []
    const relation = relationWords(one, id, node.name)
    const often =
      relation === null ? `${count(one.pages, 'page')} together, ${count(one.sentences, 'sentence')}` : null
    return [{ key: `${id} ${node.id}`, node, level: 2, relation, often, canOpen: false }]
  })

interface TreeStep {
  readonly to?: TreeItem | undefined
  /** What is open from then on; null: nothing. */
  readonly open?: string | null
  readonly isChosen?: true
}

/** What a key does in the tree; null: nothing. */
export function treeStep(
  key: string,
  items: readonly TreeItem[],
  item: TreeItem,
  open: string | null,
): TreeStep | null {
  const at = items.indexOf(item)
  if (key === 'ArrowDown') return { to: items[at + 1] }
  if (key === 'ArrowUp') return { to: items[at - 1] }
  if (key === 'Home') return { to: items[0] }
  if (key === 'End') return { to: items.at(-1) }
  if (key === 'Enter' || key === ' ') return { isChosen: true }
  const isOpen = item.canOpen && open === item.node.id
  if (key === 'ArrowRight') {
    if (!item.canOpen) return {}
    return isOpen ? { to: items[at + 1] } : { open: item.node.id }
  }
  if (key !== 'ArrowLeft') return null
  if (item.level === 2) return { to: items.slice(0, at).findLast(({ level }) => level === 1) }
  return isOpen ? { open: null } : {}
}

/** The next item whose name begins with the letters that were typed, from the top again after the last. The same letter again and again goes on to the next that begins so. */
export function itemByLetters(
  typed: string,
  items: readonly TreeItem[],
  current: TreeItem,
): TreeItem | undefined {
  const letters = fold(typed)
  const [first = ''] = letters
  const isOneLetter = letters === first.repeat(letters.length)
  const begin = isOneLetter ? first : letters
  // Who types on may still mean the name that they are on.
  const from = items.indexOf(current) + (isOneLetter ? 1 : 0)
  return [...items.slice(from), ...items.slice(0, from)].find(({ node }) => fold(node.name).startsWith(begin))
}
