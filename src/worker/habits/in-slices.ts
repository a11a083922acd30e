import { rest } from '#worker/core/pause.ts'

/** So long the worker may be kept from answering: less than a frame. */
const sliceMs = 10

/** Does work in slices; null where it was stopped in between. */
export async function inSlices<Result>(
  work: Generator<void, Result>,
  signal: AbortSignal,
): Promise<Result | null> {
  for (let until = 0; !signal.aborted; ) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await rest(0, signal)
    until = performance.now() + sliceMs
  }
  return null
}
