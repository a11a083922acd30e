import type { EntityDefinition } from '#domain/entity/entity.ts'
import { sameJson } from '#domain/entity/same-json.ts'
import { type InTurn, inTurn } from '#domain/jobs/in-turn.ts'
import type { DeviceBlobStore, DeviceSideStore, LocalItem } from '#vault/ports/ports.ts'
import type { SealedContent } from '#vault/seal/seal-record.ts'
import type { DraftedStore } from '#vault/store/drafted-store.ts'
import type { EntityReader } from '#vault/store/entity-reader.ts'
import type { Drafts, Entity, Kind, Store } from '#vault/store/store.ts'
import { withRoom } from '../evict-cache.ts'
import type { Sealer } from '../record-repository.ts'
import { type Draft, draftKey, draftPlace, draftPrefix, openDraft, sealDraft } from './draft-seal.ts'

/** Which tabs of this browser are there. */
export interface TabPresence {
  /** This tab is here until `signal` aborts or it dies. Resolves once the others can see that. */
  hold(tabId: string, signal: AbortSignal): Promise<void>
  isAlive(tabId: string): Promise<boolean>
  /** Runs `work` once that tab is gone, in one tab at a time. Rejects when `signal` aborts before. */
  whenGone(tabId: string, signal: AbortSignal, work: () => Promise<void>): Promise<void>
}

export interface DraftParts {
  readonly sealer: Sealer
  readonly reader: Pick<EntityReader, 'contentOf' | 'upToDate'>
  readonly deviceStore: DeviceSideStore & DeviceBlobStore
  /** The vault itself, and what this tab sees of it. */
  readonly vault: Store
  readonly seen: DraftedStore
  readonly tabId: string
  readonly tabPresence: TabPresence
  /** The vault of this tab was closed. */
  readonly isOver: AbortSignal
  /** Keeps a thing as an edit of `from`. */
  readonly put: (uid: string, content: SealedContent, from: unknown) => Promise<void>
}

/** What a thing that was not there began from. */
const nothing = {}

/** Drafts by thing and tab: sealed here during typing, an edit once typing pauses or its tab is gone. */
export class DraftRepository implements Drafts {
  readonly #parts: DraftParts
  /** What the drafts of this tab began from. */
  readonly #begun = new Map<string, unknown>()
  /** The drafts of this tab as they lie on the device store. */
  readonly #kept = new Map<string, LocalItem>()
  /** One after the other, so that a draft never comes after the edit that ended it; the others must see that this tab is there before they can see a draft of it. */
  readonly #inTurn: InTurn

  constructor(parts: DraftParts) {
    this.#parts = parts
    this.#inTurn = inTurn(parts.tabPresence.hold(parts.tabId, parts.isOver).catch(() => undefined))
  }

  keep<T extends object>(of: Kind<T>, uid: string, data: T, from: T | null): Promise<void> {
    return this.#inTurn(async () => {
      const { sealer, reader, deviceStore, seen, tabId } = this.#parts
      const content = reader.contentOf(of, data)
      const sealed = await sealDraft(sealer, draftKey(uid, tabId), { ...content, from })
      await withRoom(deviceStore, () => deviceStore.putLocal(sealed))
      this.#begun.set(uid, from ?? nothing)
      this.#kept.set(uid, sealed)
      seen.showDraft(uid, content.kind, content.data)
    })
  }

  /** The drafts of this tab, sealed. */
  get kept(): readonly LocalItem[] {
    return [...this.#kept.values()]
  }

  drop(uid: string): Promise<void> {
    return this.#inTurn(() => this.#end(uid))
  }

  beneath<T extends object>(definition: EntityDefinition<T>, uid: string): Entity<T> | undefined {
    return this.#parts.vault.one(definition, uid)
  }

  /** Writes a thing and ends this tab's draft of it. `write` gets what the draft began from; undefined: there is none. */
  ending(uid: string, write: (begun: unknown) => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      await withRoom(this.#parts.deviceStore, () => write(this.#begun.get(uid)))
      if (this.#begun.has(uid)) await this.#end(uid)
    })
  }

  async #end(uid: string): Promise<void> {
    const { deviceStore, seen, tabId } = this.#parts
    await deviceStore.dropLocal(draftKey(uid, tabId))
    this.#begun.delete(uid)
    this.#kept.delete(uid)
    seen.endDraft(uid)
  }

  /** Takes up what tabs left that are gone; what tabs that are still there may leave is taken up when they go. */
  async takeUp(): Promise<void> {
    const { deviceStore, tabId: own, tabPresence, isOver } = this.#parts
    const dead: LocalItem[] = []
    for (const item of await deviceStore.localsUnder(draftPrefix)) {
      const tabId = draftPlace(item.key)?.tabId
      if (tabId === undefined || tabId === own) continue
      if (!(await tabPresence.isAlive(tabId))) dead.push(item)
      else
        tabPresence
          .whenGone(tabId, isOver, () => this.#takeKey(item.key))
          .catch((error: unknown) => isOver.aborted || console.error(error))
    }
    // One that cannot be put now, in a full browser perhaps, stays for the next time and keeps nothing shut.
    for (const item of dead) await this.#take(item).catch((error: unknown) => console.error(error))
  }

  /** Every draft of every tab becomes an edit: somebody signs out. */
  async settle(): Promise<void> {
    await this.#inTurn(async () => {
      for (const item of await this.#parts.deviceStore.localsUnder(draftPrefix)) await this.#take(item)
      for (const uid of [...this.#begun.keys()]) await this.#end(uid)
    })
  }

  async #takeKey(key: string): Promise<void> {
    const item = await this.#parts.deviceStore.local(key)
    if (item) await this.#take(item)
  }

  /** One that does not open stays where it is. Taking one up twice changes nothing. */
  async #take(item: LocalItem): Promise<void> {
    const { sealer, reader, deviceStore, put } = this.#parts
    const place = draftPlace(item.key)
    const draft = await openDraft(sealer, item)
    if (!place || !draft) return
    if (!saysNothing(draft)) {
      const { kind, schemaVersion, data, from } = draft
      const began = from === null ? nothing : reader.upToDate({ kind, schemaVersion, data: from }).data
      await put(place.uid, reader.upToDate({ kind, schemaVersion, data }), began)
    }
    await deviceStore.dropLocal(item.key)
  }
}

const saysNothing = ({ data, from }: Draft): boolean => from !== null && sameJson(data, from)
