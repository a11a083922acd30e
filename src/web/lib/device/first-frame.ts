import { useLayoutEffect } from 'react'

/** The element of a page whose first frame was drawn when the app was built. The page comes to stand below it, unseen, and takes its place once it is drawn. */
export const firstFrameId = 'first-frame'

/** On the element that the app draws into, as long as the first frame stands over it. */
export const coveredClass = 'invisible absolute inset-x-0 top-0'

/** Shows what was drawn below the first frame in its place; without one nothing happens. */
export function endFirstFrame(): void {
  const frame = document.getElementById(firstFrameId)
  if (!frame) return
  frame.remove()
  document.getElementById('root')?.removeAttribute('class')
}

/** For whatever takes the place of a first frame: the page itself, or the word that it cannot come. */
export function useEndOfFirstFrame(): void {
  useLayoutEffect(endFirstFrame, [])
}
