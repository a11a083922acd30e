import type { KeptRecord, PendingChange, QuarantinedRecord, Standing, VaultShelf } from './ports.ts'

/** A shelf that lives as long as the process: for tests and for callers without a disk. */
export function createMemoryShelf(): VaultShelf {
  const records = new Map<string, KeptRecord>()
  const pending = new Map<string, PendingChange>()
  const quarantine = new Map<string, QuarantinedRecord>()
  let cursor = 0
  const standing = (uid: string): Standing => ({ record: records.get(uid), pending: pending.get(uid) })

  return {
    all: async () => ({ records: [...records.values()], pending: [...pending.values()] }),
    standings: async (uids) => new Map(uids.map((uid) => [uid, standing(uid)])),
    pendingChanges: async (limit) => [...pending.values()].slice(0, limit),
    pendingCount: async () => pending.size,
    async change(uids, decide, newCursor) {
      const wanted = uids.map((uid) => [uid, decide(uid, standing(uid))] as const)
      for (const [uid, change] of wanted) {
        if (change?.record) records.set(uid, change.record)
        if (change?.pending) pending.set(uid, change.pending)
        if (change?.pending === null) pending.delete(uid)
      }
      if (newCursor !== undefined) cursor = newCursor
      return wanted.flatMap(([uid, change]) => (change ? [uid] : []))
    },
    cursor: async () => cursor,
    quarantine: async (record) => void quarantine.set(record.uid, record),
    quarantined: async () => [...quarantine.values()],
    close: () => {},
    async destroy() {
      for (const map of [records, pending, quarantine]) map.clear()
      cursor = 0
    },
  }
}
