import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyPage } from '#web/ui/empty/empty-page.tsx'
import type { NodeRow } from '#worker/memory/memory.calls.ts'
import { nodeTypes, useMemory } from '../memory-place.ts'
import { count, monthYear } from '../memory-words.ts'
import { NodeIcon } from '../parts/node-icon.tsx'
import { nodesNamed } from './nodes-named.ts'

const titles = { person: 'People', place: 'Places', concept: 'Things', event: 'Events' } as const

/** Everybody and everything that has a name, as lists that can be searched. */
export function NameLists() {
  const { overview, place, stay } = useMemory()
  const [typed, setTyped] = useState(place.find)
  const found = nodesNamed(overview.nodes, typed)
  const isSearch = typed.trim() !== ''
  return (
    <>
      <div className="relative mt-6 flex min-h-11 max-w-100 quiet-field pr-3 pl-9.5 has-focus-visible:outline-2 has-focus-visible:outline-ring">
        <Search
          size={16}
          strokeWidth={1.7}
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-3 text-muted"
        />
        <input
          type="search"
          aria-label="Find a name"
          placeholder="Find a name"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value)
            stay({ find: value })
          }}
          className="min-w-0 flex-1 bg-transparent text-small outline-none placeholder:text-muted"
        />
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-8 font-serif text-lead text-text-2'}>
        {found.length === 0
          ? 'There is nobody and nothing by that name.'
          : isSearch && `${count(found.length, 'name')} found`}
      </p>
      {nodeTypes.map((type) => (
        <NodeList key={type} type={type} nodes={found.filter((node) => node.type === type)} />
      ))}
    </>
  )
}

/** Before a page names anybody. */
export function NoNames() {
  const { write } = useMemory()
  return (
    <EmptyPage
      className="mt-8"
      will="No page names anybody or anything yet."
      about="People, places and things that you name will stand here, with their pages."
    >
      {write && (
        <Button variant="outline" onClick={write}>
          Write about somebody
        </Button>
      )}
    </EmptyPage>
  )
}

const few = 24

function NodeList({ type, nodes }: { type: NodeRow['type']; nodes: readonly NodeRow[] }) {
  const { place, stay } = useMemory()
  if (nodes.length === 0) return null
  const isWhole = nodes.length <= few || place.whole.includes(type)
  return (
    <section className="mt-8">
      <h3 className="flex items-baseline justify-between border-b border-line pb-2 font-serif text-title-xs">
        {titles[type]}
        <span className="font-sans text-label text-muted">{nodes.length}</span>
      </h3>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {(isWhole ? nodes : nodes.slice(0, few)).map((node) => (
          <NameRow key={node.id} node={node} />
        ))}
      </ul>
      {!isWhole && (
        <button
          type="button"
          className="hit-44 mt-3 text-small font-strong text-ink"
          onClick={() => stay({ whole: [...place.whole, type] })}
        >
          All {nodes.length}
        </button>
      )}
    </section>
  )
}

function NameRow({ node }: { node: NodeRow }) {
  const { go } = useMemory()
  const about = [
    node.role && `your ${node.role}`,
    ...node.aliases.slice(0, 2),
    `last ${monthYear(node.last)}`,
  ]
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={() => go({ node: node.id })}
        className="group flex min-h-15 w-full items-center gap-3.5 py-2 text-left"
      >
        <NodeIcon type={node.type} size={20} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-serif text-read leading-item group-hover:text-ink">
            {node.name}
          </span>
          <span className="block truncate text-label text-muted">{about.filter(Boolean).join(', ')}</span>
        </span>
        <span className="figures text-small text-text-2" role="img" aria-label={count(node.pages, 'page')}>
          {node.pages}
        </span>
      </button>
    </li>
  )
}
