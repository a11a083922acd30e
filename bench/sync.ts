import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecords } from '#contract/records.ts'
import { createMemoryDeviceStore } from '#vault/device/memory-device-store.ts'
import { encodeKeyring, newKeyring, openKeyring } from '#vault/keys/keyring.ts'
import type { DeviceStore } from '#vault/ports/ports.ts'
import { secureRandom } from '#vault/primitives/bytes.ts'
import { uuidV7 } from '#vault/primitives/uuid.ts'
import { openRecord, type SealedContent, sealRecord } from '#vault/seal/seal-record.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { RecordSealer } from '#vault/sync/record-repository.ts'
import { Replica } from '#vault/sync/replica.ts'
import { vaultServerOver } from '#vault/sync/server/vault-server.ts'
import type { Wire } from '#vault/sync/server/wire.ts'
import { registerByCall } from '../e2e/support/account-calls.ts'
import { startServer } from '../e2e/support/server.ts'
import { type Measure, median } from './measure.ts'

/** An entry of a page; ten years of daily writing are about 15 MB of them. */
const entryBytes = 4_000
const firstSyncCount = 5_000
const loadCount = 10_000
const editCount = 500
const sealRounds = 40

const words = 'The day began slowly and went on as days do. '
const entry = (at: number): SealedContent => ({
  kind: 'journal_entry',
  schemaVersion: 1,
  data: {
    title: `Day ${at}`,
    content: words.repeat(Math.ceil(entryBytes / words.length)).slice(0, entryBytes),
  },
})
const newUid = () => uuidV7(Date.now(), secureRandom(16))

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

async function sealerFor(userId: number): Promise<RecordSealer> {
  const keys = await openKeyring(encodeKeyring(newKeyring(secureRandom)))
  return {
    generation: keys.current,
    uidFor: keys.deterministicUid,
    seal: (uid, revision, content) => sealRecord(keys, { userId, uid, revision }, content, secureRandom),
    open: (uid, revision, sealed) => openRecord(keys, { userId, uid, revision }, sealed),
  }
}

/** The way to the server that a browser has: fetch, with the session's cookie. */
const wireTo = (url: string, cookie: string): Wire => ({
  send: (to, { body, query }) =>
    fetch(
      `${url}${to.path}?${new URLSearchParams(Object.entries(query ?? {}).map(([name, said]) => [name, String(said)]))}`,
      {
        method: to.method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    ),
  sendBytes: () => Promise.reject(new Error('No blobs here')),
  listen: () => () => {},
})

function replicaOn(deviceStore: DeviceStore, sealer: RecordSealer, wire: Wire): Replica {
  return new Replica({
    sealer,
    deviceStore,
    server: vaultServerOver(wire),
    store: createStore(),
    newUid,
    now: () => Date.now(),
    announce: () => {},
    onUnknownKeys: () => {},
    areKeysCurrent: async () => true,
  })
}

async function pushAll(replica: Replica): Promise<void> {
  while (await replica.pull());
  while (await replica.pushSome());
}

/** Sealing and opening, syncing 20 MB, draining an outbox, loading 10,000 records: the vault in Node, the server in its own process. */
export async function measureSync(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-bench-'))
  const server = await startServer({ dataDir: join(folder, 'server') })
  try {
    const cookie = await registerByCall(server.url, { username: 'bench', password: 'a long enough password' })
    const wire = wireTo(server.url, cookie)
    const sealer = await sealerFor(1)
    const sealing = await measureSealing(sealer)
    const writer = replicaOn(createMemoryDeviceStore(), sealer, wire)
    for (let at = 0; at < firstSyncCount; at++) await writer.put(newUid(), entry(at))
    await pushAll(writer)
    const deviceStore = createMemoryDeviceStore()
    const firstSync = await measureFirstSync(server.url, cookie, replicaOn(deviceStore, sealer, wire))
    const drain = await measureDrain(writer)
    const beside = await registerByCall(server.url, {
      username: 'beside',
      password: 'a long enough password',
    })
    const alone = replicaOn(createMemoryDeviceStore(), sealer, wireTo(server.url, beside))
    return [...sealing, firstSync, drain, ...(await measureMany(writer, alone, sealer, wire))]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureSealing(sealer: RecordSealer): Promise<Measure[]> {
  const uid = newUid()
  const content = { kind: 'note', schemaVersion: 1, data: words.repeat(1_000_000 / words.length) }
  const sealed = await sealer.seal(uid, 1, content)
  const megabytes = sealed.length / 1e6
  const rate = async (run: () => Promise<unknown>): Promise<number> => {
    const took: number[] = []
    for (let round = 0; round < sealRounds; round++) took.push(await timed(run))
    return (megabytes * 1000) / median(took.slice(sealRounds / 4))
  }
  const [seal, open] = [
    await rate(() => sealer.seal(uid, 1, content)),
    await rate(() => sealer.open(uid, 1, sealed)),
  ]
  const measure = (what: string, measured: number): Measure => ({
    what,
    measured,
    budget: 50,
    unit: 'MB/s',
    rule: 'at least',
    note: 'texts of 1 MB, JSON and padding included',
  })
  return [measure('sealing', seal), measure('opening', open)]
}

/** A device that has nothing yet, against a loop that only fetches the same pages; both on a server that has given them before. */
async function measureFirstSync(url: string, cookie: string, replica: Replica): Promise<Measure> {
  const bytes = await fetchAll(url, cookie)
  const plain = await timed(() => fetchAll(url, cookie))
  const ours = await timed(async () => {
    while (await replica.pull());
  })
  return {
    what: 'first sync of 20 MB, of fetching it',
    measured: ours / plain,
    budget: 4,
    unit: 'times',
    rule: 'at most',
    note: `${Math.round(ours)} ms, ${Math.round(plain)} ms to fetch; ${(bytes / 1e6).toFixed(1)} MB on the wire`,
  }
}

async function fetchAll(url: string, cookie: string): Promise<number> {
  let bytes = 0
  for (let since = 0; ; ) {
    const answer = await fetch(`${url}${readRecords.path}?since=${since}`, { headers: { cookie } })
    const text = await answer.text()
    bytes += text.length
    const page = JSON.parse(text) as { upTo: number; hasMore: boolean }
    since = page.upTo
    if (!page.hasMore) return bytes
  }
}

/** Somebody was offline and comes back. */
async function measureDrain(replica: Replica): Promise<Measure> {
  for (let at = 0; at < editCount; at++) await replica.put(newUid(), entry(at))
  return {
    what: 'sending 500 edits',
    measured: await timed(() => pushAll(replica)),
    budget: 2_000,
    unit: 'ms',
    rule: 'at most',
  }
}

/** With 10,000 records: opening all of them from the device store, and what one more edit costs to send, beside somebody who has none. */
async function measureMany(
  writer: Replica,
  alone: Replica,
  sealer: RecordSealer,
  wire: Wire,
): Promise<Measure[]> {
  for (let at = firstSyncCount + editCount; at < loadCount; at++) await writer.put(newUid(), entry(at))
  await pushAll(writer)
  const deviceStore = createMemoryDeviceStore()
  const other = replicaOn(deviceStore, sealer, wire)
  while (await other.pull());
  const load = await timed(() => replicaOn(deviceStore, sealer, wire).load())
  while (await alone.pull());
  const [many, few] = [await sendingOne(other), await sendingOne(alone)]
  return [
    {
      what: 'loading 10,000 records from the device store',
      measured: load,
      budget: 2_000,
      unit: 'ms',
      rule: 'at most',
    },
    {
      what: 'one edit more among 10,000 than among none',
      measured: many - few,
      budget: 15,
      unit: 'ms',
      rule: 'at most',
      note: `${many.toFixed(1)} ms and ${few.toFixed(1)} ms to send`,
    },
  ]
}

async function sendingOne(replica: Replica): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < 30; round++) {
    await replica.put(newUid(), entry(round))
    took.push(await timed(() => replica.pushSome()))
  }
  return median(took.slice(5))
}
