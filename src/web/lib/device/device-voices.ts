import { useSyncExternalStore } from 'react'

/** What of a voice is used. */
export type DeviceVoice = Pick<
  SpeechSynthesisVoice,
  'voiceURI' | 'name' | 'lang' | 'localService' | 'default'
>

const synth = (): SpeechSynthesis | null => ('speechSynthesis' in globalThis ? speechSynthesis : null)

/** So long a browser may look for its voices. */
const patienceMs = 1_500

let known: readonly SpeechSynthesisVoice[] = []

/** Those that speak on the device itself: others of the browser would send the text to its maker. */
export function deviceVoices(): readonly SpeechSynthesisVoice[] {
  const now = (synth()?.getVoices() ?? []).filter(({ localService }) => localService)
  const isSame =
    now.length === known.length && now.every((voice, nth) => voice.voiceURI === known[nth]?.voiceURI)
  if (!isSame) known = now
  return known
}

function subscribe(tell: () => void): () => void {
  const device = synth()
  device?.addEventListener('voiceschanged', tell)
  return () => device?.removeEventListener('voiceschanged', tell)
}

/** The voices of this device; browsers find them a moment after they are first asked. */
export const useDeviceVoices = (): readonly SpeechSynthesisVoice[] =>
  useSyncExternalStore(subscribe, deviceVoices)

/** The same, for who needs them now: browsers look for them when they are first asked, and answer with none until then. */
export async function findDeviceVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  const device = synth()
  if (device && device.getVoices().length === 0)
    await new Promise<void>((found) => {
      const timer = setTimeout(found, patienceMs)
      device.addEventListener(
        'voiceschanged',
        () => {
          clearTimeout(timer)
          found()
        },
        { once: true },
      )
    })
  return deviceVoices()
}

/** The chosen voice where this device has it, else its own for the language, else its own. */
export function voiceFor<V extends DeviceVoice>(
  voices: readonly V[],
  address: string | null,
  language: string,
): V | null {
  const isOf = ({ lang }: DeviceVoice): boolean =>
    lang.split(/[-_]/, 1)[0]?.toLowerCase() === language.split('-', 1)[0]?.toLowerCase()
  const own = voices.filter(isOf)
  return (
    voices.find(({ voiceURI }) => voiceURI === address) ??
    own.find((voice) => voice.default) ??
    own.find(({ lang }) => lang.replace('_', '-') === language) ??
    own[0] ??
    voices.find((voice) => voice.default) ??
    voices[0] ??
    null
  )
}
