import { classNames } from '../class-names.ts'
import { IntervalLine } from './interval-line.tsx'

/** One thing that was tried: a difference with its interval, or why there is none. */
export type IntervalRow = {
  readonly key: string
  readonly name: string
  /** Under the name, such as 'stress, same day, 23 of 75 days'. */
  readonly about?: string
  /** Under the words, such as '95 % −2.2 to −0.9'. */
  readonly range?: string
  /** Whose colour a clear one has; the ink of the theme when absent. */
  readonly stroke?: 'mood' | 'energy' | 'stress'
  /** What is said at the right, such as '-1.6' or 'no clear link'. */
  readonly words: string
} & (
  | { readonly is: 'clear' | 'unclear'; readonly point: number; readonly low: number; readonly high: number }
  | { readonly is: 'too-few' }
)

interface IntervalRowsProps {
  rows: readonly IntervalRow[]
  /** The row that stands open. */
  chosen?: string | null
  onChoose?: (key: string) => void
  /** Under zero. */
  zeroWords?: string
}

/** A forest plot: interval, point and words in rows of one height, whatever was found. */
export function IntervalRows({ rows, chosen, onChoose, zeroWords = 'no difference' }: IntervalRowsProps) {
  const reach = Math.max(
    0.5,
    ...rows.flatMap((row) => (row.is === 'too-few' ? [] : [Math.abs(row.low), Math.abs(row.high)])),
  )
  return (
    <div>
      <ul className="flex flex-col">
        {rows.map((row) => (
          <li key={row.key} className="border-line border-b last:border-0">
            <Row {...{ row, reach }} isChosen={chosen === row.key} {...(onChoose ? { onChoose } : {})} />
          </li>
        ))}
      </ul>
      <p
        aria-hidden="true"
        className={classNames(
          'type-label mt-2 grid grid-cols-[38%_1fr_6.5rem] text-muted',
          rows.some(({ about }) => about) && 'max-sm:grid-cols-[0_1fr_0]',
        )}
      >
        <span />
        <span className="figures flex justify-between gap-1 whitespace-nowrap">
          <span>−{shortNumber(reach)}</span>
          <span>{zeroWords}</span>
          <span>+{shortNumber(reach)}</span>
        </span>
      </p>
    </div>
  )
}

const shortNumber = (value: number): string => (value >= 10 ? value.toFixed(0) : value.toFixed(1))

const wide = 'grid min-h-12 w-full grid-cols-[38%_1fr_6.5rem] items-center text-left'
/** On phones the words stand over the interval. */
const stacked =
  'max-sm:grid-cols-[1fr_auto] max-sm:py-2 max-sm:[&>:nth-child(2)]:col-span-2 max-sm:[&>:nth-child(2)]:row-start-2'

function Row({
  row,
  reach,
  isChosen,
  onChoose,
}: {
  row: IntervalRow
  reach: number
  isChosen: boolean
  onChoose?: (key: string) => void
}) {
  const isFound = row.is === 'clear'
  const content = (
    <>
      <span className="min-w-0 pr-3">
        <span
          className={classNames(
            'line-clamp-2 text-ui leading-item [overflow-wrap:anywhere]',
            isFound && 'font-strong',
          )}
        >
          {row.name}
        </span>
        {row.about && <span className="figures type-label block text-muted">{row.about}</span>}
      </span>
      <IntervalLine
        found={row.is === 'too-few' ? null : row}
        ends={[-reach, reach]}
        isClear={isFound}
        zero={0}
        {...(row.stroke && { ink: inkOf[row.stroke] })}
      />
      <span
        className={classNames(
          'pl-3 text-right',
          isFound ? 'figures font-strong text-ui' : 'font-serif text-item text-text-2 italic',
        )}
      >
        {row.words}
        {row.range && (
          <span className="figures type-label block font-sans text-muted not-italic">{row.range}</span>
        )}
      </span>
    </>
  )
  const shape = row.about ? `${wide} ${stacked}` : wide
  if (!onChoose) return <div className={shape}>{content}</div>
  return (
    <button
      type="button"
      aria-expanded={isChosen}
      onClick={() => onChoose(row.key)}
      className={classNames(shape, 'rounded-inner hover:bg-surface-2', isChosen && 'chosen')}
    >
      {content}
    </button>
  )
}

const inkOf = { mood: 'text-mood', energy: 'text-energy', stress: 'text-stress' } as const
