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

/** Does work in slices shorter than a frame, and answers what it returns; null where `isEnded` says so in between. `onSlice` hears of each pause, and may make it longer. */
export async function inSlices<Result>(
  work: Generator<unknown, Result>,
  isEnded: () => boolean,
  onSlice: () => Promise<void> | undefined = () => undefined,
): Promise<Result | null> {
  let until = performance.now() + sliceMs
  for (;;) {
    if (isEnded()) return null
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    const pause = onSlice()
    if (pause) await pause
    await othersFirst()
    until = performance.now() + sliceMs
  }
}

/** The same work; its steps are counted in `so`, as far as they are about `so.of` things and not about what is made of them. */
export function* counting<Result>(
  work: Generator<unknown, Result>,
  so: { read: number; readonly of: number },
): Generator<undefined, Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    so.read = Math.min(so.of, so.read + 1)
    yield
  }
}
