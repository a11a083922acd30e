import { mindfulnessFaults, type ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import { NoSoundError } from './audio-output.ts'

/** What is said when something could not be heard: there is no sound here at all, or this one had trouble. */
export function faultWords(error: unknown): ToastWords {
  return error instanceof NoSoundError ? mindfulnessFaults.audio : mindfulnessFaults.sound
}
