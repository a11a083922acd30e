import { practiceOverlay } from '#web/lib/overlays/app-overlays.ts'

/** One step back out of the overlay: what lies on top closes first, the practice over the settings over the session. True: the overlay stays. */
export function stepBack(overlay: {
  /** The settings lie open. */
  readonly isCovered: boolean
  readonly leaveSettings: () => void
  readonly close: () => void
}): boolean {
  if (practiceOverlay.read()) practiceOverlay.close()
  else if (overlay.isCovered) overlay.leaveSettings()
  else {
    overlay.close()
    return false
  }
  return true
}
