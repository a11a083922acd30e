import { deviceSpeaker } from '#web/lib/device/device-speaker.ts'
import { findDeviceVoices, voiceFor } from '#web/lib/device/device-voices.ts'

/** Who reads the words of a guided meditation. */
export interface GuideVoice {
  /** Says a line at a volume of 0 to 100; what is being said gives way. False: there is no voice that could. */
  say(line: string, volume: number): Promise<boolean>
  hush(): void
}

/** Slower than a voice reads: nobody is in a hurry. */
const pace = 0.85

/** A voice of this device: the one at the chosen address where it is here, else its own for English. */
export function deviceGuide(address: () => string | null): GuideVoice {
  let turn = 0
  return {
    async say(line, volume) {
      const mine = ++turn
      const voice = voiceFor(await findDeviceVoices(), address(), 'en-US')
      if (!voice) return false
      if (mine !== turn) return true
      const speaker = deviceSpeaker(voice, { rate: pace, volume: volume / 100 })
      speaker.cancel()
      return new Promise((resolve) => {
        // Browsers say so at once where they do not let a page speak; what was cut short was no failure.
        speaker.say(line, (error) =>
          resolve(error === null || error === 'interrupted' || error === 'canceled'),
        )
      })
    },
    hush() {
      turn += 1
      if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
    },
  }
}
