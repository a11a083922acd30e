import type { ReactNode } from 'react'
import { untitled } from '#domain/journal/entry-summary.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { PageToSee } from '#worker/memory/memory.calls.ts'

/** Each page begins at its top, wherever the one before was left. */
const fromItsTop = (page: HTMLElement | null): void =>
  page?.closest('[aria-live]')?.parentElement?.scrollTo(0, 0)

/** A page as reading matter, with whom and what it names. */
export function SeenPage({ page, onName }: { page: PageToSee; onName: (node: string) => void }) {
  return (
    <article ref={fromItsTop}>
      <p className="text-label text-muted">
        {longDate(page.day)}, {page.mood === null ? 'not rated' : `mood ${page.mood}`}
      </p>
      <h3
        className={classNames(
          'mt-1 font-serif text-title-m leading-title tracking-title',
          !page.title && 'text-text-2 italic',
        )}
      >
        {page.title || untitled(page)}
      </h3>
      {page.content.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="mt-4 font-serif text-write leading-loose">
          {paragraph}
        </p>
      ))}
      <p className="mt-5 flex flex-wrap gap-4 text-small text-text-2">
        {page.names.slice(0, 6).map(({ id, name }) => (
          <button key={id} type="button" className="hit-44 hover:text-ink" onClick={() => onName(id)}>
            {name}
          </button>
        ))}
      </p>
    </article>
  )
}

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-mark border border-line px-1.5 py-0.5 font-sans text-fine text-text-2">
    {children}
  </kbd>
)

/** What the keys do, where there is likely to be a keyboard. */
export const KeyHints = ({ canOpen }: { canOpen: boolean }) => (
  <p className="hidden basis-full flex-wrap items-center gap-x-4 gap-y-1.5 text-label text-muted pointer-fine:flex">
    <span>
      <Key>→</Key> <Key>J</Key> next
    </span>
    <span>
      <Key>←</Key> <Key>K</Key> back
    </span>
    <span>
      <Key>N</Key> not again
    </span>
    {canOpen && (
      <span>
        <Key>Enter</Key> open
      </span>
    )}
    <span>
      <Key>Esc</Key> close
    </span>
  </p>
)
