import type { Bus } from './bus.ts'

/** Tells open browsers of a person that there are records up to a position. */
export interface ChangeHub {
  publish(userId: number, upTo: number): void
  subscribe(userId: number, listener: (upTo: number) => void): () => void
}

const topic = 'changes'

export function createChangeHub(bus: Bus): ChangeHub {
  const byUser = new Map<number, Set<(upTo: number) => void>>()
  bus.subscribe(topic, (message) => {
    const [userId, upTo] = message.split(' ').map(Number)
    if (userId === undefined || upTo === undefined) return
    for (const listener of [...(byUser.get(userId) ?? [])]) listener(upTo)
  })
  return {
    publish: (userId, upTo) => bus.publish(topic, `${userId} ${upTo}`),
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
