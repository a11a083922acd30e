import type {
  ChunkHead,
  DeviceBlobStore,
  DeviceSideStore,
  DeviceStore,
  KeptChunk,
  KeptRecord,
  LocalItem,
  Notice,
  PendingChange,
  QuarantinedRecord,
  RecordState,
} from '../ports/ports.ts'

/** A device store that lives as long as the process: for tests and for callers without a disk. */
export function createMemoryDeviceStore(): DeviceStore {
  const records = new Map<string, KeptRecord>()
  const pending = new Map<string, PendingChange>()
  const quarantine = new Map<string, QuarantinedRecord>()
  const notices = new Map<string, Notice>()
  const facts = new Map<string, string>()
  const locals = new Map<string, LocalItem>()
  const chunks = new Map<string, { chunk: KeptChunk; usedAt: number }>()
  let cursor = 0
  const recordState = (uid: string): RecordState => ({ record: records.get(uid), pending: pending.get(uid) })

  return {
    ...localsIn(locals),
    ...blobsIn(chunks),
    all: async () => ({ records: [...records.values()], pending: [...pending.values()] }),
    recordStates: async (uids) => new Map(uids.map((uid) => [uid, recordState(uid)])),
    pendingChanges: async (limit) => [...pending.values()].slice(0, limit),
    pendingCount: async () => pending.size,
    async change(uids, decide, newCursor) {
      const wanted = uids.map((uid) => [uid, decide(uid, recordState(uid))] as const)
      for (const [uid, change] of wanted) {
        if (change?.record) records.set(uid, change.record)
        if (change?.record === null) records.delete(uid)
        if (change?.pending) pending.set(uid, change.pending)
        if (change?.pending === null) pending.delete(uid)
      }
      if (newCursor !== undefined) cursor = newCursor
      return wanted.flatMap(([uid, change]) => (change ? [uid] : []))
    },
    cursor: async () => cursor,
    quarantine: async (record) => void quarantine.set(record.uid, record),
    quarantined: async () => [...quarantine.values()],
    releaseQuarantined: async (uid) => void quarantine.delete(uid),
    notices: async () => [...notices.values()],
    putNotice: async (notice) => void notices.set(notice.uid, notice),
    dropNotice: async (uid) => void notices.delete(uid),
    fact: async (name) => facts.get(name),
    putFact: async (name, value) => void facts.set(name, value),
    // Nobody clears memory under its process.
    putAgain: () => {},
    close: () => {},
    async destroy() {
      for (const map of [records, pending, quarantine, notices, facts, locals, chunks]) map.clear()
      cursor = 0
    },
  }
}

const localsIn = (locals: Map<string, LocalItem>): DeviceSideStore => ({
  local: async (key) => locals.get(key),
  localsUnder: async (prefix) => [...locals.values()].filter(({ key }) => key.startsWith(prefix)),
  putLocal: async (item) => void locals.set(item.key, item),
  dropLocal: async (key) => void locals.delete(key),
})

const headOf = ({ sealed, ...chunk }: KeptChunk, usedAt: number): ChunkHead => ({
  ...chunk,
  bytes: sealed.length,
  usedAt,
})

function blobsIn(chunks: Map<string, { chunk: KeptChunk; usedAt: number }>): DeviceBlobStore {
  const keyOf = (blobId: string, index: number): string => `${blobId} ${String(index).padStart(3, '0')}`
  const heads = (): ChunkHead[] =>
    [...chunks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { chunk, usedAt }]) => headOf(chunk, usedAt))
  return {
    chunk: async (blobId, index) => chunks.get(keyOf(blobId, index))?.chunk,
    putChunk: async (chunk, usedAt) => void chunks.set(keyOf(chunk.blobId, chunk.index), { chunk, usedAt }),
    chunkHeads: async () => heads(),
    chunksToUpload: async () => heads().filter((head) => !head.isUploaded),
    async changeHead(blobId, index, { isUploaded, usedAt }) {
      const key = keyOf(blobId, index)
      const now = chunks.get(key)
      if (!now) return
      chunks.set(key, {
        chunk: { ...now.chunk, isUploaded: isUploaded ?? now.chunk.isUploaded },
        usedAt: usedAt ?? now.usedAt,
      })
    },
    dropChunk: async (blobId, index) => void chunks.delete(keyOf(blobId, index)),
    async dropBlob(blobId) {
      for (const [key, { chunk }] of chunks) if (chunk.blobId === blobId) chunks.delete(key)
    },
  }
}
