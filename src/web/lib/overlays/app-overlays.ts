import type { ActivityType } from '#domain/mindfulness/mindfulness-settings.ts'
import { overlay } from './overlay.ts'

export const paletteOverlay = overlay<null>()
export const shortcutsOverlay = overlay<null>()

/** Breathing, meditation, ambient sounds. */
export const mindfulnessOverlay = overlay<ActivityType>()

/** Begins a session, unless one lies open. Call it in the handler of a press or a key: sound may only begin after one. */
export function openMindfulness(type: ActivityType): void {
  if (mindfulnessOverlay.read() === null) mindfulnessOverlay.open(type)
}

/** The history of sessions, over the page or over the mindfulness overlay. */
export const practiceOverlay = overlay<null>()

export const openPractice = (): void => practiceOverlay.open(null)
