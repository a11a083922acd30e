import { type ConsentChoice, consentChoices } from '#domain/companion/talk/companion-choices.ts'
import { answer, emitting } from '#worker/core/worker-calls.ts'
import { consentOf } from './kept-voice-consent.ts'
import type { Send } from './speech.ts'
import { speak, voiceConsentNow } from './voice.calls.ts'

/** What a voice does off the screen: it decides who may speak, and sends only what was allowed. */
export function voiceInWorker(send: Send) {
  return {
    queries: [answer(voiceConsentNow, (store) => rowsOf(consentOf(store)))],
    streams: [
      // Fetched when somebody first listens.
      emitting(speak, async (tools, asked, emit, signal) => {
        const { spokenBy } = await import('./speech.ts')
        emit(await spokenBy(tools, send, asked, signal))
      }),
    ],
  }
}

/** The same rows for the same choice: nothing is sent to the screen when nothing changed. */
const rowsByChoice = new Map(consentChoices.map((choice) => [choice, [{ id: 'consent', choice }]] as const))
const rowsOf = (choice: ConsentChoice) => rowsByChoice.get(choice) ?? []
