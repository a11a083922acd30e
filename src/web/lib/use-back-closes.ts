import { useEffect, useRef } from 'react'

const mark = 'isOver'
const isMarked = (): boolean => Boolean(history.state?.[mark])
// The router hears of the wrapped one and would take it for a page that was reached.
const pushMark = (): void => History.prototype.pushState.call(history, { ...history.state, [mark]: true }, '')

let leaving: ReturnType<typeof setTimeout> | undefined

/**
 * While it is mounted, the back button or gesture of a phone calls `onBack` in place of leaving the page. True from it: something stays
 * open, and the next back is caught too. Closing in another way takes the entry out of the history again.
 */
export function useBackCloses(onBack: () => boolean): void {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    clearTimeout(leaving)
    if (!isMarked()) pushMark()
    const onPop = () => {
      if (!isMarked() && latest.current()) pushMark()
    }
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      leaving = setTimeout(() => isMarked() && history.back())
    }
  }, [])
}

/** Calls back once what lay over the page has left the history, so that the way on starts from the page. */
export function afterBack(then: () => void): void {
  if (isMarked()) addEventListener('popstate', then, { once: true })
  else then()
}
