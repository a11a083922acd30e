import { Plus } from 'lucide-react'
import { type FocusEvent, type PointerEvent, type ReactNode, useId } from 'react'
import { asQuoted } from '#domain/journal/quoted.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { NoteLight, Notes } from './use-notes.ts'

interface InsightsPanelSectionProps {
  /** The question that the part answers. */
  title: string
  children: ReactNode
}

/** One part of the margin: a question as its label, answers in the serif, a hairline before the next. */
export function InsightsPanelSection({ title, children }: InsightsPanelSectionProps) {
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

/** What a note's button needs, so that looking at it lights its sentences and pressing it opens it. */
export function noteHandlers(notes: Notes, light: NoteLight) {
  return {
    'aria-expanded': notes.open === light.key,
    onClick: () => notes.toggle(light),
    // A finger that touches is a press already.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && notes.glance(light),
    onPointerLeave: () => notes.glance(null),
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      currentTarget.matches(':focus-visible') && notes.glance(light),
    onBlur: () => notes.glance(null),
  }
}

interface InsightsPanelNoteProps {
  notes: Notes
  light: NoteLight
  /** What it is, in a word or a few. */
  children: ReactNode
  /** At its right: on how many sentences it rests. */
  aside?: string
  /** What can be done with it while it is open. */
  actions: ReactNode
}

/** A note that lights its sentences while it is open; one is open at a time. */
export function InsightsPanelNote({ notes, light, children, aside, actions }: InsightsPanelNoteProps) {
  const isOpen = notes.open === light.key
  return (
    <li
      className={classNames(
        '-mx-3 rounded-control px-3 transition-colors duration-(--quick)',
        isOpen && 'bg-surface-2',
      )}
    >
      <button
        type="button"
        {...noteHandlers(notes, light)}
        data-lights={notes.lit === light.key || undefined}
        className="flex min-h-11 w-full items-baseline gap-3 py-2 text-left"
      >
        {light.hue && (
          <span
            aria-hidden="true"
            style={{ background: `var(--emotion-${light.hue})` }}
            className="mb-0.5 size-2 shrink-0 self-center rounded-full"
          />
        )}
        <span className="min-w-0 flex-1 font-serif text-read leading-ui [overflow-wrap:anywhere]">
          {children}
        </span>
        {aside && <span className="type-label figures shrink-0 text-muted">{aside}</span>}
      </button>
      {isOpen && (
        <NoteBody light={light} isInset={Boolean(light.hue)}>
          {actions}
        </NoteBody>
      )}
    </li>
  )
}

interface NoteBodyProps {
  light: NoteLight
  isInset?: boolean
  children: ReactNode
}

/** Under an open note: on a phone, where its sentences are out of sight, they are quoted; then what can be done. */
export function NoteBody({ light, isInset = false, children }: NoteBodyProps) {
  return (
    <div className={classNames('pb-2', isInset && 'pl-5')}>
      {light.spans.length > 0 && (
        <ul className="mb-1 md:hidden">
          {light.spans.map(({ start, text }) => (
            <li key={start} className="border-t border-line py-2 font-serif text-ui italic leading-ui">
              <span dir="auto">“{asQuoted(text)}”</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">{children}</div>
    </div>
  )
}

interface NoteActionProps {
  icon?: ReactNode
  onClick?: () => void
  children: ReactNode
  isPressed?: boolean
  /** It sends the form that it stands in. */
  isSubmit?: boolean
}

export function NoteAction({ icon, onClick, children, isPressed, isSubmit = false }: NoteActionProps) {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      onClick={onClick}
      aria-pressed={isPressed}
      className="type-secondary inline-flex min-h-11 items-center gap-2 font-strong text-text-2 hover:text-text aria-pressed:text-ink"
    >
      {icon}
      {children}
    </button>
  )
}

interface AddNoteProps {
  notes: Notes
  /** Names what opens, among the notes. */
  id: string
  children: ReactNode
}

/** The quiet way to what is missing. */
export function AddNote({ notes, id, children }: AddNoteProps) {
  return (
    <button
      type="button"
      onClick={() => notes.toggle({ key: id, spans: [] })}
      className="type-secondary inline-flex min-h-11 items-center gap-2 text-muted hover:text-text"
    >
      <Plus size={15} strokeWidth={1.7} aria-hidden="true" />
      {children}
    </button>
  )
}

interface NoteChoicesProps<Choice extends string> {
  label: string
  choices: readonly Choice[]
  nameOf: (choice: Choice) => ReactNode
  onChoose: (choice: Choice) => void
}

/** A few words to choose one from, under an open note. */
export function NoteChoices<Choice extends string>({
  label,
  choices,
  nameOf,
  onChoose,
}: NoteChoicesProps<Choice>) {
  return (
    <fieldset aria-label={label} className="flex w-full flex-wrap gap-2 pb-1">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          onClick={() => onChoose(choice)}
          className="type-secondary inline-flex min-h-9 items-center gap-2 rounded-pill border border-line px-3 text-text-2 hover:border-line-strong hover:text-text max-md:min-h-11"
        >
          {nameOf(choice)}
        </button>
      ))}
    </fieldset>
  )
}
