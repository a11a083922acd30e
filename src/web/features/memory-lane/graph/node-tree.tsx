import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useMemory } from '../memory-place.ts'
import { count } from '../memory-words.ts'
import { itemByLetters, type TreeItem, treeItems, treeStep } from './tree-items.ts'

/** The picture as a tree: who, and under them with whom and how. Arrow keys walk it, right opens, left closes, letters go to a name, Enter chooses. */
export function NodeTree({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const { overview } = useMemory()
  const [open, setOpen] = useState<string | null>(null)
  const [at, setAt] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const lettersAfter = useLetters()
  const items = useMemo(() => treeItems(overview.nodes, overview.relations, open), [overview, open])
  const current = items.find(({ key }) => key === at)?.key ?? items[0]?.key
  const move = (to: TreeItem | undefined) => {
    if (!to) return
    setAt(to.key)
    requestAnimationFrame(() => tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }
  const press = (event: KeyboardEvent, item: TreeItem) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const typed = lettersAfter(event)
    const does = typed ? { to: itemByLetters(typed, items, item) } : treeStep(event.key, items, item, open)
    if (!does) return
    event.preventDefault()
    if ('open' in does && does.open !== undefined) setOpen(does.open)
    if (does.to) move(does.to)
    if ('isChosen' in does && does.isChosen) onChoose(item.node.id)
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
            aria-expanded={item.canOpen ? open === item.node.id : undefined}
            aria-selected={chosen === item.node.id}
            tabIndex={item.key === current ? 0 : -1}
            onKeyDown={(event) => press(event, item)}
            onClick={() => {
              setAt(item.key)
              // Who cannot press arrow keys opens it so.
              if (item.canOpen) setOpen(open === item.node.id ? null : item.node.id)
              onChoose(item.node.id)
            }}
            className={classNames(
              'flex min-h-9 cursor-pointer items-center gap-3 rounded-inner px-3 text-small',
              item.level === 2 && 'ml-6 text-text-2',
              chosen === item.node.id && 'text-ink',
            )}
          >
            <span className="font-serif text-item">{item.relation ?? item.node.name}</span>
            {item.often && <span className="text-label text-muted">{item.often}</span>}
          </div>
        ))}
      </div>
    </details>
  )
}

/** Letters that come later than this begin a new name. */
const lettersMs = 700

/** Gathers the letters that are typed one soon after the other; says what they are after a key, '' where the key is none. */
function useLetters(): (event: KeyboardEvent) => string {
  const last = useRef({ letters: '', at: 0 })
  return ({ key, timeStamp }) => {
    const before = timeStamp - last.current.at < lettersMs ? last.current.letters : ''
    // A space alone chooses; after letters it belongs to the name.
    if ([...key].length !== 1 || (key === ' ' && before === '')) return ''
    last.current = { letters: before + key, at: timeStamp }
    return before + key
  }
}
