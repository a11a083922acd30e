import { useWatched, watchedValue } from '../vault/observable.ts'
import { forgetText, keepText, readText } from './local-storage.ts'
import { useMedia } from './use-media.ts'

const key = 'reduced-motion-preference'
const media = '(prefers-reduced-motion: reduce)'

/** The person's saved choice, null: none, so that the system decides. */
const saved = watchedValue<boolean | null>(null)

/** What is kept, as a choice; null where nothing, or something unknown, is kept. */
export function savedMotion(text: string | null): boolean | null {
  return text === 'true' || text === 'false' ? text === 'true' : null
}

/** The person's saved choice; without one, what their system says. */
export function decideMotion(choice: boolean | null, systemWantsLess: boolean): boolean {
  return choice ?? systemWantsLess
}

/** Whether less is to move, and whether the person said so themselves. */
export function useMotionChoice(): { isReduced: boolean; isChosen: boolean } {
  const systemWantsLess = useMedia(media)
  const choice = useWatched(saved)
  return { isReduced: decideMotion(choice, systemWantsLess), isChosen: choice !== null }
}

export const useReducedMotion = (): boolean => useMotionChoice().isReduced

function mark(): void {
  const isReduced = decideMotion(saved.read(), matchMedia(media).matches)
  document.documentElement.dataset.motion = isReduced ? 'reduced' : 'full'
}

/** From now on the person's own choice; null follows the system again. */
export function chooseMotion(isReduced: boolean | null): void {
  saved.write(isReduced)
  if (isReduced === null) forgetText(key)
  else keepText(key, String(isReduced))
  mark()
}

/** Marks the page, so that the style sheet can stop what moves; follows other tabs, and the system while nothing is saved. */
export function applyMotion(): void {
  const read = () => {
    saved.write(savedMotion(readText(key)))
    mark()
  }
  read()
  matchMedia(media).addEventListener('change', mark)
  addEventListener('storage', (event) => event.key === key && read())
}
