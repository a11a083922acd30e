import { classNames } from '../class-names.ts'

export interface BarRow {
  readonly key: string
  readonly name: string
  /** null: none, which is written and not drawn. */
  readonly value: number | null
  /** What stands at the bar's end; the value itself when absent. */
  readonly words?: string
  readonly isChosen?: boolean
}

interface BarChartProps {
  rows: readonly BarRow[]
  /** What is written where there is none, such as 'not named'. */
  noneWords: string
  /** A bar that is pressed opens what it stands for. */
  onChoose?: (key: string) => void
}

/** Bars one under the other, the largest as long as there is room. */
export function BarChart({ rows, noneWords, onChoose }: BarChartProps) {
  const largest = Math.max(1e-9, ...rows.map(({ value }) => value ?? 0))
  return (
    <ul className="flex flex-col">
      {rows.map((row) => (
        <li key={row.key}>
          <BarLine {...{ row, largest, noneWords }} {...(onChoose ? { onChoose } : {})} />
        </li>
      ))}
    </ul>
  )
}

function BarLine({
  row,
  largest,
  noneWords,
  onChoose,
}: Omit<BarChartProps, 'rows'> & { row: BarRow; largest: number }) {
  const line = (
    <>
      <span className="type-secondary w-2/5 shrink-0 truncate pr-3 text-right text-text-2 sm:w-36">
        {row.name}
      </span>
      {row.value ? (
        <>
          <span
            className={classNames('h-2.5 rounded-mark bg-ink', row.isChosen ? '' : 'opacity-60')}
            style={{ width: `${(row.value / largest) * 46}%`, minWidth: 3 }}
          />
          <span className="figures ml-2.5 text-label text-text-2">{row.words ?? row.value}</span>
        </>
      ) : (
        <>
          <span className="h-3.5 w-0.5 bg-line-strong" />
          <span className="ml-2 font-serif text-small text-muted italic">{noneWords}</span>
        </>
      )}
    </>
  )
  const shape = 'flex min-h-8 w-full items-center text-left'
  if (!onChoose) return <span className={shape}>{line}</span>
  return (
    <button
      type="button"
      aria-pressed={row.isChosen ?? false}
      className={classNames(shape, 'min-h-11 rounded-inner hover:bg-surface-2')}
      onClick={() => onChoose(row.key)}
    >
      {line}
    </button>
  )
}
