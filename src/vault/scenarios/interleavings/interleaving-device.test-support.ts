import { z } from 'zod'
import { entity } from '#domain/entity/entity.ts'
import { createMemoryDeviceStore } from '../../device/memory-device-store.ts'
import type { OpenKeyring } from '../../keys/keyring.ts'
import type { DeviceStore, Notice } from '../../ports/ports.ts'
import { uuidV7 } from '../../primitives/uuid.ts'
import { createStore } from '../../store/memory-store.ts'
import type { Entity } from '../../store/store.ts'
import { Replica } from '../../sync/replica.ts'
import type { Wire } from '../../sync/server/wire.ts'
import type { Dice, Person } from './interleaving-person.test-support.ts'
import { Road } from './interleaving-person.test-support.ts'

/** The tab is gone; what it was doing ends here. */
export class TabDied extends Error {}

/** What a person writes in these runs. */
const noteEntity = entity('note', {
  schema: z.object({
    title: z.string(),
    content: z.string(),
    mood: z.string(),
    metadata: z.object({ editedAt: z.string().exactOptional(), place: z.string().exactOptional() }),
  }),
  version: 1,
  upgrades: {},
  label: 'Notes',
})
export type Note = Readonly<z.infer<typeof noteEntity.schema>>

/** A tab that may die before or after any of its writes to the device store. */
export class Tab {
  readonly store = createStore()
  readonly replica: Replica
  isAlive = true
  /** How many more writes it lives, and whether the last of them still happens. */
  lives: { writes: number; isLastWritten: boolean } | null = null
  /** What was opened here earlier and may be edited further. */
  readonly editing = new Map<string, Note>()

  constructor(device: Device, person: Person, dice: Dice, clock: () => number) {
    this.replica = new Replica({
      sealer: person.sealerWith(device.keys),
      deviceStore: this.#mortal(device.deviceStore),
      server: device.road.server,
      store: this.store,
      newUid: () => uuidV7(clock(), dice.bytes(16)),
      now: clock,
      announce: (uids) => device.announced.push({ by: this, uids }),
      onUnknownKeys: () => {},
      areKeysCurrent: async () => true,
    })
  }

  #mortal(deviceStore: DeviceStore): DeviceStore {
    const writing = new Set([
      'change',
      'quarantine',
      'releaseQuarantined',
      'putNotice',
      'dropNotice',
      'putFact',
    ])
    const die = () => {
      this.isAlive = false
      throw new TabDied('The tab died')
    }
    return new Proxy(deviceStore, {
      get: (target, name: keyof DeviceStore & string) => {
        const method = target[name] as (...args: unknown[]) => unknown
        return async (...args: unknown[]) => {
          if (!this.isAlive) die()
          if (!this.lives || !writing.has(name)) return method(...args)
          this.lives.writes -= 1
          if (this.lives.writes > 0) return method(...args)
          if (this.lives.isLastWritten) await method(...args)
          return die()
        }
      },
    })
  }

  /** It dies with one of its next writes. */
  doom(writes: number, isLastWritten: boolean): void {
    this.lives = { writes, isLastWritten }
  }

  notes(): Entity<Note>[] {
    return [...this.store.of(noteEntity).values()].sort((a, b) => (a.uid < b.uid ? -1 : 1))
  }
}

/** A browser of the person: a device store, a way to the server, one or two tabs. */
export class Device {
  readonly deviceStore: DeviceStore
  readonly road: Road
  readonly keys: { now: OpenKeyring }
  readonly told: Notice[] = []
  readonly announced: { by: Tab; uids: readonly string[] }[] = []
  tabs: Tab[] = []
  #leader: Tab | undefined
  readonly #open: () => Tab

  constructor(person: Person, dice: Dice, clock: () => number, between?: (wire: Wire) => Wire) {
    const deviceStore = createMemoryDeviceStore()
    this.deviceStore = {
      ...deviceStore,
      putNotice: async (notice) => {
        this.told.push(notice)
        await deviceStore.putNotice(notice)
      },
    }
    this.road = new Road(person, between)
    this.keys = { now: person.newest }
    this.#open = () => new Tab(this, person, dice, clock)
  }

  async openTab(): Promise<Tab> {
    const tab = this.#open()
    await tab.replica.load()
    this.tabs.push(tab)
    return tab
  }

  /** Closes what died; there is always a tab. */
  async mend(): Promise<void> {
    this.tabs = this.tabs.filter((tab) => tab.isAlive)
    if (this.tabs.length === 0) await this.openTab()
  }

  get first(): Tab {
    const [tab] = this.tabs
    if (!tab) throw new Error('There is always a tab')
    return tab
  }

  async changeTabs(closing: number): Promise<void> {
    if (this.tabs.length === 1) await this.openTab()
    else this.tabs.splice(closing, 1)
  }

  /** From now on nothing goes wrong any more. */
  async settle(newest: OpenKeyring): Promise<void> {
    await this.mend()
    for (const tab of this.tabs) tab.lives = null
    this.road.set({ isOffline: false, next: 'fine' })
    this.keys.now = newest
    await this.hearAnnounced()
  }

  async hearAnnounced(): Promise<void> {
    for (const { by, uids } of this.announced.splice(0))
      for (const tab of this.tabs) if (tab !== by && tab.isAlive) await tab.replica.reload(uids)
  }

  /** One tab syncs at a time; another one may take over at any moment. */
  lead(tab: Tab): Replica {
    if (this.#leader !== tab) tab.replica.lead()
    this.#leader = tab
    return tab.replica
  }
}
