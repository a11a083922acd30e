import { type RefObject, useEffect, useState } from 'react'

/** What fills this much of the window is a page, not a thing that could be covered. */
const largeShare = 0.4

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * True while what has the focus lies where the player would stand on its usual side: it then stands on the other. Where the open player
 * would cover what has the focus, `onCovering` is called.
 */
export function useOutOfTheWay(
  player: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onCovering: () => void,
): boolean {
  const [isAside, setIsAside] = useState(false)
  useEffect(() => {
    const look = ({ target }: FocusEvent): void => {
      const { current } = player
      if (!current || !(target instanceof HTMLElement) || current.contains(target)) return
      const focused = target.getBoundingClientRect()
      const place = current.getBoundingClientRect()
      const isPage = focused.height > innerHeight * largeShare || focused.width === 0
      const usual = new DOMRect(innerWidth - place.width - 24, place.y, place.width, place.height)
      const isCovered = !isPage && overlaps(focused, isOpen ? place : usual)
      if (isCovered && isOpen) onCovering()
      setIsAside(isCovered && !isOpen)
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [player, isOpen, onCovering])
  return isAside
}
