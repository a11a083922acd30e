import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay, setImmediate as soon } from 'node:timers/promises'

/** A bare connection to the server: what is sent, and how fast, is up to the test. */
export interface RawSocket {
  readonly text: string
  readonly isEnded: boolean
  send(text: string): void
  /** Sends a text a byte at a time until it has gone or the server has enough. */
  trickle(text: string, everyMs: number): Promise<void>
  /** Resolves with the ms that it took until the server ended the connection; throws after `mostMs`. */
  untilEnded(mostMs: number): Promise<number>
  close(): void
}

export async function openRawSocket(address: string): Promise<RawSocket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''))
  let text = ''
  let isEnded = false
  socket.setEncoding('utf8')
  socket.on('data', (piece) => {
    text += piece
  })
  socket.on('close', () => {
    isEnded = true
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const since = performance.now()
  return {
    get text() {
      return text
    },
    get isEnded() {
      return isEnded
    },
    send: (piece) => void socket.write(piece),
    async trickle(all, everyMs) {
      for (const sign of all) {
        if (isEnded || !socket.writable) return
        socket.write(sign)
        await delay(everyMs)
        // What has come is read before more is sent: a write to a closed connection would throw it away.
        await soon()
      }
    },
    async untilEnded(mostMs) {
      while (!isEnded) {
        if (performance.now() - since > mostMs) throw new Error(`Still open after ${mostMs} ms; got: ${text}`)
        await delay(10)
      }
      return performance.now() - since
    },
    close: () => void socket.destroy(),
  }
}
