import { type RefObject, useLayoutEffect, useRef } from 'react'

/** An exercise begins at its top, however far the stage before it was scrolled: the rings would be off a small screen. */
export function useFromTheTop(isExercise: boolean): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isExercise) top.current?.scrollIntoView({ block: 'start' })
  }, [isExercise])
  return top
}
