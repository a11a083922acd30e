type ErrorKind = abstract new (...parts: never[]) => Error

/** For `catch`: null for errors of these kinds. */
export const asNull =
  (...kinds: readonly ErrorKind[]) =>
  (error: unknown): null => {
    if (kinds.some((kind) => error instanceof kind)) return null
    throw error
  }
