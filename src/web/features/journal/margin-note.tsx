import { type ReactNode, useId } from 'react'
import type { EmotionCategory } from '#domain/journal/emotion.ts'
import { classNames } from '#web/ui/class-names.ts'

interface MarginPartProps {
  /** The question that the part answers. */
  title: string
  children: ReactNode
}

/** One part of the margin: a question as its label, answers in the serif, a hairline before the next. */
export function MarginPart({ title, children }: MarginPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-5 first:border-t-0 first:pt-3">
      <h3 id={id} className="type-label mb-2 text-muted">
        {title}
      </h3>
      {children}
    </section>
  )
}

interface MarginNoteProps {
  /** What it is, in a word or a few. */
  children: ReactNode
  /** At its right: on how many sentences it rests. */
  aside?: string
  hue?: EmotionCategory | null
  isOpen: boolean
  onToggle: () => void
  /** What can be done with it while it is open. */
  actions: ReactNode
}

/** A note that lights its sentences while it is open; one is open at a time. */
export function MarginNote({ children, aside, hue, isOpen, onToggle, actions }: MarginNoteProps) {
  return (
    <li
      className={classNames(
        '-mx-3 rounded-control px-3 transition-colors duration-(--quick)',
        isOpen && 'bg-surface-2',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 w-full items-baseline gap-3 py-2 text-left"
      >
        {hue && (
          <span
            aria-hidden="true"
            style={{ background: `var(--emotion-${hue})` }}
            className="size-2 shrink-0 self-center rounded-full"
          />
        )}
        <span className="min-w-0 flex-1 font-serif text-[18px] leading-6 [overflow-wrap:anywhere]">
          {children}
        </span>
        {aside && <span className="type-label figures shrink-0 text-muted">{aside}</span>}
      </button>
      {isOpen && <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pb-2">{actions}</div>}
    </li>
  )
}

interface NoteActionProps {
  icon?: ReactNode
  onClick: () => void
  children: ReactNode
  isPressed?: boolean
}

export function NoteAction({ icon, onClick, children, isPressed }: NoteActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-pressed={isPressed}
      className="type-secondary inline-flex min-h-11 items-center gap-2 font-[550] text-text-2 hover:text-text aria-pressed:text-ink"
    >
      {icon}
      {children}
    </button>
  )
}
