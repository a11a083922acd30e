/**
 * Keeps the screen on while something runs that is looked at. A lock goes when the page is hidden, and is asked for again when it is seen.
 * Nothing happens where the browser has none, or refuses (a battery that is nearly empty).
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = async (): Promise<void> => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    if (lock && !lock.released) return
    try {
      const given = await navigator.wakeLock.request('screen')
      if (isOver) await given.release()
      else lock = given
    } catch {
      lock = null
    }
  }
  const again = (): void => void ask()
  document.addEventListener('visibilitychange', again)
  void ask()
  return () => {
    if (isOver) return
    isOver = true
    document.removeEventListener('visibilitychange', again)
    lock?.release().catch(() => undefined)
  }
}
