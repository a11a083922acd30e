import { useEffect, useState } from 'react'
import { useWatched } from '#web/lib/vault/observable.ts'
import { tried } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { pageToSee } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { PageReview } from './page-review.ts'
import { isAtEnd, pageAt } from './review-path.ts'

/** Pages one after the other for as long as the screen is there. */
export function useReview() {
  const { of, overview, say, unsay } = useMemory()
  const vault = useVaultCalls()
  const [review] = useState(
    () =>
      new PageReview({
        ask: (not) => tried(vault.run(pageToSee, { of, not }).then((next) => ({ next }))),
        keep: (entryId, isNeverAgain) =>
          say(
            { type: 'seen-page', entryId, isNeverAgain },
            isNeverAgain ? 'That page will not come up by itself again' : undefined,
          ),
      }),
  )
  useEffect(() => {
    review.open()
    return () => review.close()
  }, [review])
  const { path, answer } = useWatched(review.shown)
  const page = pageAt(path)
  /** The correction that keeps this page from coming again. */
  const mark = overview.settled.find(
    ({ said }) => said.type === 'seen-page' && said.isNeverAgain && said.entryId === page?.uid,
  )
  return {
    ...{ page, answer },
    isFirst: path.at === 0,
    isEnd: isAtEnd(path),
    isMarked: mark !== undefined,
    next: () => review.next(),
    back: () => review.back(),
    never: () => (mark ? review.next() : review.never()),
    /** Lets it come again. */
    again: () => mark && unsay(mark.uid),
  }
}
