import { useMemo, useSyncExternalStore } from 'react'
import type { SecurityEvent } from '#contract/security-events.ts'
import { keepText, readText } from '../device/local-storage.ts'

type Told = ReadonlySet<string> | null

const prefix = 'inkwell-told-events-'
const listeners = new Set<() => void>()
const tellAll = () => {
  for (const listener of listeners) listener()
}

/** Which events somebody was told of on this device; null: it has not looked yet. */
export function toldFrom(text: string | null): Told {
  try {
    const ids: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === 'string')) : null
  } catch {
    return null
  }
}

/** What is still to be told here, once the device has looked; what was done in its own session it knows. */
export const untoldOf = (events: readonly SecurityEvent[], told: Told): SecurityEvent[] =>
  told === null ? [] : events.filter(({ id, isOwn }) => !isOwn && !told.has(id))

/**
 * What counts as told after a look at the list: what was told, and what was done here. At the first look also what happened before somebody came
 * (`since`, ms since 1970): a new device begins with what comes.
 */
export const toldAfterLook = (events: readonly SecurityEvent[], told: Told, since: number): string[] =>
  events
    .filter(({ id, isOwn, at }) => isOwn || (told === null ? Date.parse(at) < since : told.has(id)))
    .map(({ id }) => id)

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

/** Keeps what was told, for this tab and the others. */
export function keepTold(owner: number, ids: readonly string[]): void {
  const text = JSON.stringify(ids)
  if (readText(prefix + owner) === text) return
  keepText(prefix + owner, text)
  tellAll()
}

export function useTold(owner: number | null): Told {
  const text = useSyncExternalStore(subscribe, () => (owner === null ? null : readText(prefix + owner)))
  return useMemo(() => toldFrom(text), [text])
}
