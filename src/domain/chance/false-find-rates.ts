/**
 * For every p the smallest rate of false finds at which it would still be called one, over all that were tried (Benjamini and Hochberg 1995); in
 * the order given.
 */
export function falseFindRates(ps: readonly number[]): number[] {
  const order = ps.map((_, at) => at).sort((a, b) => (ps[b] ?? 1) - (ps[a] ?? 1))
  const rates = new Array<number>(ps.length).fill(1)
  let least = 1
  for (const [nth, at] of order.entries()) {
    const rank = ps.length - nth
    least = Math.min(least, ((ps[at] ?? 1) * ps.length) / rank)
    rates[at] = least
  }
  return rates
}
