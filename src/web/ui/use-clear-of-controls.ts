import { type RefObject, useLayoutEffect } from 'react'
import { onDialogs, topDialog } from './open-dialogs.ts'
import { freeTop, type Stretch } from './toast-place.ts'

const controls =
  'a[href], button, input, select, textarea, label:has(input), [role="slider"], [role="option"], [data-keep-clear]'
const margin = 2
/** So far from the edge of the window. */
const edge = 8
/** Under the bar at the top of a phone. */
const underBar = 76
/** A page goes on changing under a message: so often it is looked at again, in ms. */
const everyMs = 500

/** Below this width messages come from the top, above it from the bottom. */
const isNarrow = (): boolean => matchMedia('(max-width: 767px)').matches

/** What can be pressed, or asks to stay free, in the columns that `area` takes up; of a page only what a dialog does not lie over. */
function takenBeside(area: HTMLElement): Stretch[] {
  const { left, right } = area.getBoundingClientRect()
  return [...(topDialog() ?? document.body).querySelectorAll(controls)].flatMap((one) => {
    if (area.contains(one)) return []
    const box = one.getBoundingClientRect()
    const isBeside = box.right > left && box.left < right
    const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight
    // A page's own surface, such as the field of a page that is written, leaves no place free: it may be covered at its edge.
    const isSurface = box.height > innerHeight * 0.6 && !one.matches('[data-keep-clear]')
    return isBeside && isSeen && !isSurface ? [{ top: box.top - margin, bottom: box.bottom + margin }] : []
  })
}

/** Where messages stand, and how high they were when they took that place. */
interface Standing {
  readonly top: number
  readonly height: number
}

/** Puts the messages where they stood, or at the place where they hide least. */
function placeIn(area: HTMLElement, stood: Standing | null): Standing & { readonly hidden: number } {
  // Offsets, and not the boxes that are seen: a message that is still sliding in stands elsewhere for a moment.
  const shown = [...area.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.offsetHeight > 0,
  )
  if (shown.length === 0) return { top: 0, height: 0, hidden: 0 }
  const top = Math.min(...shown.map((one) => one.offsetTop))
  const height = Math.max(...shown.map((one) => one.offsetTop + one.offsetHeight)) - top
  const last = Math.max(edge, innerHeight - height - edge)
  const wished = isNarrow() ? Math.min(underBar, last) : last
  // More or fewer messages, or longer ones, take a place of their own.
  const standing = stood?.height === height ? stood.top : undefined
  const { top: free, hidden } = freeTop(height, { from: edge, to: last, wished, standing }, takenBeside(area))
  area.style.setProperty('top', `${free - top}px`)
  area.style.setProperty('bottom', 'auto')
  return { top: free, height, hidden }
}

/** Where the whole of them would hide something, they are made as low as they can be: their titles stay. Gives where they stand. */
function place(area: HTMLElement, stood: Standing | null): Standing {
  delete area.dataset.tight
  const whole = placeIn(area, stood)
  if (whole.hidden === 0) return whole
  area.dataset.tight = 'true'
  return placeIn(area, stood)
}

/** Keeps the messages in `viewport` clear of what a hand may need: they stand in the nearest place under which there is none of it, and stay there until there is. */
export function useClearOfControls(
  viewport: RefObject<HTMLElement | null>,
  messages: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const { current } = viewport
    if (!current || messages.length === 0) return
    let standing: Standing | null = null
    const look = (): void => {
      standing = place(current, standing)
    }
    // The message itself is drawn after this, by a portal into the viewport.
    const grown = new MutationObserver(look)
    grown.observe(current, { childList: true })
    look()
    addEventListener('resize', look)
    document.addEventListener('scrollend', look, true)
    const again = setInterval(look, everyMs)
    const leave = onDialogs(() => requestAnimationFrame(look))
    return () => {
      grown.disconnect()
      clearInterval(again)
      removeEventListener('resize', look)
      document.removeEventListener('scrollend', look, true)
      leave()
    }
  }, [viewport, messages])
}
