/** Something on the screen that somebody may still be writing. */
export interface Writing {
  /** Resolves when everything was tried to be kept. */
  readonly flush: () => Promise<void>
  readonly isKept: () => boolean
}

const open = new Set<Writing>()

/** Tells of something that is written until the returned function is called. */
export function watchWriting(writing: Writing): () => void {
  open.add(writing)
  return () => void open.delete(writing)
}

/** Keeps everything that is being written, before the page may be loaded again. False: something could not be kept. */
export async function keepAllWriting(): Promise<boolean> {
  // A field that loses the focus hands over what it holds.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await Promise.allSettled([...open].map((writing) => writing.flush()))
  return [...open].every((writing) => writing.isKept())
}
