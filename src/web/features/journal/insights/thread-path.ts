/** Where a lit sentence ends on the screen, in px of the frame that the thread is drawn in. */
export interface SentenceEnd {
  readonly x: number
  /** Of its underline. */
  readonly y: number
  /** Words of the page follow it on its line. */
  readonly isFollowed: boolean
}

/** A thread: under following words as dots, from the column's edge on as a line. */
export interface ThreadPath {
  readonly dots: string | null
  readonly line: string
}

const bend = 12

/**
 * From the end of a sentence to the bead of its note: along its line to the column's edge (`edge`), up or down the gutter (`gutter`) and
 * to the bead. All px.
 */
export function threadPath(
  { x, y, isFollowed }: SentenceEnd,
  edge: number,
  gutter: number,
  bead: { readonly x: number; readonly y: number },
): ThreadPath {
  const from = Math.max(x, edge)
  const rise = bead.y - y
  const turn = Math.min(bend, Math.abs(rise) / 2)
  const way = Math.sign(rise)
  const climb =
    Math.abs(rise) < 1
      ? `H ${bead.x}`
      : `H ${gutter - turn} Q ${gutter} ${y} ${gutter} ${y + way * turn} V ${bead.y - way * turn} Q ${gutter} ${bead.y} ${gutter + turn} ${bead.y} H ${bead.x}`
  return {
    dots: isFollowed && from > x ? `M ${x} ${y} H ${from}` : null,
    line: `M ${isFollowed ? from : x} ${y} ${climb}`,
  }
}
