/** How a voice of ElevenLabs sounds, each from 0 to 1; voices of a device have none of it. */
export interface VoiceSettings {
  readonly stability: number
  readonly similarity_boost: number
  readonly style: number
  readonly use_speaker_boost: boolean
}

/** How replies are read aloud. */
export interface TtsSettings {
  readonly enabled: boolean
  /** A voice of ElevenLabs by its id, one of a device as 'device:' and its address; null: the device's own. */
  readonly preferredVoiceId: string | null
  readonly autoplayResponses: boolean
  readonly voiceSettings: VoiceSettings
}

/** The specification names ranges and no defaults: these are ElevenLabs' own. */
export const defaultTts: TtsSettings = {
  enabled: true,
  preferredVoiceId: null,
  autoplayResponses: false,
  voiceSettings: { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true },
}

/** As many characters as one request for speech may hold. */
export const longestSpeech = 5_000

const ofDevice = 'device:'

export const deviceVoiceId = (address: string): string => ofDevice + address

/** The address of a device's voice; null for another's. */
export const deviceAddressOf = (voiceId: string | null): string | null =>
  voiceId?.startsWith(ofDevice) ? voiceId.slice(ofDevice.length) : null

/** The id of an ElevenLabs voice; null for a device's. */
export const serviceVoiceOf = (voiceId: string | null): string | null =>
  voiceId === null || voiceId.startsWith(ofDevice) ? null : voiceId
