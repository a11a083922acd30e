import type { z } from 'zod'
import {
  authKdf,
  deleteAccount,
  login,
  logout,
  readReset,
  register,
  resetPassword,
} from '#contract/account.ts'
import { blobChunkPath, blobSpace, deleteBlob, readBlobs } from '#contract/blobs.ts'
import type { AnswerOf, BodyOf, Endpoint } from '#contract/endpoint.ts'
import { errorBody } from '#contract/errors.ts'
import {
  readHeads,
  readRecords,
  recordEvent,
  recordEventsPath,
  slotsEvent,
  writeRecords,
} from '#contract/records.ts'
import { deleteSlot, readSlots, rekey, writePassphrase, writeSlot } from '#contract/vault.ts'
import { OfflineError, ServerRefusedError, type VaultServer } from './ports.ts'

export interface WireInput<E extends Endpoint> {
  readonly body?: BodyOf<E>
  readonly query?: Readonly<Record<string, string | number>>
  readonly params?: Readonly<Record<string, string>>
}

/** How bytes get to the server and back: fetch and EventSource in a browser. `send` rejects when nobody answers. */
export interface Wire {
  send<E extends Endpoint>(to: E, input: WireInput<E>): Promise<Response>
  /** The same for a path with everything in it and a body of bytes, or none. */
  sendBytes(method: 'GET' | 'PUT', path: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Response>
  /** Calls back with the data of every event of these names until the returned function is called. */
  listen(path: string, listeners: Readonly<Record<string, (data: string) => void>>): () => void
}

/** Nobody is there behind the proxy. */
const unreachable = new Set([502, 503, 504])

async function refusal(response: Response): Promise<Error> {
  if (unreachable.has(response.status)) return new OfflineError('The server cannot be reached.')
  const body = errorBody.safeParse(await response.json().catch(() => null))
  return new ServerRefusedError(
    response.status,
    body.success ? body.data.message : `The server answered ${response.status}.`,
    body.success ? body.data.code : null,
  )
}

async function reached(sending: Promise<Response>, alsoFine: readonly number[] = []): Promise<Response> {
  const response = await sending.catch((cause: unknown) => {
    throw new OfflineError('The server cannot be reached.', { cause })
  })
  if (!response.ok && !alsoFine.includes(response.status)) throw await refusal(response)
  return response
}

async function understood<A extends z.ZodType>(schema: A, response: Response): Promise<z.output<A>> {
  const answer = schema.safeParse(await response.json().catch(() => null))
  if (answer.success) return answer.data
  throw new ServerRefusedError(response.status, 'The server answered something that cannot be understood.')
}

const chunkPath = (blobId: string, index: number): string =>
  blobChunkPath.replace(':blobId', blobId).replace(':index', String(index))

/** The server's part of the vault over HTTP. What it answers is checked before it is used. */
export function vaultServerOver(wire: Wire): VaultServer {
  async function ask<E extends Endpoint>(
    to: E,
    input: WireInput<E>,
    alsoFine: readonly number[] = [],
  ): Promise<AnswerOf<E>> {
    const response = await reached(wire.send(to, input), alsoFine)
    return understood<E['answer']>(to.answer, response)
  }

  return {
    kdf: (username) => ask(authKdf, { query: { username } }),
    register: (body) => ask(register, { body }),
    login: (body) => ask(login, { body }),
    async logout() {
      await ask(logout, {})
    },
    readSlots: () => ask(readSlots, {}),
    writeSlot: (baseVersion, slot) => ask(writeSlot, { body: { baseVersion, slot } }),
    writePassphrase: (body) => ask(writePassphrase, { body }),
    deleteSlot: (slotId) => ask(deleteSlot, { params: { slotId } }),
    readRecords: (since) => ask(readRecords, { query: { since } }),
    // 422 carries the reason for each record.
    writeRecords: (changes) => ask(writeRecords, { body: { changes } }, [422]),
    rekey: (body) => ask(rekey, { body }),
    resetPassword: (body) => ask(resetPassword, { body }),
    readReset: (token) => ask(readReset, { query: { token } }),
    async deleteAccount(body) {
      await ask(deleteAccount, { body })
    },
    readHeads: (digest) => ask(readHeads, { query: { digest } }),
    readBlobs: () => ask(readBlobs, {}),
    deleteBlob: (blobId) => ask(deleteBlob, { params: { blobId } }),
    async putChunk({ blobId, index, total, sealed }) {
      const path = `${chunkPath(blobId, index)}?total=${total}`
      return understood(blobSpace, await reached(wire.sendBytes('PUT', path, sealed)))
    },
    async readChunk(blobId, index) {
      const response = await reached(wire.sendBytes('GET', chunkPath(blobId, index)), [404])
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
    },
    onNews: ({ recordsChanged, slotsChanged }) =>
      wire.listen(recordEventsPath, {
        changed(data) {
          const event = recordEvent.safeParse(parsed(data))
          if (event.success) recordsChanged(event.data.upTo)
        },
        slots(data) {
          const event = slotsEvent.safeParse(parsed(data))
          if (event.success) slotsChanged(event.data.version)
        },
      }),
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
