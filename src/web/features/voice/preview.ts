import { send } from '#browser/request.ts'
import { speechPath } from '#contract/paths/voice-paths.ts'
import type { VoiceSettings } from '#domain/voice/voice-choices.ts'
import { deviceSpeaker } from '#web/lib/device/device-speaker.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'
import { beSilent } from './aloud.ts'
import { type Ends, type Playing, playSound, sayPieces } from './playing.ts'

/** Ours, never a word of the person's. */
const sentence = 'This is how I would read to you.'
const unreachable = 'This voice could not be reached. Please try again.'

interface Preview {
  /** Whose voice is heard; null: nobody's. */
  readonly voiceId: string | null
  readonly trouble: string | null
}

const preview = watchedValue<Preview>({ voiceId: null, trouble: null })
let playing: Playing | null = null
let turn = 0

export const usePreview = (): Preview => useWatched(preview)

export function endPreview(): void {
  turn += 1
  playing?.stop()
  playing = null
  preview.write({ voiceId: null, trouble: null })
}

function begin(voiceId: string): Ends {
  beSilent()
  endPreview()
  preview.write({ voiceId, trouble: null })
  return {
    onEnd: endPreview,
    onTrouble(trouble) {
      endPreview()
      preview.write({ voiceId: null, trouble })
    },
  }
}

export function previewDevice(voiceId: string, voice: SpeechSynthesisVoice): void {
  const ends = begin(voiceId)
  playing = sayPieces([sentence], deviceSpeaker(voice), ends)
}

export async function previewService(voiceId: string, voiceSettings: VoiceSettings): Promise<void> {
  const ends = begin(voiceId)
  const mine = turn
  try {
    const response = await send('POST', speechPath, { body: { text: sentence, voiceId, voiceSettings } })
    if (!response.ok) {
      const { message } = (await response.json()) as { message?: unknown }
      if (mine === turn) ends.onTrouble(typeof message === 'string' ? message : unreachable)
      return
    }
    const bytes = await response.arrayBuffer()
    if (mine === turn) playing = playSound(bytes, response.headers.get('content-type') ?? 'audio/mpeg', ends)
  } catch {
    if (mine === turn) ends.onTrouble(unreachable)
  }
}
