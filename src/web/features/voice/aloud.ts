import { deviceAddressOf, serviceVoiceOf, type TtsSettings } from '#domain/voice/voice-choices.ts'
import { deviceSpeaker } from '#web/lib/device/device-speaker.ts'
import { findDeviceVoices, voiceFor } from '#web/lib/device/device-voices.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'
import type { VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { logError } from '#worker/core/vault-locked.ts'
import { type Speak, type Spoken, speak } from '#worker/voice/voice.calls.ts'
import { type Ends, type Playing, playSound, sayPieces } from './playing.ts'

export interface Aloud {
  /** The reply that it is about; null: none. */
  readonly messageId: string | null
  readonly step: 'rest' | 'loading' | 'speaking' | 'paused' | 'asking' | 'trouble'
  /** What the person should know beside it. */
  readonly note: string | null
  readonly trouble: string | null
  readonly question: Extract<Spoken, { type: 'question' }> | null
}

const silent: Aloud = { messageId: null, step: 'rest', note: null, trouble: null, question: null }
const aloud = watchedValue<Aloud>(silent)
/** One voice at a time. */
let playing: Playing | null = null
let loading: AbortController | null = null
/** What this device's voice would say instead of one that failed. */
let instead: readonly string[] = []
/** Browsers let a page speak after a press only, and a person should know where the voice comes from. */
let hasPressed = false

const noVoice = 'This device has no voice of its own for this browser. Its system settings may bring one.'
const unknown = 'This reply could not be read aloud. Please try again.'
export const pressFirst =
  'Press Listen once. Browsers let a page speak only after a press; from then on, until you leave, replies are read by themselves.'

export const useAloud = (): Aloud => useWatched(aloud)

const change = (next: Partial<Aloud>): void => aloud.write({ ...aloud.read(), ...next })

/** Reads a reply; `by` says whether somebody pressed for it. */
export async function readAloud(
  vault: VaultCalls,
  messageId: string,
  tts: TtsSettings,
  by: Speak['by'],
): Promise<void> {
  if (by === 'alone' && !hasPressed) {
    if (aloud.read().step === 'rest') aloud.write({ ...silent, messageId, note: pressFirst })
    return
  }
  hasPressed = true
  beSilent()
  const abort = new AbortController()
  loading = abort
  aloud.write({ ...silent, messageId, step: 'loading' })
  window.addEventListener('keydown', onEscape, { capture: true })
  try {
    const { preferredVoiceId, voiceSettings } = tts
    const asked = { messageId, by, voiceSettings, serviceVoice: serviceVoiceOf(preferredVoiceId) }
    const hear = (spoken: Spoken): void => {
      if (!abort.signal.aborted) take(spoken, tts)
    }
    await vault.stream(speak, asked, hear, abort.signal)
  } catch (error) {
    if (abort.signal.aborted) return
    logError(error)
    fail(unknown)
  }
}

function take(spoken: Spoken, tts: TtsSettings): void {
  if (spoken.type === 'nothing') beSilent()
  else if (spoken.type === 'question') change({ step: 'asking', question: spoken })
  else if (spoken.type === 'device') {
    change({ note: spoken.note })
    void sayHere(spoken.parts, tts)
  } else if (spoken.type === 'sound') {
    change({ step: 'speaking' })
    playing = playSound(spoken.bytes, spoken.mime, ends)
  } else {
    instead = spoken.parts
    fail(spoken.sentence)
  }
}

async function sayHere(parts: readonly string[], tts: TtsSettings): Promise<void> {
  const mine = loading
  const voices = await findDeviceVoices()
  if (mine !== loading) return
  const voice = voiceFor(voices, deviceAddressOf(tts.preferredVoiceId), 'en-US')
  if (!voice) {
    fail(noVoice)
    return
  }
  change({ step: 'speaking', trouble: null })
  playing = sayPieces(parts, deviceSpeaker(voice), ends)
}

const ends: Ends = { onEnd: () => beSilent(), onTrouble: (sentence) => fail(sentence) }

function fail(trouble: string): void {
  playing?.stop()
  playing = null
  window.removeEventListener('keydown', onEscape, { capture: true })
  change({ step: 'trouble', trouble, question: null })
}

export function pauseAloud(): void {
  playing?.pause()
  change({ step: 'paused' })
}

export function goOnAloud(): void {
  change({ step: 'speaking' })
  playing?.resume()
}

/** Ends whatever is said, asked or on its way. */
export function beSilent(): void {
  loading?.abort()
  playing?.stop()
  playing = null
  loading = null
  instead = []
  window.removeEventListener('keydown', onEscape, { capture: true })
  aloud.write(silent)
}

/** For a reply that leaves the screen. */
export function leaveAloud(messageId: string): void {
  if (aloud.read().messageId === messageId) beSilent()
}

/** The same reply by a voice of this device, after another one failed. */
export const canSayInstead = (): boolean => instead.length > 0
export function sayInstead(tts: TtsSettings): void {
  window.addEventListener('keydown', onEscape, { capture: true })
  void sayHere(instead, tts)
}

/** While something is said Escape ends that, and nothing else. A question has an Escape of its own. */
function onEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || aloud.read().step === 'asking') return
  event.preventDefault()
  event.stopPropagation()
  beSilent()
}
