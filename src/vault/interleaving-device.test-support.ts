import { z } from 'zod'
import { entity } from '#domain/entity.ts'
import type { Dice, Person } from './interleaving-person.test-support.ts'
import { Road } from './interleaving-person.test-support.ts'
import type { OpenKeyring } from './keys/keyring.ts'
import { uuidV7 } from './seal/uuid.ts'
import { createStore } from './store/memory-store.ts'
import type { Entity } from './store/store.ts'
import { createMemoryShelf } from './sync/memory-shelf.ts'
import type { Notice, VaultShelf } from './sync/ports.ts'
import { Replica } from './sync/replica.ts'
import type { Wire } from './sync/wire.ts'

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

/** A tab that may die before or after any of its writes to the shelf. */
export class Tab {
  readonly store = createStore()
  readonly replica: Replica
  isAlive = true
  /** How many more writes it lives, and whether the last of them still happens. */
  lives: { writes: number; isLastWritten: boolean } | null = null
  /** What a hand took up here earlier and may go on from. */
  readonly hands = new Map<string, Note>()

  constructor(device: Device, person: Person, dice: Dice, clock: () => number) {
    this.replica = new Replica({
      sealer: person.sealerWith(device.keys),
      shelf: this.#mortal(device.shelf),
      server: device.road.server,
      store: this.store,
      newUid: () => uuidV7(clock(), dice.bytes(16)),
      now: clock,
      announce: (uids) => device.announced.push({ by: this, uids }),
      onUnknownKeys: () => {},
    })
  }

  #mortal(shelf: VaultShelf): VaultShelf {
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
    return new Proxy(shelf, {
      get: (target, name: keyof VaultShelf & string) => {
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

/** A browser of the person: a shelf, a way to the server, one or two tabs. */
export class Device {
  readonly shelf: VaultShelf
  readonly road: Road
  readonly keys: { now: OpenKeyring }
  readonly told: Notice[] = []
  readonly announced: { by: Tab; uids: readonly string[] }[] = []
  tabs: Tab[] = []
  #leader: Tab | undefined
  readonly #open: () => Tab

  constructor(person: Person, dice: Dice, clock: () => number, between?: (wire: Wire) => Wire) {
    const shelf = createMemoryShelf()
    this.shelf = {
      ...shelf,
      putNotice: async (notice) => {
        this.told.push(notice)
        await shelf.putNotice(notice)
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
