import type { ActivityType } from '#domain/mindfulness/mindfulness-settings.ts'
import { type Watched, watchedValue } from './watched.ts'

/** What somebody wants to do in the mindfulness overlay; null: it is closed. */
export const mindfulnessAsk: Watched<ActivityType | null> = watchedValue<ActivityType | null>(null)

/** Opens the overlay and begins a session. Call it in the handler of a press or a key: sound may only begin after one. */
export const openMindfulness = (type: ActivityType): void => {
  if (mindfulnessAsk.read() === null) mindfulnessAsk.write(type)
}

/** Whether the sessions that somebody held lie open. */
export const practiceAsk: Watched<boolean> = watchedValue(false)

/** Opens the history of sessions over the page, or over the overlay. */
export const openPractice = (): void => practiceAsk.write(true)
