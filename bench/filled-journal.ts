import { entityOfKind } from '#domain/entities.ts'
import { keyOf } from '#domain/export/export-kinds.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { zipfJournal } from '#domain/search/sample-journal.ts'
import { createMemoryDeviceStore } from '#vault/device/memory-device-store.ts'
import { namedOf } from '#vault/keys/device-keyring.ts'
import { argon2Wasm } from '#vault/primitives/argon2-wasm.ts'
import { secureRandom } from '#vault/primitives/bytes.ts'
import { uuidV7 } from '#vault/primitives/uuid.ts'
import { vaultServerOver } from '#vault/sync/server/vault-server.ts'
import type { Wire } from '#vault/sync/server/wire.ts'
import { Vault } from '#vault/vault.ts'
import type { Credentials } from '../e2e/support/account-calls.ts'
import type { DeviceKeys } from '../src/vault/keys/device-keys.ts'

/** The vault's way to a server from Node: fetch with a cookie jar, no events. */
function nodeWire(url: string): Wire {
  const cookies = new Map<string, string>()
  const ask = async (method: string, path: string, type: string, body?: BodyInit): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return answer
  }
  return {
    send(to, { body, query, params }) {
      let path = to.path
      for (const [name, value] of Object.entries(params ?? {})) path = path.replace(`:${name}`, value)
      const asked = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
      )
      const whole = asked.size > 0 ? `${path}?${asked}` : path
      return ask(to.method, whole, 'application/json', body === undefined ? undefined : JSON.stringify(body))
    },
    sendBytes: (method, path, bytes) => ask(method, path, 'application/octet-stream', bytes),
    listen: () => () => {},
  }
}

/** A device without a disk: the real client in this process. */
function nodeVault(url: string): Vault {
  const keys = new Map<number, DeviceKeys>()
  return new Vault({
    server: vaultServerOver(nodeWire(url)),
    device: {
      read: async (userId) => keys.get(userId),
      named: async (name) => namedOf([...keys.values()], name),
      newest: async () => [...keys.values()][0],
      change: async (userId, next) => {
        const now = next(keys.get(userId))
        if (now) keys.set(userId, now)
        else keys.delete(userId)
      },
    },
    entityOf: entityOfKind,
    openDeviceStore: async () => createMemoryDeviceStore(),
    openTabs: () => ({ tell: () => {}, onNews: () => {}, close: () => {} }),
    whileLeading: (_userId, _signal, lead) => lead(),
    tabPresence: {
      hold: async () => {},
      isAlive: async () => false,
      whenGone: (_tabId, _signal, work) => work(),
    },
    argon2: argon2Wasm,
    random: secureRandom,
    newUid: () => uuidV7(Date.now(), secureRandom(16)),
    now: () => Date.now(),
    onKeyTrouble: () => {},
    onStatus: () => {},
    onClosedElsewhere: () => {},
  })
}

/** Writes `count` entries of `words` words into somebody's journal, through the real client, and waits until the server has them. */
export function fillJournal(url: string, person: Credentials, count: number, words: number): Promise<void> {
  return keepEntries(
    url,
    person,
    zipfJournal(count, words).map(({ title, content, createdAt }) => ({
      ...newEntry(createdAt, 'Europe/Stockholm'),
      title,
      content,
    })),
  )
}

/** Puts entries into somebody's journal in the same way. */
export const keepEntries = (
  url: string,
  person: Credentials,
  entries: readonly JournalEntry[],
): Promise<void> =>
  keepRecords(
    url,
    person,
    entries.map((data) => ({ kind: journalEntries.kind, uid: uuidV7(Date.now(), secureRandom(16)), data })),
  )

export interface Kept {
  readonly kind: string
  /** Default: what its kind says makes it unique. */
  readonly uid?: string
  readonly data: object
}

/** Puts records into somebody's vault in the same way. */
export async function keepRecords(url: string, person: Credentials, records: readonly Kept[]): Promise<void> {
  const vault = nodeVault(url)
  try {
    await vault.login(person)
    const { session } = vault
    if (!session) throw new Error('The vault did not open.')
    for (const { kind, uid, data } of records)
      await session.put(kind, uid ?? (await session.uidFor(kind, ...(keyOf(kind, data) ?? []))), data)
    while (session.status().waiting > 0 || session.status().syncedAt === null)
      await new Promise((resolve) => setTimeout(resolve, 50))
  } finally {
    vault.close()
  }
}
