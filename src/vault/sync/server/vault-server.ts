import type { z } from 'zod'
import { authKdf, deleteAccount, logout, readReset, register, resetPassword } from '#contract/account.ts'
import {
  blobChunkPath,
  blobSpace,
  deleteBlob,
  largestSealedChunk,
  readBlobs,
  readReplacedChunks,
  replacedChunkPath,
} from '#contract/blobs.ts'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { errorBody } from '#contract/errors.ts'
import type { Factor } from '#contract/factor.ts'
import {
  beatEvent,
  readHeads,
  readRecords,
  readReplacedRecords,
  recordEvent,
  recordEventsPath,
  securityNews,
  slotsEvent,
  writeRecords,
} from '#contract/records.ts'
import {
  deleteSlot,
  readKeyShare,
  readRetiredSlots,
  readSlots,
  rekey,
  writePassphrase,
  writeSlot,
} from '#contract/vault.ts'
import {
  DamagedServerError,
  ImplausibleAnswerError,
  OfflineError,
  ServerRefusedError,
  type VaultServer,
} from '#vault/ports/ports.ts'
import { refusedWords } from '#vault/ports/refused-words.ts'
import { cappedBody } from './capped-body.ts'
import {
  checkBlobs,
  checkHeads,
  checkPage,
  checkReplaced,
  checkSlots,
  checkWritten,
} from './check-answers.ts'
import { lazySecondFactor } from './lazy-second-factor.ts'
import { signingIn } from './signing-in.ts'
import type { Ask, Reading, Wire, WireInput } from './wire.ts'
import { type AskFactor, withFactor } from './with-factor.ts'

/** Nobody is there behind the proxy. */
const unreachable = new Set([502, 503, 504])

const cutOff = (cause: unknown): never => {
  throw cause instanceof ImplausibleAnswerError
    ? cause
    : new OfflineError('The server cannot be reached.', { cause })
}

const mostJsonBytes = 64 * 1024 * 1024
const mostErrorBytes = 64 * 1024

/** The JSON of an answer; undefined where it is none. */
async function jsonOf(response: Response, mostBytes: number): Promise<unknown> {
  const bytes = await cappedBody(response, mostBytes).catch(cutOff)
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** `own`: the refusal is told in words of ours, since nobody waits for what the server has to say. */
async function refusal(response: Response, own: boolean): Promise<Error> {
  const { status } = response
  const body = errorBody.safeParse(await jsonOf(response, mostErrorBytes).catch(() => undefined))
  const code = body.success ? body.data.code : null
  if (code === 'database_damaged') return new DamagedServerError(refusedWords(code, status))
  if (unreachable.has(status)) return new OfflineError('The server cannot be reached.')
  const said = body.success ? body.data.message : `The server answered ${status}.`
  return new ServerRefusedError(
    status,
    own ? refusedWords(code, status) : said,
    code,
    (body.success && body.data.secondFactor) || null,
    Number(response.headers.get('retry-after')) * 1000 || null,
  )
}

async function reached(
  sending: Promise<Response>,
  { alsoFine = [], own = false }: Reading = {},
): Promise<Response> {
  const response = await sending.catch(cutOff)
  if (!response.ok && !alsoFine.includes(response.status)) throw await refusal(response, own)
  return response
}

async function understood<A extends z.ZodType>(
  schema: A,
  response: Response,
  check: (answer: z.output<A>) => void = () => {},
): Promise<z.output<A>> {
  const answer = schema.safeParse(await jsonOf(response, mostJsonBytes))
  if (!answer.success) throw new ImplausibleAnswerError({ cause: answer.error })
  check(answer.data)
  return answer.data
}

const chunkPath = (blobId: string, index: number): string =>
  blobChunkPath.replace(':blobId', blobId).replace(':index', String(index))

/** Keys and who may change them. */
function slotCalls(ask: Ask, askFactor: AskFactor) {
  const proving = <Answer>(sending: (factor?: Factor) => Promise<Answer>) => withFactor(askFactor, sending)
  return {
    readSlots: () => ask(readSlots, {}, { check: checkSlots }),
    writeSlot: (baseVersion, slot, proof) =>
      proving((factor) => {
        const body = { baseVersion, slot, ...(proof && { proof: { ...proof, factor } }) }
        return ask(writeSlot, { body }, { check: checkSlots })
      }),
    writePassphrase: (body) => ask(writePassphrase, { body }, { check: checkSlots }),
    deleteSlot: (slotId, proof) =>
      proving((factor) => {
        const body = proof && { body: { proof: { ...proof, factor } } }
        return ask(deleteSlot, { params: { slotId }, ...body }, { check: checkSlots })
      }),
    readKeyShare: async (body) => (await ask(readKeyShare, { body })).share,
    readRetiredSlots: async () => (await ask(readRetiredSlots, {})).slots,
    rekey: (body) => proving((factor) => ask(rekey, { body: { ...body, factor } }, { check: checkSlots })),
    resetPassword: (body) => proving((factor) => ask(resetPassword, { body: { ...body, factor } })),
    readReset: (token) => ask(readReset, { body: { token } }),
    async deleteAccount(body) {
      await proving((factor) => ask(deleteAccount, { body: { ...body, factor } }))
    },
  } satisfies Partial<VaultServer>
}

const own = true

/** A chunk; null: there is none. */
async function octets(sending: Promise<Response>): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await reached(sending, { own, alsoFine: [404] })
  return response.ok ? cappedBody(response, largestSealedChunk).catch(cutOff) : null
}

/** Sealed records and the chunks of blobs. */
function recordCalls(ask: Ask, wire: Wire) {
  return {
    readRecords: (since) =>
      ask(readRecords, { query: { since } }, { own, check: (page) => checkPage(page, since) }),
    // 422 carries the reason for each record.
    writeRecords: (changes, since) =>
      ask(
        writeRecords,
        { body: { changes, since } },
        { own, alsoFine: [422], check: (answer) => checkWritten(answer, changes, since) },
      ),
    readHeads: (digest) => ask(readHeads, { query: { digest } }, { own, check: checkHeads }),
    readReplacedRecords: (wanted) =>
      ask(
        readReplacedRecords,
        { body: { wanted } },
        { own, check: (answer) => checkReplaced(answer, wanted) },
      ),
    readReplacedChunks: async () => (await ask(readReplacedChunks, {}, { own })).chunks,
    async readReplacedChunk({ blobId, index, replacedAt }) {
      const path = replacedChunkPath
        .replace(':blobId', blobId)
        .replace(':index', String(index))
        .replace(':replacedAt', replacedAt)
      return octets(wire.sendBytes('GET', path))
    },
    readBlobs: () => ask(readBlobs, {}, { own, check: checkBlobs }),
    deleteBlob: (blobId) => ask(deleteBlob, { params: { blobId } }, { own }),
    async putChunk({ blobId, index, total, sealed }) {
      const path = `${chunkPath(blobId, index)}?total=${total}`
      return understood(blobSpace, await reached(wire.sendBytes('PUT', path, sealed), { own }))
    },
    readChunk: (blobId, index) => octets(wire.sendBytes('GET', chunkPath(blobId, index))),
  } satisfies Partial<VaultServer>
}

const listening = (wire: Wire) =>
  ({
    onNews: ({ heard, recordsChanged, slotsChanged, securityChanged }) =>
      wire.listen(recordEventsPath, {
        [beatEvent]: heard,
        changed(data) {
          const event = recordEvent.safeParse(parsed(data))
          if (!event.success) return
          heard()
          recordsChanged(event.data.upTo)
        },
        slots(data) {
          const event = slotsEvent.safeParse(parsed(data))
          if (event.success) slotsChanged(event.data.version)
        },
        security(data) {
          const event = securityNews.safeParse(parsed(data))
          if (event.success) securityChanged(event.data.latest)
        },
      }),
  }) satisfies Partial<VaultServer>

/** The server's part of the vault over HTTP. What it answers is checked before it is used. */
export function vaultServerOver(wire: Wire, askFactor: AskFactor = async () => null): VaultServer {
  const ask: Ask = async <E extends Endpoint>(
    to: E,
    input: WireInput<E>,
    { check, ...reading }: Reading & { readonly check?: (answer: AnswerOf<E>) => void } = {},
  ): Promise<AnswerOf<E>> => {
    const response = await reached(wire.send(to, input), reading)
    return understood<E['answer']>(to.answer, response, check)
  }
  return {
    kdf: (username) => ask(authKdf, { query: { username } }),
    register: (body) => ask(register, { body }),
    ...signingIn(ask, askFactor),
    secondFactor: lazySecondFactor(async () => {
      const { secondFactorServer } = await import('./second-factor-server.ts')
      return secondFactorServer(ask, askFactor)
    }),
    confirming: (sending) => withFactor(askFactor, sending),
    async logout() {
      await ask(logout, {})
    },
    ...slotCalls(ask, askFactor),
    ...recordCalls(ask, wire),
    ...listening(wire),
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
