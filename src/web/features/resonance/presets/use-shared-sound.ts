import { useCallback, useEffect, useState } from 'react'
import { parsePresetFragment, type SharedPreset } from '#domain/mindfulness/player/preset-link.ts'

/** The sound of a link that was opened, 'broken' for a link that holds none; it leaves the address as soon as the page has it. */
export function useSharedSound(
  hash: string,
  onTaken: () => void,
): { shared: SharedPreset | 'broken' | null; done: () => void } {
  const [shared, setShared] = useState<SharedPreset | 'broken' | null>(null)
  useEffect(() => {
    if (hash === '') return
    setShared(parsePresetFragment(hash) ?? 'broken')
    onTaken()
  }, [hash, onTaken])
  return { shared, done: useCallback(() => setShared(null), []) }
}
