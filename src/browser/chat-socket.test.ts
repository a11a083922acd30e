import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import type { ChatMessage } from '#contract/companion.ts'
import { ChatSocket } from './chat-socket.ts'

interface Timer {
  readonly ms: number
  readonly run: () => void
}

/** A real server on a real port, a real client, and timers that go off when the test says so. */
class Bench {
  readonly server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  readonly asked: string[] = []
  readonly received: string[] = []
  readonly peers: ServerSocket[] = []
  readonly timers: Timer[] = []
  readonly messages: ChatMessage[] = []
  readonly errors: string[] = []
  lost = 0
  onPeer: (peer: ServerSocket) => void = (peer) => peer.send('{"type":"connected","userId":0}')
  socket!: ChatSocket

  async start(): Promise<void> {
    await new Promise((listening) => this.server.once('listening', listening))
    this.server.on('connection', (peer, request) => {
      this.asked.push(request.url ?? '')
      this.peers.push(peer)
      peer.on('message', (data) => this.received.push(String(data)))
      this.onPeer(peer)
    })
    this.socket = new ChatSocket({
      origin: `ws://127.0.0.1:${this.port}`,
      open: (address) => new WebSocket(address),
      after: (ms, run) => {
        const timer = { ms, run }
        this.timers.push(timer)
        return () => void this.timers.splice(this.timers.indexOf(timer) >>> 0, 1)
      },
    })
    this.socket.listen({
      onMessage: (message) => this.messages.push(message),
      onError: (sentence) => this.errors.push(sentence),
      onLost: () => {
        this.lost++
      },
    })
  }

  get port(): number {
    return (this.server.address() as { port: number }).port
  }

  /** Lets the next timer of this length go off. */
  async tick(ms: number): Promise<void> {
    await expect.poll(() => this.timers.map((timer) => timer.ms)).toContain(ms)
    const at = this.timers.findIndex((timer) => timer.ms === ms)
    const [timer] = this.timers.splice(at, 1)
    timer?.run()
  }

  async stop(): Promise<void> {
    this.socket.close()
    for (const peer of this.server.clients) peer.terminate()
    await new Promise((closed) => this.server.close(closed))
  }
}

const streamed = {
  type: 'stream',
  role: 'assistant',
  messageId: 'm1',
  content: 'So far',
  token: ' far',
  timestamp: '2026-11-21T08:30:00.000Z',
  userId: 7,
  isStreaming: true,
  isComplete: false,
}

let bench: Bench
beforeEach(async () => {
  bench = new Bench()
  await bench.start()
})
afterEach(() => bench.stop())

describe('the chat socket', () => {
  // Spec: S4-005, S4-006, S4-080, S7-028, S9-033
  test('connects as nobody, and again 100 ms after somebody signed in', async () => {
    expect(await bench.socket.connect()).toBe(true)
    expect(bench.asked).toEqual(['/ws/chat?userId=0'])
    bench.socket.setUser(7)
    expect(bench.socket.isOpen).toBe(false)
    await bench.tick(100)
    await expect.poll(() => bench.asked).toEqual(['/ws/chat?userId=0', '/ws/chat?userId=7'])
  })

  test('connects by itself when somebody signs in', async () => {
    bench.socket.setUser(7)
    await bench.tick(100)
    await expect.poll(() => bench.asked).toEqual(['/ws/chat?userId=7'])
    expect(bench.errors).toEqual([])
  })

  // Spec: S4-080, S7-033, S9-030
  test('pings every 30 seconds', async () => {
    await bench.socket.connect()
    await bench.tick(30_000)
    await bench.tick(30_000)
    await expect.poll(() => bench.received).toEqual(['{"type":"ping"}', '{"type":"ping"}'])
  })

  // Spec: S7-034
  test('sends a message with what was allowed to go along', async () => {
    await bench.socket.connect()
    const context = { excerpts: [{ day: '2026-03-14', quote: 'One more room.' }], turns: [] }
    expect(bench.socket.send('Hello', context)).toBe(true)
    await expect
      .poll(() => bench.received.map((text) => JSON.parse(text)))
      .toEqual([{ type: 'message', content: 'Hello', context }])
  })

  // Spec: S8-015
  test('a message that cannot be sent is said to the person', () => {
    expect(bench.socket.send('Hello')).toBe(false)
    expect(bench.errors).toEqual(['Failed to send message. Please try again.'])
  })

  // Spec: S4-077, S4-079
  test('tells pieces and complete messages', async () => {
    await bench.socket.connect()
    bench.peers[0]?.send(JSON.stringify(streamed))
    bench.peers[0]?.send(
      JSON.stringify({ ...streamed, type: 'message', isStreaming: false, isComplete: true }),
    )
    await expect.poll(() => bench.messages.map((message) => message.isComplete)).toEqual([false, true])
    expect(bench.messages[0]).toMatchObject({ content: 'So far', token: ' far', role: 'assistant' })
  })

  // Spec: S7-037
  test.each([
    ['role', { ...streamed, role: undefined }],
    ['messageId', { ...streamed, messageId: undefined }],
    ['full content', { ...streamed, content: undefined }],
  ])('ignores stream events without %s, and what is no event at all', async (_, event) => {
    await bench.socket.connect()
    const [peer] = bench.peers
    for (const text of [JSON.stringify(event), 'no json', 'null', '7', '{"type":"news"}']) peer?.send(text)
    peer?.send(Buffer.from([1, 2]))
    peer?.send(JSON.stringify(streamed))
    await expect.poll(() => bench.messages).toHaveLength(1)
    expect(bench.errors).toEqual([])
  })

  // Spec: S8-016
  test('passes the server’s error on, or says that it is unknown', async () => {
    await bench.socket.connect()
    for (const event of [
      { type: 'error', error: 'Too fast.' },
      { type: 'error' },
      { type: 'error', error: 5 },
    ])
      bench.peers[0]?.send(JSON.stringify(event))
    const unknown = 'Unknown error occurred'
    await expect.poll(() => bench.errors).toEqual(['Too fast.', unknown, unknown])
  })

  // Spec: S4-080
  test('reconnects after an abnormal close, and starts counting afresh once it is connected', async () => {
    await bench.socket.connect()
    bench.peers[0]?.terminate()
    await bench.tick(1_000)
    await expect.poll(() => bench.peers.length).toBe(2)
    await expect.poll(() => bench.socket.isOpen).toBe(true)
    bench.peers[1]?.close(1012)
    await bench.tick(1_000)
    await expect.poll(() => bench.peers.length).toBe(3)
    expect(bench.lost).toBe(2)
    expect(bench.errors).toEqual([])
  })

  test('does not reconnect after a normal close', async () => {
    await bench.socket.connect()
    bench.peers[0]?.close(1000)
    await expect.poll(() => bench.lost).toBe(1)
    expect(bench.timers).toEqual([])
  })

  // Spec: S8-014, S9-031, S9-032
  test('gives up after five failed reconnects, doubling from 1 s to at most 10 s', async () => {
    bench.onPeer = (peer) => peer.close(4403)
    void bench.socket.connect()
    for (const ms of [1_000, 2_000, 4_000, 8_000, 10_000]) await bench.tick(ms)
    const words = 'Failed to connect to server. Please refresh the page to try again.'
    await expect.poll(() => bench.errors).toEqual([words])
    expect(bench.peers).toHaveLength(6)
    expect(bench.timers).toEqual([])
    bench.onPeer = (peer) => peer.send('{"type":"connected","userId":0}')
    expect(await bench.socket.connect()).toBe(true)
  })

  test('whoever waits for a connection that cannot be made hears so', async () => {
    const { port } = bench
    await bench.stop()
    const timers: Timer[] = []
    const socket = new ChatSocket({
      origin: `ws://127.0.0.1:${port}`,
      open: (address) => new WebSocket(address),
      after: (ms, run) => {
        timers.push({ ms, run })
        return () => undefined
      },
    })
    const opened = socket.connect()
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect.poll(() => timers.length).toBe(attempt + 1)
      timers[attempt]?.run()
    }
    expect(await opened).toBe(false)
  })

  test('closing it ends it for the server too, and stops every timer', async () => {
    let code = 0
    await bench.socket.connect()
    bench.peers[0]?.on('close', (closed) => {
      code = closed
    })
    bench.socket.close()
    await expect.poll(() => code).toBe(1000)
    expect(bench.timers).toEqual([])
  })
})
