import type { BreathingPhase } from '#domain/mindfulness/breathing-session.ts'
import { deviceSpeaker } from '#web/lib/device-speaker.ts'
import { deviceVoices, voiceFor } from '#web/lib/device-voices.ts'
import { spokenPhases } from './breathing-sounds.ts'

const pace = 0.85
/** Words lie over the tones: a little softer than these. */
const besideTones = 0.8

/** Says a phase with a voice of this device, at a volume of 0 to 100; what is being said gives way. Without a voice nothing is said. */
export function speakPhase(phase: BreathingPhase, volume: number): void {
  const voice = voiceFor(deviceVoices(), null, 'en-US')
  if (!voice) return
  const speaker = deviceSpeaker(voice, { rate: pace, volume: (besideTones * volume) / 100 })
  speaker.cancel()
  speaker.say(spokenPhases[phase], () => undefined)
}

export function hush(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
}
