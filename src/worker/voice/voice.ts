import { voiceConsent, voiceConsents } from '#domain/voice/voice-consent.ts'
import { replaceAll } from '#worker/core/entity.ts'
import { emitting, perform } from '#worker/core/worker-calls.ts'
import type { Send } from './speech.ts'
import { chooseVoiceConsent, speak } from './voice.calls.ts'

/** What a voice does off the screen: it decides who may speak, and sends only what was allowed. */
export function voiceInWorker(send: Send) {
  return {
    commands: [
      perform(chooseVoiceConsent, (tools, choice) =>
        replaceAll(tools, voiceConsents, voiceConsent.parse(choice)),
      ),
    ],
    streams: [
      // Fetched when somebody first listens.
      emitting(speak, async (tools, asked, emit, signal) => {
        const { spokenBy } = await import('./speech.ts')
        emit(await spokenBy(tools, send, asked, signal))
      }),
    ],
  }
}
