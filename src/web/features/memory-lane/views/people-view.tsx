import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { NodeRow } from '#worker/memory/memory.calls.ts'
import { GraphMap } from '../graph/graph-map.tsx'
import { GraphPicture } from '../graph/graph-picture.tsx'
import { NodeTree } from '../graph/node-tree.tsx'
import { useMemory } from '../memory-place.ts'
import { count, monthYear } from '../memory-words.ts'
import { NodeIcon } from '../parts/node-icon.tsx'
import { NodePane } from '../parts/node-pane.tsx'

const groups = [
  ['person', 'People'],
  ['place', 'Places'],
  ['concept', 'Things'],
  ['event', 'Events'],
] as const satisfies readonly (readonly [NodeRow['type'], string])[]

/** Who and what belongs together: a picture, with a tree for keys and screen readers, or a list. */
export function PeopleView() {
  const { overview } = useMemory()
  const [isGraph, setGraph] = useState(true)
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div className="pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="type-insight">Who and what belongs together?</h2>
        <div
          role="radiogroup"
          aria-label="Shown as"
          className="flex rounded-pill border border-line bg-surface-1 p-0.75"
        >
          {[false, true].map((graph) => (
            <label
              key={String(graph)}
              className={classNames(
                'flex min-h-9 cursor-pointer items-center rounded-pill px-4.5 text-small has-focus-visible:outline-2 has-focus-visible:outline-ring',
                isGraph === graph ? 'bg-surface-3 font-strong' : 'text-text-2',
              )}
            >
              <input
                type="radio"
                name="shown-as"
                className="sr-only"
                checked={isGraph === graph}
                onChange={() => setGraph(graph)}
              />
              {graph ? 'Graph' : 'List'}
            </label>
          ))}
        </div>
      </div>
      {isGraph ? (
        <div className="mt-4 grid gap-10 xl:grid-cols-[minmax(0,1fr)_320px]">
          <div className="min-w-0">
            <Legend />
            {isWhole ? (
              <GraphMap chosen={chosen} onChoose={setChosen} />
            ) : (
              <GraphPicture chosen={chosen} onChoose={setChosen} />
            )}
            {overview.nodes.length > overview.spots.length && (
              <button
                type="button"
                className="hit-44 mt-3 text-small font-strong text-ink"
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? 'Only the names most written of' : `All ${overview.nodes.length} names on a map`}
              </button>
            )}
            <NodeTree chosen={chosen} onChoose={setChosen} />
          </div>
          <aside className="xl:border-l xl:border-line xl:pl-8">
            {chosen ? (
              <NodePane id={chosen} />
            ) : (
              <p className="pt-2 font-serif text-lead text-text-2">
                Choose somebody to see where you wrote of them.
              </p>
            )}
          </aside>
        </div>
      ) : (
        groups.map(([type, title]) => (
          <NodeList key={type} title={title} nodes={overview.nodes.filter((node) => node.type === type)} />
        ))
      )}
    </div>
  )
}

const shapes = [
  ['person', 'people'],
  ['place', 'places'],
  ['concept', 'things'],
  ['event', 'events'],
] as const

const Legend = () => (
  <p className="mb-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-text-2">
    Lines join what stood in one sentence.
    {shapes.map(([type, words]) => (
      <span key={type} className="flex items-center gap-2">
        <NodeIcon type={type} size={14} />
        {words}
      </span>
    ))}
  </p>
)

const few = 24

function NodeList({ title, nodes }: { title: string; nodes: readonly NodeRow[] }) {
  const { go } = useMemory()
  const [isAll, setAll] = useState(false)
  if (nodes.length === 0) return null
  return (
    <section className="mt-8">
      <h3 className="flex items-baseline justify-between border-b border-line pb-2 font-serif text-title-xs">
        {title}
        <span className="font-sans text-label text-muted">{nodes.length}</span>
      </h3>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {(isAll ? nodes : nodes.slice(0, few)).map((node) => (
          <li key={node.id} className="border-b border-line">
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
                <span className="block truncate text-label text-muted">
                  {[
                    node.role && `your ${node.role}`,
                    ...node.aliases.slice(0, 2),
                    `last ${monthYear(node.last)}`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <span
                className="figures text-small text-text-2"
                role="img"
                aria-label={count(node.pages, 'page')}
              >
                {node.pages}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {nodes.length > few && !isAll && (
        <button
          type="button"
          className="hit-44 mt-3 text-small font-strong text-ink"
          onClick={() => setAll(true)}
        >
          All {nodes.length}
        </button>
      )}
    </section>
  )
}
