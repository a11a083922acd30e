const name = 'VaultLockedError'

/** The worker was asked for something that needs its person's vault open. Errors keep their name on the way to the screen, not their class. */
export class VaultLockedError extends Error {
  override readonly name = name
  constructor() {
    super('The vault is locked.')
  }
}

/** Whether something was refused only because the vault is locked: the lock stands in place of the page that asked. */
export const isLocked = (error: unknown): boolean => error instanceof Error && error.name === name

/** Logs what went wrong in the background. A locked vault is no fault: the lock screen already answers it. */
export function logError(error: unknown): void {
  if (!isLocked(error)) console.error(error)
}
