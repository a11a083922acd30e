import { useRef, useState } from 'react'
import { type Together, togetherOf } from '#domain/insights/together.ts'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { classNames } from '#web/ui/class-names.ts'
import { NodeMark, type NodeSign } from './node-mark.tsx'
import { roundOrder } from './round-order.ts'

/** Somebody or something that stands on pages. */
export interface NetworkNode {
  readonly name: string
  /** Under the name: 'impact 62'. */
  readonly about: string
  /** What is said of it once it is chosen. */
  readonly words: string
  /** The pages on which it stands. */
  readonly entries: readonly (string | number)[]
  readonly sign: NodeSign
  /** 1 to 3: larger and fuller for more. */
  readonly weight: 1 | 2 | 3
}

/** More would be a knot; the numbers have them all. */
const mostNodes = 12

const labelRoom = 104
const widest = 190

interface Placed {
  readonly x: number
  readonly y: number
  /** Where its name stands. */
  readonly side: 'left' | 'right' | 'above' | 'below'
}

function placed(order: readonly number[], width: number, height: number): Map<number, Placed> {
  const [midX, midY] = [width / 2, height / 2]
  const [reachX, reachY] = [Math.max(40, Math.min(widest, midX - labelRoom)), midY - 62]
  return new Map(
    order.map((at, nth) => {
      const turn = (2 * Math.PI * nth) / order.length - Math.PI / 2
      const [along, down] = [Math.cos(turn), Math.sin(turn)]
      const side = Math.abs(along) < 0.2 ? (down < 0 ? 'above' : 'below') : along < 0 ? 'left' : 'right'
      return [at, { x: midX + along * reachX, y: midY + down * reachY, side }]
    }),
  )
}

const radii = { 1: 7.5, 2: 10, 3: 12.5 } as const

/** Lines join what stands on the same pages, thicker for more of them; names can be chosen, by keys too. `none`: what is said where no line is drawn. */
export function Network({ nodes: all, none }: { nodes: readonly NetworkNode[]; none: string }) {
  const around = useRef<HTMLDivElement>(null)
  const width = useWidth(around)
  const [chosen, setChosen] = useState<string | null>(null)
  const nodes = all.slice(0, mostNodes)
  const links = togetherOf(nodes.map(({ entries }) => entries))
  const height = nodes.length > 6 ? 400 : 320
  const places = placed(roundOrder(nodes.length, links), width, height)
  const open = nodes.findIndex(({ name }) => name === chosen)
  return (
    <div>
      <div ref={around} className="relative" style={{ height }}>
        {width > 0 && (
          <>
            <svg data-drawing width={width} height={height} className="absolute inset-0" aria-hidden="true">
              <Lines {...{ links, places, open }} />
              {nodes.map(({ name, sign, weight }, at) => {
                const place = places.get(at)
                return (
                  place && (
                    <NodeMark
                      key={name}
                      {...{ sign, weight }}
                      x={place.x}
                      y={place.y}
                      radius={radii[weight]}
                      isChosen={at === open}
                    />
                  )
                )
              })}
            </svg>
            {nodes.map((node, at) => {
              const place = places.get(at)
              return (
                place && (
                  <Name
                    key={node.name}
                    {...{ node, place, width }}
                    isChosen={at === open}
                    onChoose={() => setChosen(at === open ? null : node.name)}
                  />
                )
              )
            })}
          </>
        )}
      </div>
      <p role="status" data-not-painted className="type-secondary min-h-10 text-text-2">
        {open >= 0
          ? `${nodes[open]?.words} ${companyWords(nodes, links, open)}`
          : links.length === 0
            ? none
            : 'Press a name to see what is said of it.'}
      </p>
    </div>
  )
}

/** 'On the same pages as Ilse (4) and Ben (2).' */
export function companyWords(
  nodes: readonly Pick<NetworkNode, 'name'>[],
  links: readonly Together[],
  of: number,
): string {
  const others = links.flatMap(({ a, b, pages }) =>
    a === of || b === of ? [`${nodes[a === of ? b : a]?.name} (${pages})`] : [],
  )
  return others.length === 0
    ? 'On no two pages with another.'
    : `On the same pages as ${new Intl.ListFormat('en-GB').format(others)}.`
}

function Lines({
  links,
  places,
  open,
}: {
  links: readonly Together[]
  places: ReadonlyMap<number, Placed>
  open: number
}) {
  const most = Math.max(0, ...links.map(({ strength }) => strength))
  return links.map(({ a, b, strength }) => {
    const [from, to] = [places.get(a), places.get(b)]
    const isOfOpen = a === open || b === open
    return (
      from &&
      to && (
        <path
          key={`${a} ${b}`}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          className={isOfOpen ? 'stroke-ink' : 'stroke-text-2'}
          strokeOpacity={isOfOpen ? 1 : open >= 0 ? 0.25 : 0.6}
          strokeWidth={1 + 3 * (strength / most)}
          strokeDasharray={strength < most / 4 ? '2 4' : undefined}
        />
      )
    )
  })
}

interface NameProps {
  node: NetworkNode
  place: Placed
  width: number
  isChosen: boolean
  onChoose: () => void
}

/** Free between a sign and its name, in px. */
const gap = 17

function Name({ node: { name, about }, place: { x, y, side }, width, isChosen, onChoose }: NameProps) {
  const isBeside = side === 'left' || side === 'right'
  const room = side === 'left' ? x - gap : side === 'right' ? width - x - gap : 2 * labelRoom
  const spot = {
    left: { right: width - x + gap, top: y, transform: 'translateY(-50%)' },
    right: { left: x + gap, top: y, transform: 'translateY(-50%)' },
    above: { left: x, bottom: `calc(100% - ${y - gap + 2}px)`, transform: 'translateX(-50%)' },
    below: { left: x, top: y + gap - 2, transform: 'translateX(-50%)' },
  }[side]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      style={{ ...spot, maxWidth: room }}
      className={classNames(
        'absolute min-h-11 rounded-inner px-1.5 leading-tight hover:bg-surface-2',
        isBeside ? (side === 'left' ? 'text-right' : 'text-left') : 'text-center',
      )}
    >
      <span className={classNames('block truncate font-serif text-ui', isChosen && 'text-ink')}>{name}</span>
      <span className="figures block truncate text-label text-muted">{about}</span>
    </button>
  )
}
