import { Suspense, useEffect } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import type { TakeWordsProps } from './take-words.tsx'

const load = async () => (await import('./take-words.tsx')).TakeWords
const TakeWords = lateComponent(load, 'unseen')

interface UnsavedNoteProps extends TakeWordsProps {
  /** Why the page could not be kept, as a sentence. */
  trouble: string | null
}

/** Above a page that cannot be kept: why, what becomes of it, and the ways to take the words along. */
export function UnsavedNote({ trouble, ...fields }: UnsavedNoteProps) {
  // Whoever needs the ways out may not be able to fetch them then.
  useEffect(() => {
    const soon = setTimeout(() => void load().catch(() => undefined), 2_000)
    return () => clearTimeout(soon)
  }, [])
  if (trouble === null) return null
  return (
    <section aria-label="Not saved yet" className="mb-5 rounded-card bg-wash px-4 py-3">
      <p role="alert" className="type-secondary text-text-2">
        {trouble} So far your words are only on this page. Keep writing and leave it open: Inkwell tries to
        save again every few seconds.
      </p>
      <Suspense fallback={null}>
        <TakeWords {...fields} />
      </Suspense>
    </section>
  )
}
