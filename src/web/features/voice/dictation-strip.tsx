import { X } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { FieldRef } from './dictation-button.tsx'
import { finishListening, forgetTrouble, useListening } from './listening.ts'

/** While it listens: that it does, and the words that are not certain yet. Afterwards, why it stopped. */
export function DictationStrip({ into, className }: { into: FieldRef; className?: string }) {
  const { field, isOn, interim, trouble } = useListening()
  const isHere = field !== null && field === into.current
  return (
    <div className={classNames(isHere && (isOn || trouble) && className)}>
      <p role="status" className="sr-only">
        {isHere && isOn ? 'Listening. What you say is typed at the caret.' : ''}
      </p>
      {isHere && isOn && (
        <div className="flex min-h-11 items-center gap-3 border-y border-line">
          <span aria-hidden="true" className="size-2 shrink-0 animate-pulse rounded-full bg-ink" />
          <p
            className="min-w-0 flex-1 truncate font-serif text-item italic text-text-2"
            aria-hidden="true"
            dir="auto"
          >
            {/* The newest words are the ones to see. */}
            {interim.trim() === '' ? <span className="text-muted">Listening</span> : tailOf(interim)}
          </p>
          <button
            type="button"
            onClick={finishListening}
            className="hit-44 shrink-0 rounded-inner text-small font-strong text-text-2 hover:text-ink"
          >
            Stop
          </button>
        </div>
      )}
      {isHere && trouble && (
        <div role="alert" className="flex min-h-11 items-center gap-3 border-y border-line">
          <p className="type-secondary flex-1 py-2 text-text-2">{trouble}</p>
          <IconButton
            label="Close"
            icon={<X size={18} strokeWidth={1.6} />}
            onClick={forgetTrouble}
            className="-mr-3"
          />
        </div>
      )}
    </div>
  )
}

const tailLength = 90

function tailOf(words: string): string {
  const said = words.trim()
  return said.length <= tailLength ? said : `… ${said.slice(-tailLength).replace(/^\S*\s/, '')}`
}
