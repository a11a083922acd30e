/** True where this device lets a page vibrate it. */
export const canVibrate = (): boolean => 'vibrate' in navigator && typeof navigator.vibrate === 'function'

/** Ms on, off, on and so on. Takes the place of what still vibrates. False where nothing vibrates. */
export function vibrate(pattern: readonly number[]): boolean {
  return canVibrate() && navigator.vibrate([...pattern])
}

export function stopVibrating(): void {
  if (canVibrate()) navigator.vibrate(0)
}
