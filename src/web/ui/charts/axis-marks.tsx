import { classNames } from '../class-names.ts'

export interface ChartMark {
  readonly at: number
  readonly words: string
  readonly isNow?: boolean
  /** Only where the others leave room. */
  readonly isMinor?: boolean
}

/** So much room the words under the axis need, in px a letter. */
const letter = 6.4

const gap = 14

/** Words under an axis of `width` px that begins at `left`; those at the edges stay inside. */
export function AxisMarks({
  marks,
  x,
  left,
  width,
  top,
}: {
  marks: readonly ChartMark[]
  x: (index: number) => number
  left: number
  width: number
  top: number
}) {
  return apart(marks, (mark) => placeOf(mark, x(mark.at), left, width)).map((mark) => {
    const { anchor, held } = placeOf(mark, x(mark.at), left, width)
    return (
      <text
        key={`${mark.at}${mark.words}`}
        x={held}
        y={top}
        textAnchor={anchor}
        className={classNames('figures text-fine', mark.isNow ? 'fill-text font-strong' : 'fill-muted')}
      >
        {mark.words}
      </text>
    )
  })
}

interface MarkPlace {
  readonly anchor: 'start' | 'middle' | 'end'
  /** Where the anchor is held. */
  readonly held: number
  readonly from: number
  readonly to: number
}

/** Where the words of a mark stand: over its place, or held inside at the edges. */
function placeOf({ words }: ChartMark, place: number, left: number, width: number): MarkPlace {
  const long = words.length * letter
  if (place - long / 2 < left) return { anchor: 'start', held: left, from: left, to: left + long }
  const end = left + width
  if (place + long / 2 > end) return { anchor: 'end', held: end, from: end - long, to: end }
  return { anchor: 'middle', held: place, from: place - long / 2, to: place + long / 2 }
}

/** The words that have room beside each other; those of now go before the others. */
function apart(marks: readonly ChartMark[], placed: (mark: ChartMark) => MarkPlace): readonly ChartMark[] {
  const kept: { readonly mark: ChartMark; readonly place: MarkPlace }[] = []
  const rank = ({ isNow, isMinor }: ChartMark) => (isNow ? 0 : isMinor ? 2 : 1)
  const inOrder = [...marks].sort((a, b) => rank(a) - rank(b) || a.at - b.at)
  for (const mark of inOrder) {
    const place = placed(mark)
    if (kept.every((one) => place.from >= one.place.to + gap || place.to + gap <= one.place.from))
      kept.push({ mark, place })
  }
  return kept.map(({ mark }) => mark)
}
