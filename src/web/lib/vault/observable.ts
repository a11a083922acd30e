import { useSyncExternalStore } from 'react'

export interface Watched<T> {
  readonly read: () => T
  readonly write: (value: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A value outside React that components can read and be told about. */
export function watchedValue<T>(first: T): Watched<T> {
  let current = first
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    write: (value) => {
      current = value
      for (const tell of listeners) tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useWatched<T>(value: Pick<Watched<T>, 'read' | 'subscribe'>): T {
  return useSyncExternalStore(value.subscribe, value.read, value.read)
}
