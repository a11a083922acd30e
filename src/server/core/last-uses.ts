/** How something outside of this server answered when it was last really used. */
export interface LastUse {
  readonly isWell: boolean
  /** Ms since 1970, by the true clock. */
  readonly at: number
}

const uses = new WeakMap<object, Map<string, LastUse>>()

/** Remembers, until the server ends, how the use of what `settings` lead to went; `name` tells several apart. */
export function noteUse(settings: object, isWell: boolean, name = ''): void {
  const own = uses.get(settings) ?? new Map<string, LastUse>()
  uses.set(settings, own.set(name, { isWell, at: Date.now() }))
}

/** Undefined: it was not used since the start. */
export const lastUse = (settings: object, name = ''): LastUse | undefined => uses.get(settings)?.get(name)
