import { type ReactNode, useId } from 'react'
import type { TransferPiece } from '#domain/companion/talk/transfer-words.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/fields/check-icon.tsx'

const counted = (words: number): string => (words === 1 ? '1 word' : `${words} words`)

function sourceOf({ from, day }: TransferPiece): string {
  const date = day ? longDate(day) : ''
  return {
    message: 'Your message',
    page: `The end of this page, ${date}`,
    talk: 'Earlier in this talk',
    entry: `From ${date}`,
    said: `From a talk on ${date}`,
    recent: `One of your last pages, ${date}`,
    people: 'Who is who, and what you wrote of them',
    self: 'What holds of you now, by your pages',
    open: 'What your pages leave open',
    counts: 'What was counted in your pages',
    now: 'The day and the hour',
    about: 'What you said about yourself',
    aim: 'What you are here for, in your words',
  }[from]
}

/** One piece of what would leave: a check, where it comes from, how long it is, and its very words. */
export function ConsentSection({
  piece,
  isLeftOut,
  onToggle,
}: {
  piece: TransferPiece
  isLeftOut: boolean
  onToggle: () => void
}) {
  const id = useId()
  const from = sourceOf(piece)
  const words = isLeftOut ? `0 of ${counted(piece.words)}` : counted(piece.words)
  return (
    <PieceFrame
      sign={<PieceCheck id={id} isChecked={!isLeftOut} isFixed={piece.isNeeded} onToggle={onToggle} />}
      from={<label htmlFor={id}>{isLeftOut ? `${from}, left out by you` : from}</label>}
      words={words}
    >
      <p
        className={classNames(
          'whitespace-pre-wrap font-serif text-quote leading-ui [overflow-wrap:anywhere]',
          isLeftOut && 'text-muted',
        )}
      >
        {piece.text}
      </p>
    </PieceFrame>
  )
}

/** The row of a piece between hairlines. */
export function PieceFrame({
  sign,
  from,
  words,
  children,
}: {
  sign: ReactNode
  from: ReactNode
  words: string
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[26px_1fr] gap-x-4 border-t border-line py-4 last:border-b">
      <span className="flex justify-center pt-px">{sign}</span>
      <div className="min-w-0">
        <div className="type-secondary figures mb-1 flex justify-between gap-4 text-text-2">
          <span>{from}</span>
          <span className="shrink-0">{words}</span>
        </div>
        {children}
      </div>
    </div>
  )
}

function PieceCheck({
  id,
  isChecked,
  isFixed,
  onToggle,
}: {
  id: string
  isChecked: boolean
  isFixed: boolean
  onToggle: () => void
}) {
  return (
    <span className="hit-44 relative grid size-6.5">
      <CheckIcon id={id} checked={isChecked} disabled={isFixed} onChange={onToggle} className="z-1" />
    </span>
  )
}
