import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wireFormats } from './provider-wires.ts'

export type LocalMood = 'well' | 'cut' | 'stranger' | 'error'

/** What Ollama does at its OpenAI-compatible address: origins that it does not know get 403 and no word of CORS. */
export interface LocalModelStub {
  /** What a person would type. */
  readonly address: string
  mood: LocalMood
  answer: string
  models: string[]
  /** As OLLAMA_ORIGINS; null: every origin. */
  origins: readonly string[] | null
  /** Every question so far. */
  readonly asked: { readonly model: string; readonly messages: { role: string; content: string }[] }[]
  close(): Promise<void>
}

export async function startLocalModelStub(): Promise<LocalModelStub> {
  const stub: Omit<LocalModelStub, 'address' | 'close'> = {
    mood: 'well',
    answer: 'You opened it. The low F came first.',
    models: ['llama3.2', 'qwen3:8b'],
    origins: null,
    asked: [],
  }
  const server = createServer((request, response) => {
    respond(stub, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return Object.assign(stub, {
    address: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  })
}

async function respond(
  stub: Omit<LocalModelStub, 'address' | 'close'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { origin } = request.headers
  const json = (status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  if (origin && stub.origins && !stub.origins.includes(origin)) return json(403, {})
  if (origin) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('access-control-allow-private-network', 'true')
  }
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  if (stub.mood === 'stranger') return void response.end('<!doctype html><title>Another program</title>')
  if (request.url === '/v1/models')
    return json(200, { object: 'list', data: stub.models.map((id) => ({ id, object: 'model' })) })
  if (request.url !== '/v1/chat/completions') return json(404, {})
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  const asked = JSON.parse(text) as LocalModelStub['asked'][number]
  stub.asked.push(asked)
  if (!stub.models.includes(asked.model))
    return json(404, { error: { message: `model "${asked.model}" not found, try pulling it first` } })
  speak(stub, response)
}

function speak({ mood, answer }: Pick<LocalModelStub, 'mood' | 'answer'>, response: ServerResponse): void {
  const { opening, token, closing } = wireFormats.openai
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of opening) response.write(piece)
  const words = answer.match(/(?<!\s)\s*\S+/g) ?? []
  for (const word of mood === 'cut' ? words.slice(0, 2) : words) response.write(token(word))
  if (mood === 'error') response.write('data: {"error":{"message":"out of memory"}}\n\n')
  if (mood === 'well') for (const piece of closing) response.write(piece)
  response.end()
}
