/** What work that pauses comes to, done in one go. */
export function finished<T>(work: Generator<void, T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
