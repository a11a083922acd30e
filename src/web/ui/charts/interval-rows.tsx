import { classNames } from '../class-names.ts'
import { IntervalLine } from './interval-line.tsx'

/** A difference with its interval, or why there is none. */
export type IntervalFinding = {
  /** What it rests on, such as 'stress, same day, 23 of 75 days'; of the first one under the name. */
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

/** One thing that was tried, and what was found. */
export type IntervalRow = IntervalFinding & {
  readonly key: string
  readonly name: string
  /** Found of the same thing besides: under the first, with a diamond for its point. */
  readonly second?: IntervalFinding
}

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
    ...rows
      .flatMap((row): IntervalFinding[] => (row.second ? [row, row.second] : [row]))
      .flatMap((one) => (one.is === 'too-few' ? [] : [Math.abs(one.low), Math.abs(one.high)])),
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

const wide = 'grid w-full grid-cols-[38%_1fr_6.5rem] items-center text-left'
/** On phones the words stand over the interval. */
const stacked =
  'max-sm:grid-cols-[1fr_auto] max-sm:py-2 max-sm:[&>:nth-child(2)]:col-span-2 max-sm:[&>:nth-child(2)]:row-start-2'

interface RowProps {
  row: IntervalRow
  reach: number
  isChosen: boolean
  onChoose?: (key: string) => void
}

function Row({ row, reach, isChosen, onChoose }: RowProps) {
  const { name, about, second } = row
  const isFound = row.is === 'clear' || second?.is === 'clear'
  const shape = classNames(wide, about && stacked)
  const content = (
    <>
      <span className={classNames(shape, second ? 'min-h-10 pt-1' : 'min-h-12')}>
        <span className="min-w-0 pr-3">
          <span
            className={classNames(
              'line-clamp-2 text-ui leading-item [overflow-wrap:anywhere]',
              isFound && 'font-strong',
            )}
          >
            {name}
          </span>
          {about && <span className="figures type-label block text-muted">{about}</span>}
        </span>
        <Found found={row} reach={reach} />
      </span>
      {second && (
        <span className={classNames(shape, 'min-h-10 pb-1')}>
          <span className="figures type-label text-muted">{second.about}</span>
          <Found found={second} reach={reach} isSecond />
        </span>
      )}
    </>
  )
  if (!onChoose) return <div>{content}</div>
  return (
    <button
      type="button"
      aria-expanded={isChosen}
      onClick={() => onChoose(row.key)}
      className={classNames('block w-full rounded-inner hover:bg-surface-2', isChosen && 'chosen')}
    >
      {content}
    </button>
  )
}

function Found({
  found,
  reach,
  isSecond = false,
}: {
  found: IntervalFinding
  reach: number
  isSecond?: boolean
}) {
  const isClear = found.is === 'clear'
  return (
    <>
      <IntervalLine
        found={found.is === 'too-few' ? null : found}
        ends={[-reach, reach]}
        isClear={isClear}
        zero={0}
        point={isSecond ? 'diamond' : 'circle'}
        {...(found.stroke && { ink: inkOf[found.stroke] })}
      />
      <span
        className={classNames(
          'pl-3 text-right',
          isClear ? 'figures font-strong text-ui' : 'font-serif text-item text-text-2 italic',
        )}
      >
        {found.words}
        {found.range && (
          <span className="figures type-label block font-normal font-sans text-muted not-italic">
            {found.range}
          </span>
        )}
      </span>
    </>
  )
}

const inkOf = { mood: 'text-mood', energy: 'text-energy', stress: 'text-stress' } as const
