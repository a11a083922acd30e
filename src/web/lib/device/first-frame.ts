/** The element of a page whose first frame was drawn when the app was built. The page comes to stand below it, unseen, and takes its place once it is drawn. */
export const firstFrameId = 'first-frame'

/** On the element that the app draws into, as long as the first frame stands over it. */
export const coveredClass = 'invisible absolute inset-x-0 top-0'

/** Told to the first frame when the page below it is there. Whoever prevents it removes the frame later (src/web/site/script/first-touch.ts). */
export const frameEnds = 'firstframeends'

/** Shows what was drawn below the first frame in its place. */
export function removeFirstFrame(): void {
  document.getElementById(firstFrameId)?.remove()
  document.getElementById('root')?.removeAttribute('class')
}

/** The first frame has had its time; without one nothing happens. */
export function endFirstFrame(): void {
  const frame = document.getElementById(firstFrameId)
  if (frame?.dispatchEvent(new Event(frameEnds, { cancelable: true }))) removeFirstFrame()
}
