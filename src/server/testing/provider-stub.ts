import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ProviderWire, type SaidToProvider, type WireFormat, wireFormats } from './provider-wires.ts'

/** How the stub answers: well, as fast as it can or at the pace of a model, or in one of the ways in which providers fail. */
export type ProviderMood =
  | 'well'
  | 'paced'
  | 'unauthorized'
  | 'busy'
  | 'broken'
  | 'slow'
  | 'stalled'
  | 'garbage'
  | 'html'
  | 'cut'
  | 'empty'
  | 'redirect'
  | 'endless'

export interface StubRequest {
  /** The key as it was sent: with OpenAI's wire behind 'Bearer '. */
  readonly authorization: string | undefined
  readonly path: string
  readonly body: { readonly model?: string; readonly messages: readonly SaidToProvider[] }
  /** Instructions and talk in one shape, whatever the wire. */
  readonly said: readonly SaidToProvider[]
}

export interface ProviderStub {
  /** What to set as its base URL. */
  readonly baseUrl: string
  mood: ProviderMood
  answer: string
  /** Every request so far. */
  readonly requests: StubRequest[]
  /** How many requests were given up by the caller before they were answered. */
  readonly abandoned: () => number
  close(): Promise<void>
}

/** A text that must never reach a person: the provider's own words about a failure. */
export const providersOwnWords = 'raw-provider-words-7f3a'

/** A small local server that speaks as a provider does when it streams. */
export async function startProviderStub(wire: ProviderWire = 'openai'): Promise<ProviderStub> {
  const format = wireFormats[wire]
  let abandoned = 0
  const stub = {
    mood: 'well' as ProviderMood,
    answer: 'You wrote that down plainly. What came next?',
    requests: [] as StubRequest[],
  }
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) abandoned++
    })
    readJson(request).then(
      (body) => {
        const { headers, url: path = '' } = request
        stub.requests.push({ authorization: format.keyOf(headers), path, body, said: format.said(body) })
        respond(response, stub, format)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return Object.assign(stub, {
    baseUrl: `http://127.0.0.1:${port}${format.base}`,
    abandoned: () => abandoned,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  })
}

async function readJson(request: IncomingMessage): Promise<StubRequest['body']> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return JSON.parse(text)
}

const refusals: Partial<Record<ProviderMood, readonly [number, Record<string, string>?]>> = {
  unauthorized: [401],
  busy: [429, { 'retry-after': '7' }],
  broken: [503],
  redirect: [307, { location: '/v1/elsewhere' }],
}

type Spoken = Pick<ProviderStub, 'mood' | 'answer'>

function respond(response: ServerResponse, { mood, answer }: Spoken, format: WireFormat): void {
  const [status, headers] = refusals[mood] ?? []
  if (status !== undefined) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: providersOwnWords, type: 'stub', code: 'stub' } }))
  } else if (mood === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><title>${providersOwnWords}</title><p>${providersOwnWords}`)
  } else if (mood !== 'slow') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (mood === 'garbage') response.end(`data: {"${providersOwnWords}\n\ndata: ]\n\n`)
    else speak(response, { mood, answer }, format)
  }
}

function speak(response: ServerResponse, { mood, answer }: Spoken, format: WireFormat): void {
  for (const piece of format.opening) response.write(piece)
  if (mood === 'endless') {
    const timer = setInterval(() => response.write(format.token('more '.repeat(40))), 2)
    response.on('close', () => clearInterval(timer))
    return
  }
  const tokens = mood === 'empty' ? [] : (answer.match(/(?<!\s)\s*\S+/g) ?? [])
  const half = mood === 'cut' || mood === 'stalled' ? tokens.slice(0, Math.ceil(tokens.length / 2)) : tokens
  if (mood === 'paced') {
    speakSlowly(response, tokens, format)
    return
  }
  for (const token of half) response.write(format.token(token))
  if (mood === 'stalled') return
  if (mood !== 'cut') for (const piece of format.closing) response.write(piece)
  response.end()
}

const tokenMs = 20

function speakSlowly(response: ServerResponse, tokens: readonly string[], format: WireFormat): void {
  const left = tokens[Symbol.iterator]()
  const timer = setInterval(() => {
    const { done, value } = left.next()
    if (!done) return void response.write(format.token(value))
    clearInterval(timer)
    for (const piece of format.closing) response.write(piece)
    response.end()
  }, tokenMs)
  response.on('close', () => clearInterval(timer))
}
