import type { BreathingPhase } from '#domain/mindfulness/breathing/breathing-session.ts'
import { deviceSpeaker } from '#web/lib/device/device-speaker.ts'
import { deviceVoices, voiceFor } from '#web/lib/device/device-voices.ts'
import { spokenPhases, wordsVolume } from './breathing-sounds.ts'

const pace = 0.85

/** Says a phase with a voice of this device, beside tones of a volume of 0 to 100; what is being said gives way. Without a voice nothing is said. */
export function speakPhase(phase: BreathingPhase, volume: number): void {
  const voice = voiceFor(deviceVoices(), null, 'en-US')
  if (!voice) return
  const speaker = deviceSpeaker(voice, { rate: pace, volume: wordsVolume(volume) })
  speaker.cancel()
  speaker.say(spokenPhases[phase], () => undefined)
}

export function hush(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
}
