import { type ReactNode, useState } from 'react'
import { dayNumber, monthName, weekday } from '#domain/time/entry-date.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** One sentence, page or day that a claim rests on. */
export interface EvidenceLine {
  readonly key: string
  /** Null: there is no page to open. */
  readonly entryUid: string | null
  readonly day: string
  /** The person's own words. */
  readonly quote: string
  /** Literally in the quote: what was counted. */
  readonly counted?: string
  /** What the day carried, such as 'stress 4'. */
  readonly carried?: string
  readonly isAgainst?: boolean
}

export interface EvidenceProps {
  lines: readonly EvidenceLine[]
  /** So many stand there at first; absent: three. */
  atFirst?: number
  /** All of them stand there at first. */
  isWhole?: boolean
  /** How all of them are called: 'All 23 days'. */
  allWords: string
  /** What stands over those against once all are shown: '24 days say otherwise'. */
  againstWords?: string
  onOpenEntry: (uid: string) => void
}

/** Sentences on beads, newest first, those against last; three at first, the latest against among them. */
export function Evidence({
  lines,
  atFirst = 3,
  isWhole = false,
  allWords,
  againstWords,
  onOpenEntry,
}: EvidenceProps) {
  const [isAll, setAll] = useState(isWhole)
  const against = lines.filter(({ isAgainst }) => isAgainst)
  const for_ = lines.filter(({ isAgainst }) => !isAgainst)
  const first = [...for_.slice(0, atFirst - Math.min(1, against.length)), ...against.slice(0, 1)]
  return (
    <div>
      <Beads lines={isAll ? for_ : first} onOpenEntry={onOpenEntry} />
      {isAll && against.length > 0 && (
        <>
          {againstWords && (
            <p className="type-secondary figures mt-3 font-strong text-text-2">{againstWords}</p>
          )}
          <Beads lines={against} onOpenEntry={onOpenEntry} />
        </>
      )}
      {lines.length > first.length && (
        <Button
          data-not-painted
          variant="quiet"
          size="small"
          className="ml-3 text-ink"
          onClick={() => setAll(!isAll)}
        >
          {isAll ? 'Fewer' : allWords}
        </Button>
      )}
    </div>
  )
}

function Beads({ lines, onOpenEntry }: Pick<EvidenceProps, 'lines' | 'onOpenEntry'>) {
  if (lines.length === 0) return null
  return (
    <ol className="mt-4">
      {lines.map((line, at) => (
        <Bead key={line.key} line={line} next={lines[at + 1]} onOpenEntry={onOpenEntry} />
      ))}
    </ol>
  )
}

interface BeadProps {
  line: EvidenceLine
  next: EvidenceLine | undefined
  onOpenEntry: (uid: string) => void
}

function Bead({ line, next, onOpenEntry }: BeadProps) {
  const { entryUid } = line
  return (
    <li className="relative pb-3 pl-5.5">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-2.5 left-0 size-2 rounded-pill',
          line.isAgainst ? 'border-[1.5px] border-text-2' : 'bg-ink',
        )}
      />
      {next && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-5 -bottom-2 left-[3.25px] border-l-[1.5px]',
            next.isAgainst ? 'border-line-strong border-dashed' : 'border-ink/55',
          )}
        />
      )}
      {entryUid === null ? (
        <BeadWords line={line} />
      ) : (
        <button
          type="button"
          onClick={() => onOpenEntry(entryUid)}
          className="block w-full rounded-inner text-left hover:bg-surface-2"
        >
          <BeadWords line={line} />
        </button>
      )}
    </li>
  )
}

function BeadWords({ line }: { line: EvidenceLine }) {
  return (
    <>
      <span className="type-quote block text-balance italic">
        {line.entryUid === null ? (
          'No page on this day'
        ) : line.quote === '' ? (
          'A page without words'
        ) : (
          <>“{marked(line)}”</>
        )}
      </span>
      <span className="type-label mt-0.5 flex flex-wrap gap-x-4 text-muted">
        <span>{dateOf(line.day)}</span>
        {line.carried && <span className="text-text-2">{line.carried}</span>}
        {line.isAgainst && <span className="text-text-2">counter-example</span>}
      </span>
    </>
  )
}

function marked({ quote, counted }: EvidenceLine): ReactNode {
  const at = counted ? quote.indexOf(counted) : -1
  if (!counted || at < 0) return quote
  return (
    <>
      {quote.slice(0, at)}
      <span className="text-ink">{counted}</span>
      {quote.slice(at + counted.length)}
    </>
  )
}

const dateOf = (day: string): string =>
  `${weekday(day, 'short')} ${dayNumber(day)} ${monthName(day)} ${day.slice(0, 4)}`
