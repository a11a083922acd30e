import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the stub answers: well, or in one of the ways in which providers fail. */
export type ProviderMood =
  | 'well'
  | 'unauthorized'
  | 'busy'
  | 'broken'
  | 'slow'
  | 'stalled'
  | 'garbage'
  | 'cut'
  | 'empty'
  | 'redirect'
  | 'endless'

export interface StubRequest {
  readonly authorization: string | undefined
  readonly body: { model: string; messages: { role: string; content: string }[] }
}

export interface ProviderStub {
  /** What to set as OPENAI_BASE_URL. */
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

/** A small local server that speaks OpenAI's streamed chat completions. */
export async function startProviderStub(): Promise<ProviderStub> {
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
        stub.requests.push({ authorization: request.headers.authorization, body })
        respond(response, stub.mood, stub.answer)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return Object.assign(stub, {
    baseUrl: `http://127.0.0.1:${port}/v1`,
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

function respond(response: ServerResponse, mood: ProviderMood, answer: string): void {
  const [status, headers] = refusals[mood] ?? []
  if (status !== undefined) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: providersOwnWords, type: 'stub', code: 'stub' } }))
  } else if (mood === 'garbage') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><title>${providersOwnWords}</title><p>${providersOwnWords}`)
  } else if (mood !== 'slow') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    speak(response, mood, answer)
  }
}

function speak(response: ServerResponse, mood: ProviderMood, answer: string): void {
  const send = (delta: object, finish: string | null = null): void => {
    const choices = [{ index: 0, delta, finish_reason: finish }]
    const chunk = { id: 'chatcmpl-stub', object: 'chat.completion.chunk', created: 1, model: 'stub', choices }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  send({ role: 'assistant', content: '' })
  if (mood === 'endless') {
    const timer = setInterval(() => send({ content: 'more '.repeat(40) }), 2)
    response.on('close', () => clearInterval(timer))
    return
  }
  const tokens = mood === 'empty' ? [] : (answer.match(/\s*\S+/g) ?? [])
  const half = mood === 'cut' || mood === 'stalled' ? tokens.slice(0, Math.ceil(tokens.length / 2)) : tokens
  for (const token of half) send({ content: token })
  if (mood === 'stalled') return
  if (mood === 'cut') {
    response.end()
    return
  }
  send({}, 'stop')
  response.end('data: [DONE]\n\n')
}
