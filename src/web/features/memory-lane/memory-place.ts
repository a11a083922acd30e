import { createContext, useContext } from 'react'
import type {
  MemoryOf,
  MemoryOverview,
  NodeRow,
  SaidOfMemory,
  TalkPlace,
} from '#worker/memory/memory.calls.ts'

export const memoryViews = ['pages', 'people', 'stories', 'settle', 'beliefs', 'corrections'] as const
export type MemoryView = (typeof memoryViews)[number]

/** How the names are shown: those most written of as a picture, all of them on a map, or as lists. */
export const shownWays = ['graph', 'map', 'list'] as const
type ShownAs = (typeof shownWays)[number]

/** How much of the journal is seen at once. */
export const zoomLevels = ['years', 'year', 'month'] as const
export type ZoomLevel = (typeof zoomLevels)[number]

export const nodeTypes = ['person', 'place', 'concept', 'event'] as const satisfies NodeRow['type'][]

/** Where somebody is in Memory Lane: it stands in the address. */
export interface MemoryPlace {
  readonly view: MemoryView
  readonly node: string | null
  readonly month: string | null
  readonly level: ZoomLevel
  readonly shown: ShownAs
  /** Who is chosen in the picture, on the map and in the tree. */
  readonly chosen: string | null
  /** What the lists are searched for. */
  readonly find: string
  /** The lists that show all that they have. */
  readonly whole: readonly NodeRow['type'][]
}

/** What every part of the screen may do. */
export interface Memory {
  readonly of: MemoryOf
  readonly overview: MemoryOverview
  readonly place: MemoryPlace
  /** Goes to a place, from which going back leads here. */
  readonly go: (place: Partial<MemoryPlace>) => void
  /** Keeps in the address what has changed here: it is no place to go back to. */
  readonly stay: (place: Partial<MemoryPlace>) => void
  /** Opens a page, or the talk in which something was said. */
  readonly openPage: (uid: string, talk?: TalkPlace) => void
  /** Begins a page; null in a life that is nobody's. */
  readonly write: (() => void) | null
  /** Keeps what is said, and offers to undo all of it; answers whether it is kept. `words`: what was done, for the message; none: nothing is offered. */
  readonly say: (said: SaidOfMemory | readonly SaidOfMemory[], words?: string) => Promise<boolean>
  readonly unsay: (uid: string) => Promise<void>
}

const Context = createContext<Memory | null>(null)
export const MemoryProvider = Context.Provider

/** What the screen around a part knows and can do. */
export function useMemory(): Memory {
  const memory = useContext(Context)
  if (!memory) throw new Error('There is no memory around this part')
  return memory
}
