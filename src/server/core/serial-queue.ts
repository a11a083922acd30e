/** Runs what is heavy one after the other; when more than `mostWaiting` wait already, it rejects with what `refusal` makes. */
export function serialQueue(
  mostWaiting: number,
  refusal: () => Error,
): <T>(work: () => Promise<T>) => Promise<T> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    if (waiting > mostWaiting) return Promise.reject(refusal())
    waiting += 1
    const turn = last.then(work)
    last = turn
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1
      })
    return turn
  }
}
