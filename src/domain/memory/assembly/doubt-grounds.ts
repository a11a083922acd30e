import type { Day } from '../../time/day.ts'
import type { Identity, NamedPerson } from '../identity.ts'
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
  /** All pages, in the order of writing. */
  readonly pagesInOrder: () => readonly NamingPage[]
}

/** A page with what it names. */
export interface NamingPage {
  readonly page: { readonly day: Day }
  readonly named: readonly Mention[]
}
