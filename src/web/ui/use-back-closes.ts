import { useEffect, useRef } from 'react'

const mark = 'isOver'
const isMarked = (): boolean => Boolean(history.state?.[mark])
// The router hears of the wrapped one and would take it for a page that was reached.
const pushMark = (): void => History.prototype.pushState.call(history, { ...history.state, [mark]: true }, '')

/** What lies over the page, the topmost last: each closes, or takes a step back and stays (true). */
const layers: (() => boolean)[] = []
/** What lay over the page was closed in another way: its entry in the history says nothing any more, and the next back goes past it. */
let isLeftOver = false

function onPop(): void {
  const top = layers.at(-1)
  if (isMarked() ? !top : isLeftOver && !top) {
    isLeftOver = false
    history.back()
  } else if (top && !isMarked()) {
    const stays = top()
    if (stays || layers.length > 1) pushMark()
  }
}

/** Once, when the app starts. */
export const listenToBack = (): void => addEventListener('popstate', onPop)

function add(layer: () => boolean): () => void {
  isLeftOver = false
  layers.push(layer)
  if (!isMarked()) pushMark()
  return () => {
    layers.splice(layers.lastIndexOf(layer), 1)
    isLeftOver = layers.length === 0 && isMarked()
  }
}

/**
 * While it is mounted, the back button or gesture calls `onBack` in place of leaving the page; of several the one that came last. True from it:
 * something stays open, and the next back is caught too.
 */
export function useBackCloses(onBack: () => boolean): void {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => add(() => latest.current()), [])
}

/** Whether the window is so narrow as a phone's, where back is expected to close what lies over a page. */
export const isPhoneWide = (): boolean => matchMedia('(width < 48rem)').matches

/** What lies over the page while this is drawn is closed by back. */
export function BackCloses({ onClose }: { onClose: () => void }): null {
  useBackCloses(() => {
    onClose()
    return false
  })
  return null
}
