import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { speechPath } from '#contract/paths/voice-paths.ts'
import {
  readTtsSettings,
  type ServiceVoice,
  saveTtsSettings,
  speechBody,
  voiceStatus,
} from '#contract/voice.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { requireAccess, sessionOf, userRoute } from '#server/core/http/route.ts'
import { countInHour } from '#server/core/http/throttle.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { listVoices, speak } from './eleven-labs.ts'
import { keepTtsSettings, ttsSettingsOf } from './tts-settings.store.ts'
import { readVoiceService, type VoiceService } from './voice-config.ts'

/** Voices change rarely, and the service counts questions. */
const voicesKeptMs = 10 * 60_000
const speechTotalMs = 120_000
/** Five thousand characters are about six minutes, or six megabytes. */
const mostSpeechBytes = 24 * 1024 * 1024

/** How replies are read aloud, and the way to a service that speaks them. Nothing that is spoken is kept or logged. */
export function voiceFeature(app: FastifyInstance, deps: AppDeps): void {
  const service = readVoiceService(deps.env)
  const voices = service && rememberedVoices(service, deps)
  userRoute(app, deps, voiceStatus, async () => {
    if (!service || !voices) return { service: null, voices: [], trouble: null }
    const named = { name: service.name, host: service.baseUrl.host }
    try {
      return { service: named, voices: await voices(), trouble: null }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { service: named, voices: [], trouble: error.message }
    }
  })
  userRoute(app, deps, readTtsSettings, ({ owner }) => ttsSettingsOf(deps.db, owner))
  userRoute(app, deps, saveTtsSettings, async ({ owner, body }) => {
    await keepTtsSettings(deps.db, owner, body)
    return body
  })
  speechRoute(app, deps, service)
}

/** Answers with audio as it comes. What breaks before the first byte is a sentence; after it, the answer breaks off. */
function speechRoute(app: FastifyInstance, deps: AppDeps, service: VoiceService | null): void {
  const { speechesPerHour, speechSilenceMs } = deps.config.limits
  const limits = { silenceMs: speechSilenceMs, totalMs: speechTotalMs, mostBytes: mostSpeechBytes }
  app.route({
    method: 'POST',
    url: speechPath,
    schema: { summary: 'A text spoken by the configured service, as audio', body: speechBody },
    config: { access: 'user' },
    onRequest: requireAccess(deps, 'user'),
    handler: async (request, reply) => {
      if (!service)
        throw new AppError('not_configured', {
          message: 'No service for voices is set up on this server. The voices of your device are there.',
        })
      await countInHour(deps, 'speech', String(sessionOf(request).userId), speechesPerHour)
      const leaving = new AbortController()
      reply.raw.once('close', () => leaving.abort())
      const speech = await speak(service, speechBody.parse(request.body), limits, leaving.signal)
      return reply.type(speech.type).send(Readable.from(speech.bytes))
    },
  })
}

function rememberedVoices(service: VoiceService, { config, now }: AppDeps): () => Promise<ServiceVoice[]> {
  let kept: { readonly voices: ServiceVoice[]; readonly at: number } | null = null
  return async () => {
    if (!kept || now() - kept.at >= voicesKeptMs)
      kept = { voices: await listVoices(service, config.limits.speechSilenceMs), at: now() }
    return kept.voices
  }
}
