import { emitting } from '#worker/core/worker-calls.ts'
import type { Send } from './speech.ts'
import { speak } from './voice.calls.ts'

/** What a voice does off the screen: it decides who may speak, and sends only what was allowed. */
export function voiceInWorker(send: Send) {
  return {
    streams: [
      // Fetched when somebody first listens.
      emitting(speak, async (tools, asked, emit, signal) => {
        const { spokenBy } = await import('./speech.ts')
        emit(await spokenBy(tools, send, asked, signal))
      }),
    ],
  }
}
