/** `ids` with one of them at a place, counted from 0; the ends are its limits. The same list where it would leave it. */
export function movedTo<Id extends string>(ids: readonly Id[], id: Id, place: number): readonly Id[] {
  const at = ids.indexOf(id)
  const to = Math.max(0, Math.min(ids.length - 1, place))
  return at < 0 || to === at ? ids : ids.toSpliced(at, 1).toSpliced(to, 0, id)
}

/** `ids` with one of them moved by so many places. */
export const movedBy = <Id extends string>(ids: readonly Id[], id: Id, by: number): readonly Id[] =>
  movedTo(ids, id, ids.indexOf(id) + by)

/** What stands in an order of one's own: `kept`, as far as it is, in the order of `wanted`, and what that does not know behind it. */
export const inOrderOf = (kept: readonly string[], wanted: readonly string[]): readonly string[] => [
  ...wanted.filter((id) => kept.includes(id)),
  ...kept.filter((id) => !wanted.includes(id)),
]
