import { classNames } from '#web/ui/class-names.ts'
import { GraphMap } from '../graph/graph-map.tsx'
import { GraphPicture } from '../graph/graph-picture.tsx'
import { NodeTree } from '../graph/node-tree.tsx'
import { useMemory } from '../memory-place.ts'
import { NodeIcon } from '../parts/node-icon.tsx'
import { NodePane } from '../parts/node-pane.tsx'
import { NameLists, NoNames } from './name-lists.tsx'

/** Who and what belongs together: a picture, with a tree for keys and screen readers, or lists. */
export function PeopleView() {
  const { overview, place, go, stay } = useMemory()
  const isGraph = place.shown !== 'list'
  const isWhole = place.shown === 'map'
  // Who is forgotten since, or now goes by another name, is chosen no more.
  const chosen = overview.nodes.find(({ id }) => id === place.chosen)?.id ?? null
  const setChosen = (id: string) => stay({ chosen: id })
  if (overview.nodes.length === 0)
    return (
      <div className="pt-6">
        <h2 className="type-insight">Who and what belongs together?</h2>
        <NoNames />
      </div>
    )
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
                autoComplete="off"
                type="radio"
                name="shown-as"
                className="sr-only"
                checked={isGraph === graph}
                onChange={() => go({ shown: graph ? 'graph' : 'list' })}
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
                onClick={() => go({ shown: isWhole ? 'graph' : 'map' })}
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
        <NameLists />
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
