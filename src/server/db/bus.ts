/** Short messages to everybody who listens: this process, or all servers of one PostgreSQL database. */
export interface Bus {
  publish(topic: string, message: string): void
  subscribe(topic: string, listener: (message: string) => void): () => void
  close(): Promise<void>
}

/** The listeners of this process. */
export function createLocalBus(): Bus {
  const topics = new Map<string, Set<(message: string) => void>>()
  return {
    publish(topic, message) {
      for (const listener of [...(topics.get(topic) ?? [])]) listener(message)
    },
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
      }
    },
    async close() {
      topics.clear()
    },
  }
}
