import type { Day } from '../../time/day.ts'
import type { Doubt, Identity, NamedPerson } from '../identity.ts'
import type { Mention, Surface } from '../reading/page-memory.ts'

/** What asking rests on. The order of `people` is that of the alphabet. */
export interface DoubtGrounds {
  readonly people: readonly NamedPerson[]
  readonly identity: Identity
  /** Whether anything is known of a surface, and the person did not forget it. */
  readonly isThere: (surface: Surface) => boolean
  /** Whether one sentence names both: two people, then. */
  readonly areBeside: (one: Surface, other: Surface) => boolean
  /** The pairs of which a page suggests that they are one, in the order of the alphabet. `type`: 'follows' puts the name that follows first. */
  readonly hints: (type: 'may be' | 'follows') => readonly (readonly [Surface, Surface])[]
  /** How many pages name a surface. */
  readonly pagesOf: (surface: Surface) => number
  /** Each of them, always as the same object. */
  readonly pagesNaming: (surface: Surface) => readonly NamingPage[]
  readonly allPages: () => Iterable<NamingPage>
}

/** A page with what it names. */
export interface NamingPage {
  readonly page: { readonly day: Day }
  readonly named: readonly Mention[]
}

export interface Weighed extends Doubt {
  readonly weight: number
}
