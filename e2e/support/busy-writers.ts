import { randomBytes, randomUUID } from 'node:crypto'
import { sealedBytes } from '#server/testing/sealed-bytes.ts'

/** What the server has said yes to, by path or uid: the least that it must have from now on. */
export interface Acknowledged {
  /** Revision by uid. */
  readonly records: Map<string, number>
  /** Sealed bytes in base64, by chunk path. */
  readonly chunks: Map<string, string>
  /** The last slot's wrap, and the version of the list. */
  slots: { version: number; wrapped: string } | null
}

export const nothingYet = (): Acknowledged => ({
  records: new Map(),
  chunks: new Map(),
  slots: null,
})

type Call = (method: string, path: string, body?: unknown) => Promise<Response>

const callsTo =
  (url: string, cookie: string): Call =>
  (method, path, body) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        cookie,
        ...(body !== undefined && {
          'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body !== undefined && {
        body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
      }),
    })

interface Result {
  readonly uid: string
  readonly status: string
  readonly revision: number
}

/** New records and new revisions of older ones, in batches of one to twelve and of many sizes. */
async function writeRecords(call: Call, done: Acknowledged): Promise<void> {
  const own = new Map<string, number>()
  for (let round = 0; ; round++) {
    const again = [...own].slice(-(round % 5))
    const fresh = Array.from({ length: 1 + (round % 7) }, () => [randomUUID() as string, 0] as const)
    const changes = [...again, ...fresh].map(([uid, baseRevision], at) => ({
      changeId: randomUUID(),
      uid,
      baseRevision,
      sealed: sealedBytes(200 + ((round * 977 + at * 131) % 30_000)).toString('base64'),
    }))
    const answer = await call('POST', '/api/records', { changes })
    const { results } = (await answer.json()) as { results: Result[] }
    for (const { uid, status, revision } of results) {
      if (status !== 'accepted') throw new Error(`${uid} was not accepted: ${status}`)
      own.set(uid, revision)
      done.records.set(uid, revision)
    }
  }
}

async function writeChunks(call: Call, done: Acknowledged): Promise<void> {
  for (;;) {
    const blobId = randomUUID()
    for (const index of [0, 1]) {
      const sealed = sealedBytes(60_000)
      const path = `/api/blobs/${blobId}/${index}`
      const answer = await call('PUT', `${path}?total=2`, sealed)
      if (answer.ok) done.chunks.set(path, sealed.toString('base64'))
    }
  }
}

/** One key slot, wrapped anew each time, and the look. */
async function writeKeysAndLook(call: Call, done: Acknowledged): Promise<void> {
  const slotId = randomUUID()
  for (let round = 0; ; round++) {
    const wrapped = randomBytes(92).toString('base64')
    const slot = {
      slotId,
      kind: 'device',
      kdf: null,
      commitment: randomBytes(32).toString('base64'),
      wrapped,
    }
    const { version } = (await (await call('GET', '/api/vault/slots')).json()) as { version: number }
    const answer = await call('PUT', '/api/vault/slots', { baseVersion: version, slot })
    if (answer.ok) done.slots = { version: version + 1, wrapped }
    const theme = round % 2 === 0 ? 'light' : 'dark'
    await call('PUT', '/api/user/settings', { theme })
  }
}

/** Writes everything that can be written, until nobody answers any more. */
export async function writeUntilGone(url: string, cookie: string, done: Acknowledged): Promise<void> {
  const call = callsTo(url, cookie)
  // The connection ends in the middle of something: that is what this is about.
  const whileThere = (writing: Promise<void>) =>
    writing.catch((error: unknown) => {
      if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error
    })
  await Promise.all(
    [
      writeRecords(call, done),
      writeRecords(call, done),
      writeChunks(call, done),
      writeKeysAndLook(call, done),
    ].map(whileThere),
  )
}

/** Revision by uid of everything changed after a position, and the new position. */
async function recordsAfter(call: Call, from: number): Promise<{ found: Map<string, number>; upTo: number }> {
  const found = new Map<string, number>()
  for (let since = from; ; ) {
    const answer = await call('GET', `/api/records?since=${since}&limit=500`)
    const page = (await answer.json()) as { records: Result[]; upTo: number; hasMore: boolean }
    for (const { uid, revision } of page.records) found.set(uid, revision)
    if (!page.hasMore) return { found, upTo: page.upTo }
    since = page.upTo
  }
}

/** What was acknowledged and is not there, one line each; and the position up to which records were read. */
export async function lostAfterwards(
  url: string,
  cookie: string,
  done: Acknowledged,
  since: number,
): Promise<{ lost: string[]; upTo: number }> {
  const call = callsTo(url, cookie)
  const { found, upTo } = await recordsAfter(call, since)
  const lost = [...done.records].flatMap(([uid, revision]) =>
    (found.get(uid) ?? 0) < revision ? [`record ${uid} at ${revision}`] : [],
  )
  for (const [path, sealed] of done.chunks) {
    const answer = await call('GET', path)
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok || bytes.toString('base64') !== sealed) lost.push(`chunk ${path}`)
  }
  if (done.slots) {
    const list = (await (await call('GET', '/api/vault/slots')).json()) as {
      version: number
      slots: { wrapped: string }[]
    }
    const isThere = list.slots.some(({ wrapped }) => wrapped === done.slots?.wrapped)
    if (list.version < done.slots.version || (list.version === done.slots.version && !isThere))
      lost.push(`slots of version ${done.slots.version}`)
  }
  return { lost, upTo }
}
