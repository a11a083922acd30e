import { useLayoutEffect } from 'react'
import { endFirstFrame } from './first-frame.ts'

/** For whatever takes the place of a first frame: the page itself, or the word that it cannot come. */
export function useEndOfFirstFrame(): void {
  useLayoutEffect(endFirstFrame, [])
}
