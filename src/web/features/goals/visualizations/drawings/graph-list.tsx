import { useState } from 'react'
import type { RelationshipGraph, Relative, RelativeGroup } from '#domain/goals/visuals/relationship-graph.ts'
import { Button } from '#web/ui/button.tsx'

/** What stands in the list. */
export interface OpenTarget {
  readonly is: 'goal' | 'habit' | 'page'
  readonly id: string
}
export type OpenRelative = (target: OpenTarget) => void

interface GraphListProps {
  groups: RelationshipGraph['groups']
  /** So many of each stand there at once. */
  most: number
  onOpen?: OpenRelative | undefined
}

/** The graph as a list: everything that a goal hangs together with, by how. */
export function GraphList({ groups, most, onOpen }: GraphListProps) {
  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-4 border-line border-t pt-4">
      {groups.map((group) => (
        <Group key={group.is} {...{ group, most, onOpen }} />
      ))}
    </div>
  )
}

function Group({ group, most, onOpen }: Omit<GraphListProps, 'groups'> & { group: RelativeGroup }) {
  const [isAll, setAll] = useState(false)
  const { name, relatives } = group
  // One alone takes no more room than the button that would hide it.
  const shown = relatives.length > most + 1 ? most : relatives.length
  const left = relatives.length - shown
  return (
    <section aria-label={name} className="min-w-0">
      <p className="type-label text-muted" aria-hidden="true">
        {name}
      </p>
      <ul className="mt-1">
        {(isAll ? relatives : relatives.slice(0, shown)).map((one) => (
          <li key={one.id}>
            <Entry {...{ one, onOpen }} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          data-not-painted
          variant="quiet"
          size="small"
          className="-ml-3"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? 'Fewer' : `${left} more`}
        </Button>
      )}
    </section>
  )
}

function Entry({ one, onOpen }: { one: Relative; onOpen: OpenRelative | undefined }) {
  const { id, is, title, about } = one
  const words = (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="line-clamp-2 font-serif text-small leading-item [overflow-wrap:anywhere]">
        {title}
      </span>
      <span className="figures type-label text-muted">{about}</span>
    </span>
  )
  if (!onOpen) return <div className="py-0.5">{words}</div>
  return (
    <button
      type="button"
      onClick={() => onOpen({ is: is === 'habit' || is === 'page' ? is : 'goal', id })}
      className="-mx-2 block w-[calc(100%+16px)] rounded-inner px-2 py-1 text-left hover:bg-surface-2 max-md:min-h-11"
    >
      {words}
    </button>
  )
}
