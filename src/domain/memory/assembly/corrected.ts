import type { NameKind } from '../../journal/reading/context.ts'
import type { Identity } from '../identity.ts'
import { correctionsOf, type MemoryCorrection } from '../memory-correction.ts'
import type { Link, Surface } from '../reading/page-memory.ts'

export type FactVerdict = Extract<MemoryCorrection, { type: 'fact' }>

/** What the person said, as assembling needs it. */
export interface Corrected {
  readonly all: readonly MemoryCorrection[]
  /** Pages that nothing is remembered of. */
  readonly never: ReadonlySet<string>
  /** Page and surface, as `${uid} ${surface}`: it means something else there. */
  readonly notHere: ReadonlySet<string>
  /** What two are not to each other, as `linkKey` names it. */
  readonly untold: ReadonlySet<string>
  /** Surfaces that are forgotten or no names. */
  readonly gone: ReadonlySet<Surface>
  /** The latest verdict on each fact, by its key. */
  readonly facts: ReadonlyMap<string, FactVerdict>
  /** Names what identity rests on. */
  readonly identityKey: string
}

/** Names what a page says of two. */
export const linkKey = ({ from, to, type }: Pick<Link, 'from' | 'to' | 'type'>): string =>
  `${from}\n${type}\n${to}`

/** Sorts corrections by what they bear on. */
export function correctedBy(all: readonly MemoryCorrection[]): Corrected {
  const same = correctionsOf(all, 'same').map(({ surface, other, isSame }) => [surface, other, isSame])
  const gone = [...correctionsOf(all, 'forget'), ...correctionsOf(all, 'no-name')].map(
    ({ surface }) => surface,
  )
  return {
    all,
    never: new Set(correctionsOf(all, 'never-page').map(({ entryId }) => entryId)),
    notHere: new Set(correctionsOf(all, 'not-here').map(({ surface, entryId }) => `${entryId} ${surface}`)),
    untold: new Set(
      correctionsOf(all, 'no-relation').flatMap(({ pairs, relation }) =>
        pairs.map(({ from, to }) => linkKey({ from, to, type: relation })),
      ),
    ),
    gone: new Set(gone),
    facts: new Map(correctionsOf(all, 'fact').map((one) => [one.fact, one])),
    identityKey: JSON.stringify([same, [...gone].sort()]),
  }
}

/** What the person said of a node itself. */
export interface NodeLabel {
  readonly kind: NameKind | null
  readonly name: string | null
  /** What they are to the writer; '': nothing; null: what pages say. */
  readonly role: string | null
  readonly isConfirmed: boolean
}

/** The labels of nodes, by node. */
export function labelsOf({ all }: Corrected, { rootOf }: Identity): ReadonlyMap<Surface, NodeLabel> {
  const labels = new Map<Surface, NodeLabel>()
  const add = (surface: Surface, said: Partial<NodeLabel>) => {
    const root = rootOf(surface)
    const before = labels.get(root) ?? { kind: null, name: null, role: null, isConfirmed: false }
    labels.set(root, { ...before, ...said, isConfirmed: true })
  }
  for (const { surface } of correctionsOf(all, 'same')) add(surface, {})
  for (const { surface, name } of correctionsOf(all, 'rename')) add(surface, { name })
  for (const { surface, kind } of correctionsOf(all, 'kind')) add(surface, { kind })
  for (const { surface, role } of correctionsOf(all, 'role')) add(surface, { role })
  return labels
}

/** Members that only one of two sets has. */
export function differing<Member>(one: ReadonlySet<Member>, other: ReadonlySet<Member>): Member[] {
  return [...one]
    .filter((member) => !other.has(member))
    .concat([...other].filter((member) => !one.has(member)))
}
