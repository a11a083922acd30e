import type { Bus } from './bus.ts'

/** Tells open browsers of a person what has changed: records, up to a position, and key slots, as which version. */
export interface ChangeHub {
  publish(userId: number, upTo: number): void
  subscribe(userId: number, listener: (upTo: number) => void): () => void
  publishSlots(userId: number, version: number): void
  subscribeSlots(userId: number, listener: (version: number) => void): () => void
}

export function createChangeHub(bus: Bus): ChangeHub {
  const records = createCounterTopic(bus, 'changes')
  const slots = createCounterTopic(bus, 'slots')
  return {
    publish: records.publish,
    subscribe: records.subscribe,
    publishSlots: slots.publish,
    subscribeSlots: slots.subscribe,
  }
}

interface CounterTopic {
  publish(userId: number, count: number): void
  subscribe(userId: number, listener: (count: number) => void): () => void
}

/** One rising number of each person. */
function createCounterTopic(bus: Bus, topic: string): CounterTopic {
  const byUser = new Map<number, Set<(count: number) => void>>()
  bus.subscribe(topic, (message) => {
    const [userId, count] = message.split(' ').map(Number)
    if (userId === undefined || count === undefined) return
    for (const listener of [...(byUser.get(userId) ?? [])]) listener(count)
  })
  return {
    publish: (userId, count) => bus.publish(topic, `${userId} ${count}`),
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
