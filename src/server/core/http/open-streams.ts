import type { Limits } from '#server/config/limits.ts'

/** Counts connections that stay open, by person and in all, on this server. */
export interface OpenStreams {
  /** How to give the place back, or null when there is none. Nobody in particular (0) counts in all alone. */
  take(userId: number): (() => void) | null
}

export function countOpenStreams({ streams, streamsPerPerson }: Limits): OpenStreams {
  const open = new Map<number, number>()
  let total = 0
  return {
    take(userId) {
      const own = open.get(userId) ?? 0
      if (total >= streams || (userId !== 0 && own >= streamsPerPerson)) return null
      total += 1
      open.set(userId, own + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        total -= 1
        const left = (open.get(userId) ?? 1) - 1
        if (left > 0) open.set(userId, left)
        else open.delete(userId)
      }
    },
  }
}
