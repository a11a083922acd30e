export const avatarLifetimeMs = 30 * 60 * 1000
/** Somebody's picture is another one: a CustomEvent on the window, with `detail.userId` where it is about one person. */
export const avatarUpdated = 'avatar-updated'

interface Known {
  version: number
  /** Ms since 1970. */
  since: number
}

/** Under which address each person's own picture is shown. A picture that changed, or is half an hour old, gets another one. */
export class AvatarCache {
  readonly #known = new Map<number, Known>()
  readonly #listeners = new Set<() => void>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  addressOf(userId: number): string {
    const { version } = this.#current(userId)
    return `/api/avatars/${userId}?v=${version}`
  }

  /** How long the address holds unless something happens, in ms. */
  lastsMs(userId: number): number {
    return this.#current(userId).since + avatarLifetimeMs - this.#now()
  }

  /** Has one person's picture, or everybody's, be asked for again. */
  renew(userId?: number): void {
    for (const [id, known] of this.#known)
      if (userId === undefined || id === userId) this.#known.set(id, this.#next(known))
    this.tell()
  }

  /** Has those who look read their addresses again. */
  tell(): void {
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #current(userId: number): Known {
    const known = this.#known.get(userId)
    if (known && this.#now() - known.since < avatarLifetimeMs) return known
    const next = known ? this.#next(known) : { version: 1, since: this.#now() }
    this.#known.set(userId, next)
    return next
  }

  #next({ version }: Known): Known {
    return { version: version + 1, since: this.#now() }
  }
}

/** Whom an `avatar-updated` event is about; undefined: everybody. */
export function userIdOfEvent(event: Event): number | undefined {
  const { detail } = event as CustomEvent<{ userId?: unknown } | null | undefined>
  const id = Number(detail?.userId ?? Number.NaN)
  return Number.isInteger(id) ? id : undefined
}

/** Tells every place that shows a person that their picture is another one. */
export function announceAvatar(userId: number): void {
  dispatchEvent(new CustomEvent(avatarUpdated, { detail: { userId } }))
}
