import type { RandomBytes } from './keys/bytes.ts'
import { type ImportedKeyring, keyringAtWork } from './keys/keyring.ts'
import type { UnlockParts } from './keys/unlock.ts'
import { createVaultKeys, type KeysAtWork, takeUpOwnKeys } from './keys/vault-keys.ts'
import { openChunk, sealChunk } from './seal/seal-chunk.ts'
import { openRecord, sealRecord } from './seal/seal-record.ts'
import { checkedOver } from './store/checked-store.ts'
import { draftedOver } from './store/drafted-store.ts'
import { type EntityReader, entityReader, type FindEntity } from './store/entity-reader.ts'
import { localCacheOn } from './store/local-cache.ts'
import { createStore } from './store/memory-store.ts'
import type { SyncStatus, VaultSession } from './store/store.ts'
import { BlobStore, type ChunkSealer } from './sync/blob-store.ts'
import { BlobSync } from './sync/blob-sync.ts'
import { DraftKeeper, type TabLife } from './sync/draft-keeper.ts'
import type { VaultServer, VaultShelf } from './sync/ports.ts'
import { Replica } from './sync/replica.ts'
import type { RecordSealer } from './sync/shown-shelf.ts'
import { SyncLoop } from './sync/sync-loop.ts'
import { createVaultHealth } from './sync/vault-health.ts'

/** What a tab tells the others: uids that changed, how the syncing tab stands with the server, that it is over. Never words or keys. */
export interface TabNews {
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
  tell(news: TabNews): void
  onNews(listener: (news: TabNews) => void): void
  close(): void
}

export interface VaultParts extends UnlockParts {
  readonly server: VaultServer
  /** What each kind of thing in the vault has to be. */
  readonly entityOf: FindEntity
  readonly openShelf: (userId: number) => Promise<VaultShelf>
  readonly openTabs: (userId: number) => TabChannel
  readonly whileLeading: (userId: number, signal: AbortSignal, lead: () => Promise<void>) => Promise<void>
  readonly tabLife: TabLife
  /** The keys are there and nothing is opened yet: what this device keeps for itself can be read. */
  readonly onOpening?: (local: Pick<VaultSession, 'readLocal' | 'userId'>) => Promise<void>
  readonly onStatus: (status: SyncStatus) => void
  /** This vault has closed by itself: another tab was locked, the device was revoked. `isGone`: signed out, or the account deleted. */
  readonly onClosedElsewhere: (isGone: boolean) => void
}

export interface OpenVault {
  readonly session: VaultSession
  readonly shelf: VaultShelf
  readonly replica: Replica
  readonly loop: SyncLoop
  readonly tabs: TabChannel
  readonly drafts: DraftKeeper
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

/** Opens the shelf with a keyring and puts everything that an open vault needs together. Nothing syncs yet. */
export async function openVault(
  parts: VaultParts,
  userId: number,
  keyring: ImportedKeyring,
  { onOver, onSlotsChanged, onDeleted }: Hooks,
): Promise<OpenVault> {
  const keys: KeysAtWork = { now: keyringAtWork(keyring) }
  const shelf = await parts.openShelf(userId)
  const tabs = parts.openTabs(userId)
  const reader = entityReader(parts.entityOf)
  /** What the vault holds, whatever it is, and what of it is what its kind has to be; then with the drafts of this tab. */
  const store = createStore()
  const checked = checkedOver(store, reader)
  const seen = draftedOver(checked)
  const life = new AbortController()
  const { server, newUid, now } = parts
  const sealer = sealerOf(keys, userId, parts.random, reader)
  const replicaParts = {
    sealer,
    shelf,
    server,
    store,
    newUid,
    now,
    announce: (changed: readonly string[]) => tabs.tell({ changed }),
    onUnknownKeys: together(() => life.signal.aborted || onSlotsChanged(false)),
  }
  const replica = new Replica(replicaParts)
  const blobParts = { sealer: chunkSealerOf(keys, userId, parts.random), shelf, server, newUid, now }
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
      waiting: await shelf.pendingCount(),
      setAside: (await shelf.quarantined()).length + checked.unread().length,
      notices: (await shelf.notices()).length,
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
  const drafts = new DraftKeeper({
    sealer,
    shelf,
    reader,
    vault: checked,
    seen,
    tabId: newUid(),
    tabLife: parts.tabLife,
    isOver: life.signal,
    put: async (uid, content, from) => {
      await replica.put(uid, content, from)
      await afterChange()
    },
  })
  const afterNewKeys = async () => {
    await session.health.retryQuarantined()
    await afterChange()
  }
  const onRenewed = () => {
    tabs.tell({ hasNewKeys: true })
    afterNewKeys().catch((error: unknown) => console.error(error))
  }
  const takeUpKeys = async () => {
    await takeUpOwnKeys({ device: parts.device, userId, atWork: keys })
    await afterNewKeys()
  }
  const session: VaultSession = {
    userId,
    store: seen,
    uidFor: sealer.uidFor,
    status: () => loop.status,
    ...localCacheOn(shelf, sealer),
    blobs: new BlobStore(blobParts),
    drafts,
    health: createVaultHealth(replicaParts, replica, checked, async () => {
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
  }
  await parts.onOpening?.(session)
  await replica.load(() => new Promise((resolve) => setTimeout(resolve)))
  await drafts.takeUp()
  await loop.recount()
  tabs.onNews(({ changed, status, isOver, isGone = false, hasNewKeys }) => {
    if (isOver) return onOver(isGone)
    if (hasNewKeys) takeUpKeys().catch((error: unknown) => console.error(error))
    if (status) loop.adopt(status)
    if (changed)
      replica
        .reload(changed)
        .then(afterChange)
        .catch((error: unknown) => console.error(error))
  })
  const close = () => {
    life.abort()
    loop.stop()
    tabs.close()
    shelf.close()
  }
  return { session, shelf, replica, loop, tabs, drafts, takeUpKeys, close }
}

/** Many calls at once are one, a moment later. */
function together(work: () => unknown): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      work()
    }, 50)
  }
}

const sealerOf = (
  keys: KeysAtWork,
  userId: number,
  random: RandomBytes,
  reader: EntityReader,
): RecordSealer => ({
  get generation() {
    return keys.now.current
  },
  uidFor: (kind, ...inputs) => keys.now.deterministicUid(kind, ...inputs),
  seal: (uid, revision, content) => sealRecord(keys.now, { userId, uid, revision }, content, random),
  open: async (uid, revision, sealed) =>
    reader.upToDate(await openRecord(keys.now, { userId, uid, revision }, sealed)),
})

const chunkSealerOf = (keys: KeysAtWork, userId: number, random: RandomBytes): ChunkSealer => ({
  get generation() {
    return keys.now.current
  },
  seal: (place, plain) => sealChunk(keys.now, { userId, ...place }, plain, random),
  open: (place, sealed) => openChunk(keys.now, { userId, ...place }, sealed),
})

/** One small sealed thing of this device, without opening the rest. */
export async function readLocalWith<T>(
  parts: VaultParts,
  userId: number,
  keyring: ImportedKeyring,
  name: string,
): Promise<T | null> {
  const keys: KeysAtWork = { now: keyringAtWork(keyring) }
  const reader = entityReader(parts.entityOf)
  const shelf = await parts.openShelf(userId)
  try {
    return (
      (await localCacheOn(shelf, sealerOf(keys, userId, parts.random, reader)).readLocal<T>(name)) ?? null
    )
  } finally {
    shelf.close()
  }
}
