import type { VoiceSettings } from '#domain/voice/voice-choices.ts'
import { stream } from '#worker/core/worker-calls.ts'

/** Who would get the text. */
export interface Receiver {
  readonly name: string
  readonly host: string
}

export interface Speak {
  /** Of a reply in the vault. */
  readonly messageId: string
  /** Null: a voice of this device. */
  readonly serviceVoice: string | null
  readonly voiceSettings: VoiceSettings
  /** asked: somebody pressed; allowed: they saw the text and said yes; alone: nobody pressed, so nobody is asked. */
  readonly by: 'asked' | 'allowed' | 'alone'
}

export type Spoken =
  /** In pieces for this device's voice; `note` says why it is this one. */
  | { readonly type: 'device'; readonly parts: readonly string[]; readonly note: string | null }
  | { readonly type: 'sound'; readonly bytes: ArrayBuffer; readonly mime: string }
  /** Nothing was sent: ask first. */
  | { readonly type: 'question'; readonly text: string; readonly words: number; readonly receiver: Receiver }
  | { readonly type: 'trouble'; readonly sentence: string; readonly parts: readonly string[] }
  /** By itself this one is not read. */
  | { readonly type: 'nothing' }

/** Gives exactly one event. */
export const speak = stream<Speak, Spoken>('voice.speak')
