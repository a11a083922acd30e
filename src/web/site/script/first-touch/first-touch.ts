import { firstFrameId, frameEnds, removeFirstFrame } from '#web/lib/device/first-frame.ts'
import { controlAt } from './counterparts.ts'
import { keepFirstPresses } from './first-presses.ts'
import { whenReleased } from './when-released.ts'

const compactAfterPx = 80
const slowMs = 1_000
const loading = 'Loading ...'
const failed = 'This could not be loaded. Press again to try once more.'

const isLink = (target: EventTarget | null): boolean => controlAt(target)?.localName === 'a'
const isInFigure = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('figure') !== null

/** Loads the app and its page, whose addresses the frame carries. Once that fails the next touch tries again. */
function appLoader(frame: HTMLElement): () => void {
  const addresses = frame.dataset.app?.split(' ') ?? []
  let isComing = false
  const say = (words: string): void => {
    const place = frame.querySelector('[data-word]')
    if (place) place.textContent = words
  }
  return () => {
    if (isComing) return
    isComing = true
    const slow = setTimeout(say, slowMs, loading)
    Promise.all(addresses.map((one) => import(/* @vite-ignore */ one))).catch((error: unknown) => {
      console.error(error)
      clearTimeout(slow)
      isComing = false
      say(failed)
    })
  }
}

/** The header becomes smaller below the first lines, as the page's own does. */
function shrinkHeader(frame: HTMLElement): void {
  const head = frame.querySelector<HTMLElement>('.public-head')
  if (!head) return
  const look = (): void => {
    head.dataset.compact = String(scrollY > compactAfterPx)
  }
  look()
  addEventListener('scroll', look, { passive: true })
}

/** Starts the app when somebody touches the first frame, by hand, key or a mouse that comes to a drawing, and hands over what was pressed. Scrolling is no touch. */
function startAtFirstTouch(frame: HTMLElement): void {
  const start = appLoader(frame)
  const presses = keepFirstPresses(frame)
  let isPressed = false
  frame.addEventListener('pointerdown', ({ pointerType, target }) => {
    isPressed = true
    if (pointerType !== 'touch' && !isLink(target)) start()
  })
  // A finger that comes down may be about to scroll: then it is never said to have gone up.
  frame.addEventListener('pointerup', ({ target }) => {
    if (!isLink(target)) start()
  })
  for (const over of ['pointerup', 'pointercancel'] as const)
    addEventListener(over, () => {
      isPressed = false
    })
  frame.addEventListener('focusin', ({ target }) => {
    if (!(isPressed && isLink(target))) start()
  })
  frame.addEventListener('keydown', ({ target }) => {
    if (!isLink(target)) start()
  })
  frame.addEventListener('pointermove', ({ pointerType, target }) => {
    if (pointerType === 'mouse' && isInFigure(target)) start()
  })
  const released = whenReleased()
  frame.addEventListener(frameEnds, (ends) => {
    ends.preventDefault()
    released(() => {
      presses.noteFocus()
      removeFirstFrame()
      const page = document.getElementById('root')
      if (page) void presses.repeatIn(page)
    })
  })
}

const frame = document.getElementById(firstFrameId)
if (frame) {
  shrinkHeader(frame)
  startAtFirstTouch(frame)
}
