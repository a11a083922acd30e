import { type ImportedKeyring, keyringAtWork } from './keys/keyring.ts'
import { areKeysCurrent } from './keys/slots/device-slot.ts'
import type { UnlockParts } from './keys/unlock.ts'
import { createVaultKeys, type KeysAtWork, takeUpOwnKeys } from './keys/vault-keys.ts'
import type { DeviceStore, VaultServer } from './ports/ports.ts'
import { chunkSealerOf, sealerOf } from './sealers.ts'
import { checkedOver } from './store/checked-store.ts'
import { draftedOver } from './store/drafted-store.ts'
import { entityReader, type FindEntity } from './store/entity-reader.ts'
import { createStore } from './store/memory-store.ts'
import type { SyncStatus, VaultSession } from './store/store.ts'
import { BlobStore } from './sync/blobs/blob-store.ts'
import { BlobSync } from './sync/blobs/blob-sync.ts'
import { DraftRepository, type TabPresence } from './sync/drafts/draft-repository.ts'
import { withRoom } from './sync/evict-cache.ts'
import { localBytesOn, localCacheOn } from './sync/local-cache.ts'
import { Replica } from './sync/replica.ts'
import { SyncLoop } from './sync/sync-loop.ts'
import { together } from './sync/together.ts'
import { createVaultHealth } from './sync/vault-health.ts'

/** What a tab tells the others: uids that changed, how the syncing tab stands with the server, that it is over. Never words or keys. */
export interface TabMessage {
  readonly changed?: readonly string[]
  readonly status?: SyncStatus
  /** The person locked, or logged out: every tab forgets the key. */
  readonly isOver?: true
  /** With isOver: the person is signed out here, or the account is deleted. */
  readonly isGone?: true
  /** The keys were renewed: this browser's slot holds new ones. */
  readonly hasNewKeys?: true
}

/** The tabs of one person in one browser. A tab does not hear itself. */
export interface TabChannel {
  tell(news: TabMessage): void
  onNews(listener: (news: TabMessage) => void): void
  close(): void
}

export interface VaultParts extends UnlockParts {
  readonly server: VaultServer
  /** What each kind of thing in the vault has to be. */
  readonly entityOf: FindEntity
  readonly openDeviceStore: (userId: number) => Promise<DeviceStore>
  readonly openTabs: (userId: number) => TabChannel
  readonly whileLeading: (userId: number, signal: AbortSignal, lead: () => Promise<void>) => Promise<void>
  readonly tabPresence: TabPresence
  /** The keys are there and nothing is opened yet: what this device keeps for itself can be read. */
  readonly onOpening?: (local: Pick<VaultSession, 'readLocal' | 'userId'>) => Promise<void>
  readonly onStatus: (status: SyncStatus) => void
  /** This vault has closed by itself: another tab was locked, the device was revoked. `isGone`: signed out, or the account deleted. */
  readonly onClosedElsewhere: (isGone: boolean) => void
}

export interface OpenVault {
  readonly session: VaultSession
  readonly deviceStore: DeviceStore
  readonly replica: Replica
  readonly loop: SyncLoop
  readonly tabs: TabChannel
  readonly drafts: DraftRepository
  /** Puts the keys to work that this browser's slot holds by now. */
  readonly takeUpKeys: () => Promise<void>
  readonly close: () => void
}

interface Hooks {
  /** Another tab says that it is over. */
  readonly onOver: (isGone: boolean) => void
  /** The account was deleted at the server. */
  readonly onDeleted: () => Promise<void>
  /** Keys changed at the server: it says so (`isNews`), or a record came that is sealed with keys which are not here. */
  readonly onSlotsChanged: (isNews: boolean) => void
}

/** What all parts of an open vault stand on: its keys, its device store, and what is shown of it. */
async function foundation(parts: VaultParts, userId: number, keyring: ImportedKeyring) {
  const life = new AbortController()
  const keys: KeysAtWork = { now: keyringAtWork(keyring) }
  const deviceStore = await parts.openDeviceStore(userId)
  const reader = entityReader(parts.entityOf)
  /** What the vault holds, whatever it is, and what of it is what its kind has to be; then with the drafts of this tab. */
  const store = createStore()
  const checked = checkedOver(store, reader)
  return {
    userId,
    keys,
    deviceStore,
    reader,
    store,
    checked,
    seen: draftedOver(checked),
    tabs: until(life.signal, parts.openTabs(userId)),
    life,
    sealer: sealerOf(keys, userId, parts.random, reader),
    chunks: chunkSealerOf(keys, userId, parts.random),
  }
}
type Foundation = Awaited<ReturnType<typeof foundation>>

/** The other tabs as long as the vault is open: what is still under way then tells and hears nothing more. */
const until = (over: AbortSignal, tabs: TabChannel): TabChannel => ({
  tell: (news) => void (over.aborted || tabs.tell(news)),
  onNews: (listener) => tabs.onNews((news) => void (over.aborted || listener(news))),
  close: () => tabs.close(),
})

/** Logs what failed in the background, unless it failed because the vault was closed under it. */
const logUnless =
  (over: AbortSignal) =>
  (error: unknown): void => {
    if (!over.aborted) console.error(error)
  }

/** The copy of the vault in this browser: records, blobs, and the loop that keeps both in step with the server. */
function syncing(parts: VaultParts, ground: Foundation, { onSlotsChanged }: Pick<Hooks, 'onSlotsChanged'>) {
  const { server, newUid, now } = parts
  const { userId, sealer, deviceStore, store, checked, tabs, life, chunks } = ground
  const replicaParts = {
    ...{ sealer, deviceStore, server, store, newUid, now },
    announce: (changed: readonly string[]) => tabs.tell({ changed }),
    onUnknownKeys: together(() => life.signal.aborted || onSlotsChanged(false)),
    areKeysCurrent: () => areKeysCurrent(parts, userId),
  }
  const replica = new Replica(replicaParts)
  const blobParts = { sealer: chunks, deviceStore, server, newUid, now }
  const blobSync = new BlobSync({
    ...blobParts,
    records: sealer,
    entities: () => store.all(),
    pullAll: async () => {
      while (await replica.pull());
    },
    again: () => loop.nudge(),
  })
  const loop = new SyncLoop({
    replica,
    afterRound: (signal) => blobSync.turn(signal),
    counts: async () => ({
      waiting: await deviceStore.pendingCount(),
      setAside: (await deviceStore.quarantined()).length + checked.unread().length,
      notices: (await deviceStore.notices()).length,
    }),
    onNews: (news) =>
      server.onNews({
        ...news,
        slotsChanged: () => onSlotsChanged(true),
        securityChanged: (latest) => loop.hearOfSecurity(latest),
      }),
    whileLeading: (signal, lead) => parts.whileLeading(userId, signal, lead),
    now,
    onStatus: (status, isOwn) => {
      parts.onStatus(status)
      if (isOwn) tabs.tell({ status })
    },
  })
  const afterChange = async () => {
    await loop.recount()
    loop.nudge()
  }
  return { replica, replicaParts, blobParts, loop, afterChange, putBackBlobs: blobSync.putBack }
}
type Syncing = ReturnType<typeof syncing>

const draftsOf = (
  parts: VaultParts,
  ground: Foundation,
  { replica, afterChange }: Syncing,
): DraftRepository =>
  new DraftRepository({
    ...{ sealer: ground.sealer, deviceStore: ground.deviceStore, reader: ground.reader },
    vault: ground.checked,
    seen: ground.seen,
    tabId: parts.newUid(),
    tabPresence: parts.tabPresence,
    isOver: ground.life.signal,
    put: async (uid, content, from) => {
      await replica.put(uid, content, from)
      await afterChange()
    },
  })

/** What features may do with it. */
function sessionOf(
  parts: VaultParts,
  ground: Foundation,
  sync: Syncing,
  drafts: DraftRepository,
  { onDeleted }: Pick<Hooks, 'onDeleted'>,
) {
  const { userId, keys, deviceStore, sealer, reader, tabs, checked, life } = ground
  const { replica, afterChange } = sync
  const afterNewKeys = async () => {
    await session.health.retryQuarantined()
    await afterChange()
  }
  const onRenewed = () => {
    tabs.tell({ hasNewKeys: true })
    afterNewKeys().catch(logUnless(life.signal))
  }
  const session: VaultSession = {
    userId,
    store: ground.seen,
    uidFor: sealer.uidFor,
    status: () => sync.loop.status,
    ...localCacheOn(deviceStore, sealer),
    ...localBytesOn(deviceStore, ground.chunks),
    blobs: new BlobStore(sync.blobParts),
    drafts,
    health: createVaultHealth(sync.replicaParts, replica, checked, sync.putBackBlobs, async () => {
      tabs.tell({ changed: [] })
      await afterChange()
    }),
    keys: createVaultKeys({ ...parts, userId, atWork: keys, onRenewed, onDeleted }),
    put: async (of, uid, data, from) => {
      const content = reader.contentOf(of, data)
      await drafts.ending(uid, (begun) => replica.put(uid, content, from ?? begun))
      await afterChange()
    },
    remove: async (uid) => {
      await drafts.ending(uid, () => replica.remove(uid))
      await afterChange()
    },
    writeMany: async (of, things) => {
      const writes = things.map(({ uid, data }) => ({ uid, content: data && reader.contentOf(of, data) }))
      await withRoom(deviceStore, () => replica.writeMany(writes))
      await afterChange()
    },
  }
  const takeUpKeys = async () => {
    await takeUpOwnKeys({ device: parts.device, userId, atWork: keys })
    await afterNewKeys().catch((error: unknown) => {
      if (!life.signal.aborted) throw error
    })
  }
  return { session, takeUpKeys }
}

/** Opens the device store with a keyring and puts everything that an open vault needs together. Nothing syncs yet. */
export async function openVault(
  parts: VaultParts,
  userId: number,
  keyring: ImportedKeyring,
  hooks: Hooks,
): Promise<OpenVault> {
  const ground = await foundation(parts, userId, keyring)
  const { deviceStore, tabs, life } = ground
  const sync = syncing(parts, ground, hooks)
  const { replica, loop, afterChange } = sync
  const drafts = draftsOf(parts, ground, sync)
  const { session, takeUpKeys } = sessionOf(parts, ground, sync, drafts, hooks)
  deviceStore.putAgain(
    () => ({ pending: replica.waiting, locals: drafts.kept }),
    () => {
      replica.startOver()
      loop.nudge(true)
    },
  )
  await parts.onOpening?.(session)
  await replica.load(() => new Promise((resolve) => setTimeout(resolve)))
  await drafts.takeUp()
  await loop.recount()
  tabs.onNews(({ changed, status, isOver, isGone = false, hasNewKeys }) => {
    if (isOver) return hooks.onOver(isGone)
    if (hasNewKeys) takeUpKeys().catch(logUnless(life.signal))
    if (status) loop.adopt(status)
    if (changed) replica.reload(changed).then(afterChange).catch(logUnless(life.signal))
  })
  const close = () => {
    life.abort()
    loop.stop()
    tabs.close()
    deviceStore.close()
  }
  return { session, deviceStore, replica, loop, tabs, drafts, takeUpKeys, close }
}

/** One small sealed thing of this device, without opening the rest. */
export async function readLocalWith<T>(
  parts: VaultParts,
  userId: number,
  keyring: ImportedKeyring,
  name: string,
): Promise<T | null> {
  const keys: KeysAtWork = { now: keyringAtWork(keyring) }
  const reader = entityReader(parts.entityOf)
  const deviceStore = await parts.openDeviceStore(userId)
  try {
    return (
      (await localCacheOn(deviceStore, sealerOf(keys, userId, parts.random, reader)).readLocal<T>(name)) ??
      null
    )
  } finally {
    deviceStore.close()
  }
}
