import { type PointerEvent, useRef, useState } from 'react'
import { untitled } from '#domain/journal/entry-summary.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { pageToSee, sayOfMemory } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { useAsked } from '../use-memory-life.ts'

/** A swipe of so many px to a side goes on. */
const swipePx = 70

/** One page at a time; what was seen rests for 30 days. Swipe, press, or use the arrow key to the right. */
export function ReviewSheet({ isReview, onClose }: { isReview: boolean; onClose: () => void }) {
  const { of, openPage, go } = useMemory()
  const vault = useVaultCalls()
  const [seen, setSeen] = useState<readonly string[]>([])
  const page = useAsked(pageToSee, { of, not: seen }, seen.length)
  const from = useRef(0)
  const next = (isNeverAgain: boolean) => {
    if (!page) return
    setSeen([...seen, page.uid])
    if (isReview || isNeverAgain)
      void vault.run(sayOfMemory, { of, said: { type: 'seen-page', entryId: page.uid, isNeverAgain } })
  }
  const end = ({ clientX }: PointerEvent) => Math.abs(clientX - from.current) > swipePx && next(false)
  return (
    <Sheet
      isWide
      title={isReview ? 'Through the pile' : 'A page by chance'}
      onClose={onClose}
      foot={
        page && (
          <>
            <Button onClick={() => next(false)}>{isReview ? 'Next page' : 'Another'}</Button>
            {of === null && (
              <Button
                variant="outline"
                onClick={() => {
                  onClose()
                  openPage(page.uid)
                }}
              >
                Open it
              </Button>
            )}
            <Button variant="quiet" onClick={() => next(true)}>
              Not this one again
            </Button>
          </>
        )
      }
    >
      {page ? (
        <article
          aria-live="polite"
          onPointerDown={({ clientX }) => {
            from.current = clientX
          }}
          onPointerUp={end}
          className="min-h-60 touch-pan-y"
        >
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
              <button
                key={id}
                type="button"
                className="hit-44 hover:text-ink"
                onClick={() => {
                  onClose()
                  go({ view: 'people', node: id })
                }}
              >
                {name}
              </button>
            ))}
          </p>
        </article>
      ) : (
        <p className="font-serif text-lead">
          That was the last one for now. Pages rest for 30 days before they come again.
        </p>
      )}
    </Sheet>
  )
}
