/** The part of the browser's own speech that is used. */
export interface Speaker {
  readonly cancel: () => void
  /** Says a piece; calls back with null at its end, else with the browser's word for what went wrong. */
  readonly say: (piece: string, onOver: (error: string | null) => void) => void
}

/** How a voice speaks: `rate` 1 is its own pace, `volume` 0 to 1. */
export interface Manner {
  readonly rate?: number
  readonly volume?: number
}

/** The browser's own speech with one of its voices. */
export const deviceSpeaker = (
  voice: SpeechSynthesisVoice,
  { rate = 1, volume = 1 }: Manner = {},
): Speaker => ({
  cancel: () => speechSynthesis.cancel(),
  say(piece, onOver) {
    const utterance = new SpeechSynthesisUtterance(piece)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = rate
    utterance.volume = volume
    utterance.onend = () => onOver(null)
    utterance.onerror = ({ error }) => onOver(error)
    speechSynthesis.speak(utterance)
  },
})
