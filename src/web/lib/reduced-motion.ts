import { readText } from './local-storage.ts'
import { useMedia } from './use-media.ts'

const key = 'reduced-motion-preference'
const media = '(prefers-reduced-motion: reduce)'

/** The person's saved choice; without one, what their system says. */
export function decideMotion(saved: string | null, systemWantsLess: boolean): boolean {
  return saved === null ? systemWantsLess : saved === 'true'
}

export function useReducedMotion(): boolean {
  const systemWantsLess = useMedia(media)
  return decideMotion(readText(key), systemWantsLess)
}

/** Marks the page, so that the style sheet can stop what moves; follows the system while nothing is saved. */
export function applyMotion(): void {
  const list = matchMedia(media)
  const mark = () => {
    document.documentElement.dataset.motion = decideMotion(readText(key), list.matches) ? 'reduced' : 'full'
  }
  mark()
  list.addEventListener('change', mark)
}
