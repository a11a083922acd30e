import type { CSSProperties } from 'react'
import { type Appearance, paletteCss } from '#domain/theme/theme-tokens.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type MeasuredPair, ratioWords } from './measured-contrast.ts'
import { measuredOf } from './use-measured.ts'

/** Every pair of a look with its contrast, those with the least to spare first. */
export function PairList({ appearance }: { appearance: Appearance }) {
  const { pairs, passing } = measuredOf(appearance)
  const css = paletteCss(appearance)
  return (
    <table className="figures w-full text-label">
      <caption className="pb-3 text-left">
        <span className="block font-serif text-write leading-item">
          {passing === pairs.length
            ? `All ${pairs.length} pairs hold`
            : `${passing} of ${pairs.length} pairs hold`}
        </span>
        <span className="text-muted">Words keep 4.5 : 1, edges of controls 3 : 1. The nearest first.</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What stands on what</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <PairRow
            key={`${pair.over} ${pair.ground}`}
            pair={pair}
            colours={{ color: css[pair.over], background: css[pair.ground] }}
          />
        ))}
      </tbody>
    </table>
  )
}

function PairRow({ pair, colours }: { pair: MeasuredPair; colours: CSSProperties }) {
  const { over, ground, ratio, least } = pair
  return (
    <tr className="border-t border-line">
      <th scope="row" className="flex items-center gap-3 py-1.5 text-left font-normal text-text-2">
        <span
          aria-hidden="true"
          className="inline-flex h-7 w-10 shrink-0 items-center justify-center rounded-mark border border-line font-serif text-ui"
          style={colours}
        >
          {least < 4.5 ? <span className="size-3.5 rounded-mark border-[1.5px] border-current" /> : 'Aa'}
        </span>
        <span>
          {over} <span className="text-muted">on {ground}</span>
        </span>
      </th>
      <td className={classNames('whitespace-nowrap text-right', ratio < least && 'text-danger')}>
        {ratioWords(ratio)}
      </td>
    </tr>
  )
}
