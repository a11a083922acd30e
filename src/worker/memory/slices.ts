/** So long the worker may be kept from answering: less than a frame. */
const sliceMs = 10

/** Lets everything that waits for this thread go first. */
export const othersFirst = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Does work in slices shorter than a frame, and answers what it returns; null where `isEnded` says so in between. `onSlice` hears of each pause. */
export async function inSlices<Result>(
  work: Generator<unknown, Result>,
  isEnded: () => boolean,
  onSlice: () => void = () => undefined,
): Promise<Result | null> {
  let until = performance.now() + sliceMs
  for (;;) {
    if (isEnded()) return null
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    onSlice()
    await othersFirst()
    until = performance.now() + sliceMs
  }
}
