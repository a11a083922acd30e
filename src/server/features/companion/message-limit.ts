/** Says whether somebody may send one more message: at most `count` in any `windowMs`, however many sockets they open. */
export interface MessageLimit {
  allows(userId: number): boolean
}

interface Rule {
  readonly count: number
  readonly windowMs: number
  /** Ms since 1970. */
  readonly now: () => number
}

/** People whose last message is older than the window are forgotten once so many are remembered. */
const mostRemembered = 5_000

export function createMessageLimit({ count, windowMs, now }: Rule): MessageLimit {
  const sentBy = new Map<number, number[]>()
  const forgetOld = (at: number): void => {
    for (const [userId, sent] of sentBy) if ((sent.at(-1) ?? 0) <= at - windowMs) sentBy.delete(userId)
  }
  return {
    allows(userId) {
      const at = now()
      if (sentBy.size > mostRemembered) forgetOld(at)
      const recent = (sentBy.get(userId) ?? []).filter((sentAt) => sentAt > at - windowMs)
      const isAllowed = recent.length < count
      sentBy.set(userId, isAllowed ? [...recent, at] : recent)
      return isAllowed
    },
  }
}
