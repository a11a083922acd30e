import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { VoiceSettings } from '#domain/voice/voice-choices.ts'

/** How the stub answers: well, or in one of the ways in which such services fail. */
export type VoiceMood =
  | 'well'
  | 'unauthorized'
  | 'busy'
  | 'gone'
  | 'broken'
  | 'slow'
  | 'stalled'
  | 'garbage'
  | 'noise'
  | 'cut'
  | 'empty'
  | 'redirect'

export interface SpokenRequest {
  readonly key: string | undefined
  readonly voiceId: string
  readonly body: { readonly text: string; readonly model_id: string; readonly voice_settings: VoiceSettings }
}

export interface ElevenLabsStub {
  /** What to set as ELEVENLABS_BASE_URL. */
  readonly baseUrl: string
  mood: VoiceMood
  /** Every text that it was asked to speak. */
  readonly spoken: SpokenRequest[]
  /** How often it was asked for its voices. */
  readonly listed: () => number
  /** How many requests were given up by the caller before they were answered. */
  readonly abandoned: () => number
  close(): Promise<void>
}

/** A text that must never reach a person: the service's own words about a failure. */
export const servicesOwnWords = 'raw-voice-words-51c9'

export const stubVoices = [
  { voice_id: 'VoiceOfMarit01', name: 'Marit', labels: { description: 'calm', accent: 'norwegian' } },
  { voice_id: 'VoiceOfIdris02', name: 'Idris', labels: {} },
] as const

/** A WAV of silence, `ms` long: 8 kHz, 8 bit, one channel. Browsers play it whatever type it is said to be. */
export function silentWav(ms: number): Buffer {
  const length = Math.round(ms * 8)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8_000, 24)
  head.writeUInt32LE(8_000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(length, 40)
  return Buffer.concat([head, Buffer.alloc(length, 128)])
}

/** A small local server that speaks the part of ElevenLabs' protocol that is used. */
export async function startElevenLabsStub(): Promise<ElevenLabsStub> {
  let abandoned = 0
  let listed = 0
  const stub = { mood: 'well' as VoiceMood, spoken: [] as SpokenRequest[] }
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) abandoned++
    })
    const { pathname } = new URL(request.url ?? '/', 'http://stub')
    const voiceId = /^\/v1\/text-to-speech\/([\w-]+)\/stream$/.exec(pathname)?.[1]
    if (request.method === 'GET' && pathname === '/v1/voices') {
      listed++
      respond(response, stub.mood, () => sendJson(response, 200, { voices: stubVoices }))
    } else if (request.method === 'POST' && voiceId)
      readJson(request).then(
        (body) => {
          stub.spoken.push({ key: request.headers['xi-api-key']?.toString(), voiceId, body })
          respond(response, stub.mood, () => sendAudio(response, stub.mood))
        },
        () => response.destroy(),
      )
    else sendJson(response, 404, { detail: servicesOwnWords })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return Object.assign(stub, {
    baseUrl: `http://127.0.0.1:${port}`,
    listed: () => listed,
    abandoned: () => abandoned,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  })
}

async function readJson(request: IncomingMessage): Promise<SpokenRequest['body']> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return JSON.parse(text)
}

const refusals: Partial<Record<VoiceMood, readonly [number, Record<string, string>?]>> = {
  unauthorized: [401],
  busy: [429, { 'retry-after': '7' }],
  gone: [404],
  broken: [503],
  redirect: [307, { location: '/v1/elsewhere' }],
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

function respond(response: ServerResponse, mood: VoiceMood, answer: () => void): void {
  const [status, headers] = refusals[mood] ?? []
  if (status !== undefined) sendJson(response, status, { detail: { message: servicesOwnWords } }, headers)
  else if (mood === 'garbage') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><p>${servicesOwnWords}`)
  } else if (mood !== 'slow') answer()
}

function sendAudio(response: ServerResponse, mood: VoiceMood): void {
  response.writeHead(200, { 'content-type': 'audio/mpeg' })
  const sound = mood === 'noise' ? Buffer.from(servicesOwnWords.repeat(40)) : silentWav(1_500)
  if (mood === 'empty') response.end()
  else if (mood === 'stalled') response.write(sound.subarray(0, sound.length / 2))
  else if (mood === 'cut') response.write(sound.subarray(0, sound.length / 2), () => response.destroy())
  else {
    response.write(sound.subarray(0, 1_000))
    response.end(sound.subarray(1_000))
  }
}
