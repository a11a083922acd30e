import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Chip, type ChipLines, chipLines, type DraftChip } from '#domain/journal/chips/chips-in.ts'
import { directionOf } from '#domain/text/direction.ts'
import type { Stretch } from '#domain/text/find-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { sameLines } from '../editor/textarea-positions.ts'
import { useChips } from './use-chips.ts'

/** What stands in a chip: a small picture or sign, and its name, for the eye and to be said aloud. */
export interface ChipFace {
  readonly picture: ReactNode
  readonly words: string
}

interface ChipLayerProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** What is known to stand in the field. */
  kept: string
  face: (chip: Chip) => ChipFace
}

/** Lies over the text, letter for letter in its place, and covers Markdown that says nothing to a reader by chips. The text stays what it is. */
export function ChipLayer({ field, kept, face }: ChipLayerProps) {
  const { text, chips, selection } = useChips(field, kept)
  if (chips.length === 0) return null
  const chosen = chips.find((chip) => isTaken(chip, selection) || edgeAt(chip, selection) !== null)
  return (
    <>
      <div
        aria-hidden="true"
        dir="auto"
        data-chips
        className={`${sameLines} pointer-events-none absolute inset-0 select-none text-transparent [&>div]:[unicode-bidi:plaintext]`}
      >
        {chipLines(text, chips).map((lines) =>
          lines.chips.length === 0 ? (
            <div key={lines.nth}>{`${lines.text}\u200b`}</div>
          ) : (
            <LinesWithChips key={lines.nth} {...{ lines, selection, face }} />
          ),
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {chosen ? face(chosen).words : ''}
      </p>
    </>
  )
}

const isTaken = ({ from, to }: Stretch, selection: Stretch | null): boolean =>
  selection !== null && selection.from <= from && to <= selection.to

type Edge = 'before' | 'behind' | null
const takenGround = 'bg-[color-mix(in_oklab,var(--surface-2),var(--ink)_30%)]'

/** Where the caret stands beside a chip; null: elsewhere. */
function edgeAt({ from, to }: Stretch, selection: Stretch | null): Edge {
  if (!selection || selection.from !== selection.to) return null
  if (selection.from === from) return 'before'
  return selection.from === to ? 'behind' : null
}

interface LinesProps {
  lines: ChipLines
  selection: Stretch | null
  face: (chip: Chip) => ChipFace
}

/** A chip with a line to itself is a small card; within a sentence it is its picture, and covers the rest. */
function LinesWithChips({ lines, selection, face }: LinesProps) {
  const { from, text, chips } = lines
  const [only] = chips
  const isAlone = chips.length === 1 && only && only.from === from && only.to === from + text.length
  if (isAlone && only.kind === 'draft')
    return <DraftLine {...face(only)} {...{ text, draft: only, selection }} />
  if (isAlone)
    return (
      <div dir={directionOf(text)} className="relative me-auto w-fit max-w-full bg-surface-1">
        {text}
        <Card {...face(only)} isTaken={isTaken(only, selection)} />
        <Caret at={edgeAt(only, selection)} className="inset-y-0.5" />
      </div>
    )
  const pieces: ReactNode[] = []
  let at = from
  for (const chip of chips) {
    pieces.push(
      text.slice(at - from, chip.from - from),
      <InlineChip
        key={chip.from}
        {...face(chip)}
        letters={text.slice(chip.from - from, chip.to - from)}
        isTaken={isTaken(chip, selection)}
        edge={edgeAt(chip, selection)}
      />,
    )
    at = chip.to
  }
  return (
    <div>
      {pieces}
      {`${text.slice(at - from)}\u200b`}
    </div>
  )
}

interface InlineChipProps extends ChipFace {
  /** What stands in the text; the chip covers it, on as many lines as it takes. */
  letters: string
  isTaken: boolean
  edge: Edge
}

/** So wide are the picture and the gaps around a name. */
const besideName = 60

/** The picture and as much of its name as has room on the first line. */
function InlineChip({ picture, words, letters, isTaken: taken, edge }: InlineChipProps) {
  const covers = useRef<HTMLSpanElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const measure = (): void => setRoom((covers.current?.getClientRects()[0]?.width ?? 0) - besideName)
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  })
  return (
    <span
      ref={covers}
      className={classNames(
        'relative box-decoration-clone rounded-inner py-[0.24em]',
        taken ? takenGround : 'bg-surface-2',
      )}
    >
      {letters}
      <span className="absolute top-0 left-0 flex h-[1.45em] items-center gap-2.5 text-text-2">
        <span className="relative grid h-full w-10 place-items-center overflow-hidden rounded-inner">
          {picture}
        </span>
        {room > 30 && (
          <span className="type-secondary truncate" style={{ maxWidth: room }}>
            {words}
          </span>
        )}
      </span>
      <Caret at={edge} className="h-lh" />
    </span>
  )
}

/** Of what is not accepted yet, over the page. */
const tint =
  'bg-[linear-gradient(color-mix(in_oklab,transparent,var(--ink)_11%),color-mix(in_oklab,transparent,var(--ink)_11%))]'

/** Says in words what the first line of a drafted block says in Markdown; what is not accepted yet stands on the tint of its block. */
function DraftLine({
  picture,
  words,
  text,
  draft,
  selection,
}: ChipFace & { text: string; draft: DraftChip; selection: Stretch | null }) {
  const taken = isTaken(draft, selection)
  return (
    <div className={classNames('relative', draft.isAccepted ? 'bg-surface-1' : `bg-surface-1 ${tint}`)}>
      {text}
      <span
        className={classNames(
          'absolute inset-y-0 left-0 flex items-center gap-2 rounded-mark pr-2 text-text-2',
          taken && 'outline-2 outline-ink',
        )}
      >
        {picture}
        <span className="type-secondary">{words}</span>
      </span>
      <Caret at={edgeAt(draft, selection)} className="h-lh" />
    </div>
  )
}

function Card({ picture, words, isTaken: taken }: ChipFace & { isTaken: boolean }) {
  return (
    <span
      className={classNames(
        'absolute inset-x-0 inset-y-0.5 flex items-center gap-2.5 overflow-hidden rounded-inner pr-3 text-text-2',
        taken ? `outline-2 outline-ink ${takenGround}` : 'bg-surface-2',
      )}
    >
      <span className="relative grid aspect-3/2 h-full shrink-0 place-items-center overflow-hidden">
        {picture}
      </span>
      <span className="type-secondary truncate">{words}</span>
    </span>
  )
}

/** The browser's own caret lies under the chip. */
function Caret({ at, className }: { at: Edge; className: string }) {
  if (at === null) return null
  return (
    <span
      className={classNames(
        'absolute w-0.5 animate-caret bg-ink',
        at === 'before' ? '-left-0.5 top-0' : '-right-0.5 bottom-0',
        className,
      )}
    />
  )
}
