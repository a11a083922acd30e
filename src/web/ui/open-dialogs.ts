/** The dialogs that lie open, the topmost last. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function write(next: readonly HTMLElement[]): void {
  open = next
  for (const tell of listeners) tell()
}

export const topDialog = (): HTMLElement | null => open.at(-1) ?? null

/** Called when a dialog has opened, and before one leaves the page. */
export function onDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const dialogOpened = (dialog: HTMLElement): void => write([...open, dialog])
export const dialogLeaves = (dialog: HTMLElement): void => write(open.filter((one) => one !== dialog))
