import { z } from 'zod'
import type { ServiceVoice, SpeechBody } from '#contract/voice.ts'
import { AppError } from '#server/core/http/app-error.ts'
import type { VoiceService } from './voice-config.ts'

export interface SpeechLimits {
  /** Until the first bytes, and between any two. */
  readonly silenceMs: number
  readonly totalMs: number
  /** Speech is ended after so many bytes. */
  readonly mostBytes: number
}

export interface Speech {
  /** 'audio/mpeg' or another audio type. */
  readonly type: string
  /** Begins with bytes that have come; throws when the rest breaks off. */
  readonly bytes: AsyncIterable<Uint8Array>
}

const voiceList = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string().min(1),
      name: z.string().nullish(),
      labels: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
})
const mostVoices = 300
const shownLabels = ['description', 'gender', 'accent', 'language'] as const

/** Every voice that the key may use. Throws an `AppError` with a sentence for the person. */
export async function listVoices(service: VoiceService, silenceMs: number): Promise<ServiceVoice[]> {
  const signal = AbortSignal.timeout(silenceMs)
  const response = await asked(service, 'v1/voices', { signal })
  const read = await response
    .json()
    .then((body) => voiceList.parse(body))
    .catch(() => {
      throw signal.aborted ? tooSlow(service) : unreadable(service)
    })
  return read.voices.slice(0, mostVoices).map(({ voice_id, name, labels }) => ({
    id: voice_id,
    name: name ?? voice_id,
    about: shownLabels
      .map((label) => labels?.[label])
      .filter((value) => typeof value === 'string' && value !== '')
      .join(', '),
  }))
}

/** Has a text spoken; resolves with the first bytes. `signal` ends it. Throws an `AppError` with a sentence for the person. */
export async function speak(
  service: VoiceService,
  { text, voiceId, voiceSettings }: SpeechBody,
  limits: SpeechLimits,
  signal: AbortSignal,
): Promise<Speech> {
  const patience = new Patience(limits)
  try {
    const response = await asked(service, `v1/text-to-speech/${voiceId}/stream?output_format=mp3_44100_128`, {
      method: 'POST',
      body: JSON.stringify({ text, model_id: service.model, voice_settings: voiceSettings }),
      signal: AbortSignal.any([signal, patience.signal]),
    })
    const type = response.headers.get('content-type') ?? ''
    if (!/^audio\/[\w.+-]+/.test(type) || !response.body) throw unreadable(service)
    const chunks = response.body[Symbol.asyncIterator]()
    const first = await chunks.next()
    if (first.done || first.value.length === 0) throw unreadable(service)
    return { type, bytes: onwards(first.value, chunks, patience, limits.mostBytes) }
  } catch (error) {
    const isLate = patience.signal.aborted
    patience.end()
    if (error instanceof AppError && !isLate) throw error
    throw isLate ? tooSlow(service) : unreachable(service)
  }
}

async function* onwards(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  patience: Patience,
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  let sent = 0
  try {
    for (let chunk: Uint8Array | null = first; chunk; ) {
      sent += chunk.length
      if (sent > mostBytes) throw new Error('Speech without an end')
      yield chunk
      patience.renew()
      const next: IteratorResult<Uint8Array> = await rest.next()
      chunk = next.done ? null : next.value
    }
  } finally {
    patience.end()
    await rest.return?.()
  }
}

/** Gives a request up after too long a silence. */
class Patience {
  readonly #given = new AbortController()
  readonly #limits: SpeechLimits
  readonly #whole: NodeJS.Timeout
  #silence: NodeJS.Timeout

  constructor(limits: SpeechLimits) {
    this.#limits = limits
    this.#whole = setTimeout(this.#lose, limits.totalMs)
    this.#silence = setTimeout(this.#lose, limits.silenceMs)
  }

  get signal(): AbortSignal {
    return this.#given.signal
  }

  readonly #lose = (): void => this.#given.abort()

  renew(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(this.#lose, this.#limits.silenceMs)
  }

  end(): void {
    clearTimeout(this.#whole)
    clearTimeout(this.#silence)
  }
}

/** Answers that are OK; the service's own words about a failure reach nobody. */
async function asked(service: VoiceService, path: string, init: RequestInit): Promise<Response> {
  const base = service.baseUrl.href.replace(/\/?$/, '/')
  const response = await fetch(new URL(path, base), {
    ...init,
    redirect: 'error',
    headers: { 'xi-api-key': service.apiKey, 'content-type': 'application/json' },
  }).catch(() => {
    throw init.signal?.aborted ? tooSlow(service) : unreachable(service)
  })
  if (response.ok) return response
  await response.body?.cancel().catch(() => undefined)
  throw refusalFor(response, service)
}

function refusalFor({ status, headers }: Response, { name }: VoiceService): AppError {
  if (status === 401 || status === 403)
    return trouble(`${name} did not accept this server’s key. Whoever runs the server can mend that.`)
  if (status === 429) {
    const seconds = Number(headers.get('retry-after'))
    const isKnown = seconds > 0 && seconds <= 3_600
    return new AppError('busy', {
      message: `${name} has too much to do. Please try again ${isKnown ? `in ${Math.ceil(seconds)} seconds` : 'in a moment'}.`,
      ...(isKnown && { retryAfterMs: seconds * 1_000 }),
    })
  }
  if (status === 404) return trouble(`${name} does not have this voice any more. Please choose another one.`)
  if (status >= 500) return trouble(`${name} has trouble of its own. Please try again.`)
  return trouble(`${name} did not accept the request. Another voice may do.`)
}

const trouble = (message: string): AppError => new AppError('unavailable', { message })
const tooSlow = ({ name }: VoiceService): AppError =>
  trouble(`${name} took too long to answer. Please try again.`)
const unreachable = ({ name }: VoiceService): AppError =>
  trouble(`${name} could not be reached. Please try again.`)
const unreadable = ({ name }: VoiceService): AppError =>
  trouble(`What ${name} sent could not be used. Please try again.`)
