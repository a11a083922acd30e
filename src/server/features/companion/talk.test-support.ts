import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { type ServerFrame, serverFrame } from '#contract/companion.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { TestBrowser } from '#server/testing/test-browser.ts'

/** A real client on a real socket that remembers every frame. */
export class Chat {
  readonly socket: WebSocket
  readonly frames: ServerFrame[] = []
  closed: { code: number } | null = null
  refusedWith: number | null = null

  constructor(address: string, userId: number | string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/ws/chat?userId=${userId}`, { headers })
    this.socket.on('message', (data) => this.frames.push(serverFrame.parse(JSON.parse(String(data)))))
    this.socket.on('close', (code) => {
      this.closed = { code }
    })
    this.socket.on('unexpected-response', (_request, response) => {
      this.refusedWith = response.statusCode ?? null
      this.socket.terminate()
    })
    this.socket.on('error', () => undefined)
  }

  say(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  until<T extends ServerFrame['type']>(type: T, count = 1): Promise<Extract<ServerFrame, { type: T }>[]> {
    const found = () =>
      this.frames.filter((frame): frame is Extract<ServerFrame, { type: T }> => frame.type === type)
    return expect
      .poll(() => found().length, { timeout: 25_000, interval: 10 })
      .toBeGreaterThanOrEqual(count)
      .then(found)
  }
}

export interface Talk extends AsyncDisposable {
  readonly test: TestApp
  readonly browser: TestBrowser
  readonly userId: number
  chat(userId?: number | string, headers?: Record<string, string>): Promise<Chat>
}

/** Somebody with a session on a listening server. */
export async function openTalk(test: TestApp): Promise<Talk> {
  const address = await test.listen()
  const browser = test.browser()
  const { user } = await browser.signUp()
  return {
    test,
    browser,
    userId: user.id,
    async chat(userId = user.id, headers = { cookie: browser.cookieHeader }) {
      const chat = new Chat(address, userId, headers)
      await expect.poll(() => chat.socket.readyState).not.toBe(WebSocket.CONNECTING)
      return chat
    },
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  }
}
