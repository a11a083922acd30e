import { WebSocket } from 'ws'
import type { ReplyRequest } from '#domain/companion/replies/reply.ts'
import type { ProviderConfig } from '#server/ai/provider-config.ts'
import { createRelay } from '#server/ai/relay.ts'
import { startProviderStub } from '#server/testing/provider-stub.ts'
import { startServer } from '../e2e/support/server.ts'
import { type Measure, median } from './measure.ts'

/** Together under the twenty messages a minute that the server takes from one person. */
const rounds = 15
const warm = 4
const words = 'I keep walking past the piano as if it were asleep.'

/** What the relay adds to the first word of an answer: from a browser's frame to the first one with text, less the same call made directly. */
export async function measureRelay(): Promise<Measure> {
  const stub = await startProviderStub()
  const env = { OPENAI_BASE_URL: stub.baseUrl, INKWELL_AI_MODEL: 'stub-1', INKWELL_AI_NAME: 'Stub' }
  const server = await startServer({ env })
  const socket = await openSocket(server.url)
  try {
    const direct = directTo(stub.baseUrl)
    const took: { direct: number; relayed: number }[] = []
    // In turn, so that whatever else the machine does is in both.
    for (let round = 0; round < rounds + warm; round++) {
      const one = { direct: await direct(), relayed: await throughSocket(socket) }
      if (round >= warm) took.push(one)
    }
    const alone = median(took.map(({ direct }) => direct))
    const whole = median(took.map(({ relayed }) => relayed))
    return {
      what: 'relay, on top of the call, to first token',
      measured: whole - alone,
      budget: 15,
      unit: 'ms',
      rule: 'at most',
      note: `${alone.toFixed(1)} ms directly, ${whole.toFixed(1)} ms through the socket`,
    }
  } finally {
    socket.terminate()
    await server.stop()
    await stub.close()
  }
}

const request: ReplyRequest = {
  ...{ message: words, mode: 'listen', style: 'warm_supportive', turns: [], page: null, recalled: [] },
  ...{ entriesSearched: null, today: '2026-11-21' },
}

function directTo(baseUrl: string): () => Promise<number> {
  const provider: ProviderConfig = {
    ...{ id: 'openai', speaks: 'compatible', name: 'Stub', model: 'stub-1', apiKey: null },
    baseUrl: new URL(baseUrl),
  }
  const relay = createRelay(provider)
  return async () => {
    const from = performance.now()
    let first = 0
    for await (const { token } of relay.reply(request, new AbortController().signal))
      if (token !== '' && first === 0) first = performance.now()
    return first - from
  }
}

async function openSocket(url: string): Promise<WebSocket> {
  const body = { username: 'bench', email: 'bench@example.org', password: 'a river in november' }
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { id } = (await answer.json()) as { id: number }
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/chat?userId=${id}`, { headers: { cookie } })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return socket
}

/** Ms until the first frame with text; resolves once the answer is whole. */
function throughSocket(socket: WebSocket): Promise<number> {
  const from = performance.now()
  let first = 0
  return new Promise((resolve, reject) => {
    const hear = (data: unknown): void => {
      const frame = JSON.parse(String(data)) as { type: string; token?: string; error?: string }
      if (frame.type === 'error') reject(new Error(frame.error))
      if (frame.type === 'stream' && frame.token && first === 0) first = performance.now()
      if (frame.type !== 'message') return
      socket.off('message', hear)
      resolve(first - from)
    }
    socket.on('message', hear)
    socket.send(JSON.stringify({ type: 'message', content: words }))
  })
}
