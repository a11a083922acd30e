import { practiceAsk } from '#web/lib/mindfulness-asks.ts'

/** One step back out of the overlay: what lies on top closes first, the practice over the settings over the session. True: the overlay stays. */
export function stepBack(overlay: {
  /** The settings lie open. */
  readonly isCovered: boolean
  readonly leaveSettings: () => void
  readonly close: () => void
}): boolean {
  if (practiceAsk.read()) practiceAsk.write(false)
  else if (overlay.isCovered) overlay.leaveSettings()
  else {
    overlay.close()
    return false
  }
  return true
}
