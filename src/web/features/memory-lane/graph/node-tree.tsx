import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { NodeRow } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { count } from '../memory-words.ts'

interface Item {
  readonly key: string
  readonly node: NodeRow
  readonly level: 1 | 2
  readonly words: string
}

/** The picture as a tree: who, and under them with whom and how. Arrow keys walk it, right opens, left closes, Enter chooses. */
export function NodeTree({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const { overview } = useMemory()
  const [open, setOpen] = useState<string | null>(null)
  const [at, setAt] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const items = useItems(open)
  const current = items.find(({ key }) => key === at)?.key ?? items[0]?.key
  const move = (to: Item | undefined) => {
    if (!to) return
    setAt(to.key)
    requestAnimationFrame(() => tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }
  const press = (event: KeyboardEvent, item: Item) => {
    const does = stepFor(event.key, items, item, open)
    if (!does) return
    event.preventDefault()
    if (does.open !== undefined) setOpen(does.open)
    if (does.to) move(does.to)
    if (does.isChosen) onChoose(item.node.id)
  }
  return (
    <details className="mt-2">
      <summary className="hit-44 cursor-pointer text-small font-strong text-text-2">
        The same as a tree of names
      </summary>
      <div
        ref={tree}
        role="tree"
        aria-label={`Who and what belongs together, ${count(overview.nodes.length, 'name')}`}
        className="mt-2 max-h-90 overflow-y-auto"
      >
        {items.map((item) => (
          <div
            key={item.key}
            role="treeitem"
            aria-level={item.level}
            aria-expanded={item.level === 1 ? open === item.node.id : undefined}
            aria-selected={chosen === item.node.id}
            tabIndex={item.key === current ? 0 : -1}
            onKeyDown={(event) => press(event, item)}
            onClick={() => {
              setAt(item.key)
              onChoose(item.node.id)
            }}
            className={classNames(
              'flex min-h-9 cursor-pointer items-center gap-3 rounded-inner px-3 text-small',
              item.level === 2 && 'ml-6 text-text-2',
              chosen === item.node.id && 'text-ink',
            )}
          >
            <span className="font-serif text-item">{item.node.name}</span>
            <span className="text-label text-muted">{item.words}</span>
          </div>
        ))}
      </div>
    </details>
  )
}

interface Step {
  readonly to?: Item | undefined
  readonly open?: string | null
  readonly isChosen?: true
}

/** What a key does in the tree; null: nothing. */
function stepFor(key: string, items: readonly Item[], item: Item, open: string | null): Step | null {
  const at = items.indexOf(item)
  if (key === 'ArrowDown') return { to: items[at + 1] }
  if (key === 'ArrowUp') return { to: items[at - 1] }
  if (key === 'Home') return { to: items[0] }
  if (key === 'End') return { to: items.at(-1) }
  if (key === 'Enter' || key === ' ') return { isChosen: true }
  if (key === 'ArrowRight')
    return item.level === 1 && open !== item.node.id ? { open: item.node.id } : { to: items[at + 1] }
  if (key !== 'ArrowLeft') return null
  return item.level === 1 ? { open: null } : { to: items.slice(0, at).findLast(({ level }) => level === 1) }
}

function useItems(open: string | null): readonly Item[] {
  const { overview } = useMemory()
  return useMemo(() => {
    const byId = new Map(overview.nodes.map((node) => [node.id, node]))
    return overview.nodes.flatMap((node): Item[] => {
      const own: Item = { key: node.id, node, level: 1, words: count(node.pages, 'page') }
      if (node.id !== open) return [own]
      const beside = overview.relations.flatMap(({ source, target, type, sentences, pages }): Item[] => {
        if (source !== node.id && target !== node.id) return []
        const other = byId.get(source === node.id ? target : source)
        const words =
          type === 'together' ? `${count(pages, 'page')} together, ${count(sentences, 'sentence')}` : type
        return other ? [{ key: `${node.id} ${other.id}`, node: other, level: 2, words }] : []
      })
      return [own, ...beside]
    })
  }, [overview, open])
}
