import { startTransition, useEffect, useMemo, useState } from 'react'

/** So many messages fill any screen. */
const first = 40

/** Of a long list at first only the end, which is what is looked at; the rest once that is on the screen. `isWhole`: all at once. */
export function useLastFirst<T>(rows: readonly T[], isWhole: boolean): readonly T[] {
  const [isRest, setIsRest] = useState(false)
  const hasRows = rows.length > 0
  useEffect(() => {
    if (!hasRows) return
    const frame = requestAnimationFrame(() => startTransition(() => setIsRest(true)))
    return () => cancelAnimationFrame(frame)
  }, [hasRows])
  const isAll = isRest || isWhole || rows.length <= first
  return useMemo(() => (isAll ? rows : rows.slice(-first)), [isAll, rows])
}
