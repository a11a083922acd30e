import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now. */
export function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = matchMedia(media)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(media).matches)
}

/** Where the sidebar stands beside the page instead of over it. */
export const useIsLarge = (): boolean => useMedia('(min-width: 1024px)')
