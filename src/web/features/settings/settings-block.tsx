import { type ReactNode, type Ref, useId } from 'react'
import { troubleSentence } from '#browser/failure-sentences.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** One matter of a section: a serif title, at its right a word or a link, and what it is about. */
export function Part({
  title,
  aside,
  headingRef,
  children,
}: {
  title: string
  aside?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line air-py-7 first:border-t-0 xl:first:pt-6">
      <div className="flex min-h-7 items-baseline justify-between gap-4">
        <h2
          id={id}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className="scroll-mt-20 rounded-inner font-serif weight-title text-title-xs leading-item tracking-title outline-none"
        >
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** A quiet sentence under a title. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="type-secondary mt-1 text-muted">{children}</p>
}

/** What went wrong, under what was pressed. Nothing when nothing did. */
export function Trouble({ error }: { error: Error | null }) {
  return (
    error && (
      <p role="alert" className="mt-2.5 text-label leading-ui text-danger">
        {troubleSentence(error)}
      </p>
    )
  )
}

/** Says what was done, aloud as well. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="type-label mt-2.5 text-text-2 empty:mt-0">
      {children}
    </p>
  )
}

/** Lines in the place of a list that is still coming. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className="mt-4 grid gap-4">
      {Array.from({ length: rows }, (_, index) => index).map((row) => (
        <Skeleton key={row} className="h-10 w-full" />
      ))}
    </div>
  )
}

/** Words that can be pressed, without a box around them; their edge meets the column's. */
export const wordButton =
  'hit-44 shrink-0 rounded-inner text-small whitespace-nowrap font-strong text-text-2 hover:text-ink disabled:text-muted'
