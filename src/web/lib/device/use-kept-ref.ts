import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A ref that follows a value: for callbacks that must not change with it. */
export function useKeptRef<T>(value: T): RefObject<T> {
  const kept = useRef(value)
  useLayoutEffect(() => {
    kept.current = value
  }, [value])
  return kept
}
