import type { ReadingProgress } from './reading.calls.ts'

const count = (pages: number): string => pages.toLocaleString('en-US')

/** '1,204 of 3,650 pages are read' */
export function readSoFar({ read, of, isPaused }: ReadingProgress): string {
  if (of === 0) return 'There is no page to read yet'
  const paused = isPaused ? ', paused' : ''
  if (read < of) return `${count(read)} of ${count(of)} pages are read${paused}`
  return of === 1 ? `The one page is read${paused}` : `All ${count(of)} pages are read${paused}`
}
