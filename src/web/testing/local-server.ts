import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly method: string
  /** Path with query. */
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface LocalServer {
  readonly address: string
  readonly received: Received[]
  /** What every request is answered with from now on. */
  answer: { status: number; body: string }
  close(): Promise<void>
}

async function textOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) body += piece
  return body
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
}

/** A real server on this machine that remembers what it was asked. */
export async function startLocalServer(): Promise<LocalServer> {
  const received: Received[] = []
  const local: LocalServer = {
    address: '',
    received,
    answer: { status: 200, body: '{}' },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = createServer(async (request, response) => {
    const body = await textOf(request)
    received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    response.writeHead(local.answer.status, { 'content-type': 'application/json', connection: 'close' })
    response.end(local.answer.body)
  })
  return Object.assign(local, { address: `http://127.0.0.1:${await listening(server)}` })
}
