/** Where a page asks which service can speak, and for its voices. */
export const voicePath = '/api/voice'
/** Answers with audio. */
export const speechPath = '/api/voice/speech'
export const ttsSettingsPath = '/api/user/tts-settings'
