/** Does pieces of work one after the other, and answers what each comes to. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Work that fails keeps none that comes later from its turn. The first waits for `before`. */
export function inTurn(before: Promise<unknown> = Promise.resolve()): InTurn {
  let last = before
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
}
