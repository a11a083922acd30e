import { argon2, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { entityOfKind } from '#domain/entities.ts'
import { entity } from '#domain/entity/entity.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createMemoryDeviceStore } from '../device/memory-device-store.ts'
import { namedOf, newestOf } from '../keys/device-keyring.ts'
import type { DeviceKeys } from '../keys/device-keys.ts'
import type { DeviceStore } from '../ports/ports.ts'
import { secureRandom } from '../primitives/bytes.ts'
import type { Argon2id } from '../primitives/password-kdf.ts'
import { uuidV7 } from '../primitives/uuid.ts'
import type { FindEntity } from '../store/entity-reader.ts'
import type { Entity } from '../store/store.ts'
import type { TabPresence } from '../sync/drafts/draft-repository.ts'
import { vaultServerOver } from '../sync/server/vault-server.ts'
import type { Wire } from '../sync/server/wire.ts'
import { type TabMessage, Vault, type VaultParts } from '../vault.ts'

/** A thing of a kind that no program knows, as tests of the vault keep it. */
export const noteEntity = entity('note', {
  schema: z.object({ title: z.string(), content: z.string() }),
  version: 1,
  upgrades: {},
  label: 'Notes',
})
type Note = z.infer<typeof noteEntity.schema>

interface Heard {
  readonly closed: ('locked' | 'gone')[]
  readonly troubles: Error[]
  /** The last thing said about keys. */
  trouble: Error | null
}

const deriveNatively = promisify(argon2)

/**
 * Node's own Argon2id: beside this thread, and three times as fast as the browser's. frozen-keys.test.ts shows that both
 * say the same. Needed where the server derives from a raw password as well.
 */
export const argon2Node: Argon2id = async ({ password, salt, memoryKiB, passes, lanes }) =>
  new Uint8Array(
    await deriveNatively('argon2id', {
      message: Uint8Array.from(password),
      nonce: Uint8Array.from(salt),
      memory: memoryKiB,
      passes,
      parallelism: lanes,
      tagLength: 32,
    }),
  )

/** The same with a 256th of the memory: what a device derives by itself need not be costly to be tested. */
export const quickArgon2: Argon2id = (asked) => argon2Node({ ...asked, memoryKiB: asked.memoryKiB >> 8 })

interface DeviceParts {
  readonly entityOf?: FindEntity
  readonly between?: (wire: Wire) => Wire
  readonly argon2?: Argon2id
}

/** A browser profile: its cookies, its device store, its device key. */
export function newDevice(
  testApp: TestApp,
  { between = (wire) => wire, argon2: derive = quickArgon2, entityOf = entityOfKind }: DeviceParts = {},
) {
  const browser = testApp.browser()
  const keys = new Map<number, DeviceKeys>()
  const deviceStores = new Map<number, DeviceStore>()
  const listeners = new Set<() => void>()
  const network = { isDown: false, losesAnswers: false, losesRecords: false }
  /** How much later it is here, in ms. */
  const clock = { ahead: 0 }
  const opened: Vault[] = []
  const tabs = new Set<(news: TabMessage) => void>()
  let lastLeader = Promise.resolve()
  const tabPresence = newTabLife()

  const heard: Heard = { closed: [], troubles: [], trouble: null }
  const slotListeners = new Set<() => void>()

  let told = 0
  const asked: string[] = []
  const wire: Wire = {
    async send(to, { body, query, params }) {
      asked.push(`${to.method} ${to.path}`)
      if (network.isDown) throw new TypeError('fetch failed')
      if (network.losesRecords && to.path.startsWith('/api/records')) throw new TypeError('fetch failed')
      let path = to.path
      for (const [name, value] of Object.entries(params ?? {})) path = path.replace(`:${name}`, value)
      const search = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
      )
      const answer = await browser.ask(
        to.method,
        search.size > 0 ? `${path}?${search}` : path,
        body === undefined ? {} : { body },
      )
      if (network.losesAnswers && to.method === 'POST') throw new TypeError('connection reset')
      return new Response(answer.text, { status: answer.status })
    },
    async sendBytes(method, path, bytes) {
      if (network.isDown) throw new TypeError('fetch failed')
      const answer = await browser.askBytes(method, path, bytes)
      return new Response(new Uint8Array(answer.bytes), { status: answer.status })
    },
    listen(_path, { changed, slots }) {
      // Another number each time: the same one twice would be no news while the first is being fetched.
      const tell = () => changed?.(`{"upTo":${Number.MAX_SAFE_INTEGER - ++told}}`)
      const tellSlots = () => slots?.('{"version":1}')
      listeners.add(tell)
      slotListeners.add(tellSlots)
      return () => {
        listeners.delete(tell)
        slotListeners.delete(tellSlots)
      }
    },
  }
  const server = vaultServerOver(between(wire))

  const tabParts = (): VaultParts => ({
    server,
    device: {
      read: async (userId) => keys.get(userId),
      named: async (name) => namedOf([...keys.values()], name),
      newest: async () => newestOf([...keys.values()]),
      change: async (userId, next) => {
        const now = next(keys.get(userId))
        if (now) keys.set(userId, now)
        else keys.delete(userId)
      },
    },
    entityOf,
    openDeviceStore: async (userId) => {
      const deviceStore = deviceStores.get(userId) ?? createMemoryDeviceStore()
      deviceStores.set(userId, deviceStore)
      return deviceStore
    },
    openTabs: () => {
      let hear: (news: TabMessage) => void = () => {}
      const own = (news: TabMessage) => hear(news)
      tabs.add(own)
      return {
        tell: (news) => {
          if (!tabs.has(own)) throw new DOMException('The channel is closed', 'InvalidStateError')
          for (const tab of tabs) if (tab !== own) queueMicrotask(() => tab(news))
        },
        onNews: (listener) => {
          hear = listener
        },
        close: () => void tabs.delete(own),
      }
    },
    whileLeading: (_userId, signal, lead) => {
      const turn = lastLeader.then(() => (signal.aborted ? undefined : lead()))
      lastLeader = turn
      return turn
    },
    tabPresence,
    argon2: derive,
    random: secureRandom,
    newUid: () => uuidV7(Date.now(), secureRandom(16)),
    now: () => Date.now() + clock.ahead,
    onKeyTrouble: (trouble) => {
      heard.trouble = trouble
      if (trouble) heard.troubles.push(trouble)
    },
    onStatus: () => {},
    onClosedElsewhere: (isGone) => heard.closed.push(isGone ? 'gone' : 'locked'),
  })

  const openTab = () => {
    const vault = new Vault(tabParts())
    opened.push(vault)
    return vault
  }

  return {
    browser,
    network,
    clock,
    keys,
    deviceStores,
    /** A reload: memory is gone, the disk is not. */
    newTab: () => {
      for (const vault of opened.splice(0)) vault.close()
      return openTab()
    },
    /** What a tab is made of, for those who put their own around a vault. */
    tabParts,
    /** A second tab beside the first. */
    secondTab: openTab,
    /** The server says that something changed. */
    hearsNews: () => {
      for (const tell of listeners) tell()
    },
    /** The server says that a key was added or taken away. */
    hearsOfSlots: () => {
      for (const tell of slotListeners) tell()
    },
    /** What its tabs were told from below. */
    heard,
    /** Every call of it, oldest first: 'GET /api/records'. */
    asked,
    [Symbol.dispose]: () => {
      for (const vault of opened) vault.close()
    },
  }
}

/** Which tabs of one browser are there: Web Locks in a browser. */
function newTabLife(): TabPresence {
  const held = new Map<string, Promise<void>>()
  return {
    async hold(tabId, signal) {
      if (signal.aborted) return
      const gone = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      held.set(
        tabId,
        gone.then(() => void held.delete(tabId)),
      )
    },
    isAlive: async (tabId) => held.has(tabId),
    async whenGone(tabId, signal, work) {
      await held.get(tabId)
      signal.throwIfAborted()
      await work()
    },
  }
}

export const sessionOf = (vault: Vault) => {
  if (!vault.session) throw new Error('The vault is not open')
  return vault.session
}
export const notes = (vault: Vault) => [...sessionOf(vault).store.of(noteEntity).values()]
export const contents = (vault: Vault) =>
  notes(vault)
    .map((entity) => entity.data.content)
    .sort()
export const noteAt = (vault: Vault, uid: string): Entity<Note> | undefined =>
  sessionOf(vault).store.one(noteEntity, uid)
/** Waits until it holds, with patience for tests that run beside each other. */
export const soon = <T>(look: () => T): Promise<T> => vi.waitFor(look, { timeout: 8000, interval: 20 })
export const synced = (vault: Vault) =>
  soon(() =>
    expect(sessionOf(vault).status()).toMatchObject({
      waiting: 0,
      isOnline: true,
      trouble: null,
      syncedAt: expect.any(Number),
    }),
  )

export const newPerson = () => ({
  username: `mara-${randomUUID()}`,
  email: 'mara@example.org',
  password: 'a long enough password',
})
export const newUid = () => uuidV7(Date.now(), secureRandom(16))

/** Keeps a note in a vault; answers with its uid. */
export async function writeNote(vault: Vault, content: string): Promise<string> {
  const uid = newUid()
  await sessionOf(vault).put('note', uid, { title: '', content })
  return uid
}

/** What opens a vault, by kind, in order. */
export const slotKinds = async (vault: Vault) =>
  (await sessionOf(vault).keys.slots()).slots.map(({ kind }) => kind).sort()
