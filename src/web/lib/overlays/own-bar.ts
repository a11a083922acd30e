import { useLayoutEffect } from 'react'
import { watchedValue } from '../vault/observable.ts'

/** Whether the page at hand brings a bar of its own, which takes the place of the app's: a phone has room for one. */
export const ownBar = watchedValue(false)

/** As long as `isOwn`, the app's bar is away. */
export function useOwnBar(isOwn: boolean): void {
  useLayoutEffect(() => {
    if (!isOwn) return
    ownBar.write(true)
    return () => ownBar.write(false)
  }, [isOwn])
}
