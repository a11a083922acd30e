import { createContext, useContext } from 'react'
import type { MemoryOf, MemoryOverview, SaidOfMemory, TalkPlace } from '#worker/memory/memory.calls.ts'

export const memoryViews = ['pages', 'people', 'stories', 'settle', 'beliefs', 'corrections'] as const
export type MemoryView = (typeof memoryViews)[number]

/** Where somebody is in Memory Lane: it stands in the address. */
export interface MemoryPlace {
  readonly view: MemoryView
  readonly node: string | null
  readonly month: string | null
}

/** What every part of the screen may do. */
export interface Memory {
  readonly of: MemoryOf
  readonly overview: MemoryOverview
  readonly place: MemoryPlace
  readonly go: (place: Partial<MemoryPlace>) => void
  /** Opens a page, or the talk in which something was said. */
  readonly openPage: (uid: string, talk?: TalkPlace) => void
  /** Keeps what is said, and offers to undo it; answers whether it is kept. `words`: what was done, for the message; none: nothing is offered. */
  readonly say: (said: SaidOfMemory, words?: string) => Promise<boolean>
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
