import type { Bus } from '../db/bus.ts'

/** Tells open browsers of a person what has changed: records, up to a position; key slots, as which version; keys or ways in, by which event. */
export interface ChangeHub {
  publish(userId: number, upTo: number): void
  subscribe(userId: number, listener: (upTo: number) => void): () => void
  publishSlots(userId: number, version: number): void
  subscribeSlots(userId: number, listener: (version: number) => void): () => void
  publishSecurity(userId: number, eventId: string): void
  subscribeSecurity(userId: number, listener: (eventId: string) => void): () => void
}

export function createChangeHub(bus: Bus): ChangeHub {
  const records = createTopic(bus, 'changes', Number)
  const slots = createTopic(bus, 'slots', Number)
  const security = createTopic(bus, 'security', String)
  return {
    publish: records.publish,
    subscribe: records.subscribe,
    publishSlots: slots.publish,
    subscribeSlots: slots.subscribe,
    publishSecurity: security.publish,
    subscribeSecurity: security.subscribe,
  }
}

interface Topic<T> {
  publish(userId: number, what: T): void
  subscribe(userId: number, listener: (what: T) => void): () => void
}

/** One word for one person: a number, or an id. */
function createTopic<T extends number | string>(
  bus: Bus,
  topic: string,
  read: (word: string) => T,
): Topic<T> {
  const byUser = new Map<number, Set<(what: T) => void>>()
  bus.subscribe(topic, (message) => {
    const [userId, word] = message.split(' ')
    if (userId === undefined || word === undefined) return
    for (const listener of [...(byUser.get(Number(userId)) ?? [])]) listener(read(word))
  })
  return {
    publish: (userId, what) => bus.publish(topic, `${userId} ${what}`),
    subscribe(userId, listener) {
      const listeners = byUser.get(userId) ?? new Set()
      byUser.set(userId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byUser.get(userId) === listeners) byUser.delete(userId)
      }
    },
  }
}
