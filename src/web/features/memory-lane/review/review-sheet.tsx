import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { useMemory } from '../memory-place.ts'
import { type ReviewMove, useReviewKeys, useSwipe } from './review-keys.ts'
import { KeyHints, SeenPage } from './seen-page.tsx'
import { useReview } from './use-review.ts'

/** One page at a time; what was seen rests for 30 days. Swipe, press, or use the keys. */
export function ReviewSheet({ isReview, onClose }: { isReview: boolean; onClose: () => void }) {
  const { of, openPage, go } = useMemory()
  const review = useReview()
  const { page, answer, isFirst, isEnd, isMarked } = review
  const canOpen = of === null
  const open = () => {
    if (!page || !canOpen) return
    onClose()
    openPage(page.uid)
  }
  const move = (by: ReviewMove) => {
    if (by === 'open') open()
    else if (by === 'back') review.back()
    else void review[by]()
  }
  const inside = useReviewKeys(move)
  const swipe = useSwipe(move)
  const onward = isReview ? 'Next page' : 'Another'
  const isStuck = answer === 'failed' && !page
  return (
    <Sheet
      isWide
      title={isReview ? 'Through the pile' : 'A page by chance'}
      onClose={onClose}
      foot={
        // Each stays where it is from page to page, and so does the focus on it.
        <>
          <Button
            variant="outline"
            aria-disabled={isFirst}
            aria-keyshortcuts="ArrowLeft K"
            onClick={review.back}
          >
            Back
          </Button>
          <Button aria-disabled={isEnd} aria-keyshortcuts="ArrowRight J" onClick={() => void review.next()}>
            {isEnd ? 'None left for now' : isStuck ? 'Try again' : onward}
          </Button>
          {canOpen && (
            <Button variant="outline" aria-disabled={!page} aria-keyshortcuts="Enter" onClick={open}>
              Open it
            </Button>
          )}
          <Button
            variant="quiet"
            aria-disabled={!page}
            aria-keyshortcuts="N"
            onClick={() => void (isMarked ? review.again() : review.never())}
          >
            {isMarked ? 'Let it come again' : 'Not this one again'}
          </Button>
          <KeyHints canOpen={canOpen} />
        </>
      }
    >
      <div
        ref={inside}
        aria-live="polite"
        aria-busy={answer === 'awaited'}
        className="min-h-60 touch-pan-y"
        {...swipe}
      >
        {page && (
          <SeenPage
            key={page.uid}
            page={page}
            onName={(node) => {
              onClose()
              go({ view: 'people', node })
            }}
          />
        )}
        {isEnd && (
          <p className="font-serif text-lead">
            {isFirst ? 'There is no page to show for now.' : 'That was the last one for now.'} Pages rest for
            30 days before they come again.
          </p>
        )}
        {isStuck && <p className="font-serif text-lead">The page could not be fetched.</p>}
      </div>
    </Sheet>
  )
}
