/** What of the browser's speech recognition is used; its types are not among the compiler's own. */
export interface Recognizer {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  onresult: ((event: HeardEvent) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

export interface HeardEvent {
  readonly results: ArrayLike<HeardResult>
}

export interface HeardResult extends ArrayLike<{ readonly transcript: string }> {
  readonly isFinal: boolean
}

export type RecognizerMaker = new () => Recognizer

/** The browser's speech recognition under either of its names; null where there is none. */
export function findRecognizer(): RecognizerMaker | null {
  const place = globalThis as {
    SpeechRecognition?: RecognizerMaker
    webkitSpeechRecognition?: RecognizerMaker
  }
  return place.SpeechRecognition ?? place.webkitSpeechRecognition ?? null
}
