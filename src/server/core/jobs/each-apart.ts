/** Does each part though others fail, and then fails with an AggregateError of all their faults. An abort ends it before the next part. */
export async function eachApart(parts: Iterable<() => Promise<unknown>>, signal: AbortSignal): Promise<void> {
  const faults: unknown[] = []
  for (const part of parts) {
    signal.throwIfAborted()
    try {
      await part()
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults)
}
