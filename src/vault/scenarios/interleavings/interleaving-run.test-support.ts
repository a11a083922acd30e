import { fromBase64 } from '#contract/base64.ts'
import { generationOf } from '#contract/sealed-record.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { deviceStoreFacts } from '../../ports/device-store-facts.ts'
import { OfflineError } from '../../ports/ports.ts'
import { canonicalJson } from '../../sync/canonical-json.ts'
import { historyKind } from '../../sync/merge/merge-artifacts.ts'
import { Device, type Tab, TabDied } from './interleaving-device.test-support.ts'
import { type Dice, diceOf, Person } from './interleaving-person.test-support.ts'
import { Writer } from './interleaving-writer.test-support.ts'

const steps = 45
const firstMs = Date.UTC(2026, 10, 21)
/** One life in so many has one writer only: nothing can be in conflict then. */
const soloEvery = 5

/** Lives that go on beside each other, so that nobody waits for the database. */
const lanes = 4

/** Runs the lives of the seeds from 1 on; INTERLEAVING_SEED=<seed> runs one again. */
export async function runLives(testApp: TestApp, count: number, before = 0): Promise<void> {
  const only = process.env.INTERLEAVING_SEED
  const seeds = (only ? [Number(only)] : Array.from({ length: count }, (_, at) => before + at + 1)).values()
  const lane = async () => {
    for (const seed of seeds) await Interleaving.run(testApp, seed)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

type Step = (device: Device, tab: Tab) => Promise<unknown>

/** One seeded life of three devices with one vault: everything that may go wrong on the way, then rest. */
export class Interleaving {
  readonly #dice: Dice
  readonly #person: Person
  readonly #devices: Device[]
  readonly #writer: Writer
  readonly #isSolo: boolean
  readonly #choices: readonly [string, Step][]
  #nowMs = firstMs
  readonly #log: string[] = []

  private constructor(seed: number, dice: Dice, person: Person) {
    const clock = () => this.#nowMs
    this.#dice = dice
    this.#person = person
    this.#devices = [0, 1, 2].map(() => new Device(person, dice, clock))
    this.#writer = new Writer(dice, clock)
    this.#isSolo = seed % soloEvery === 0
    this.#choices = [
      ...this.#writing(),
      ...this.#syncing(),
      ...this.#travelling(),
      ...(this.#isSolo ? [] : this.#sharing()),
    ]
  }

  static async run(testApp: TestApp, seed: number): Promise<void> {
    const dice = diceOf(seed)
    const life = new Interleaving(seed, dice, await Person.signUp(testApp.browser(), dice))
    try {
      for (let step = 0; step < steps; step++) await life.#step()
      await life.#rest()
      await life.#check()
    } catch (error) {
      const told = error instanceof Error ? (error.stack ?? error.message) : String(error)
      throw new Error(`Seed ${seed}: ${told}\n${life.#log.join('\n')}`)
    }
  }

  async #step(): Promise<void> {
    const dice = this.#dice
    this.#nowMs += dice.below(120_000)
    const at = dice.below(this.#devices.length)
    const device = this.#devices[at] as Device
    await device.mend()
    if (dice.often(0.5)) await device.hearAnnounced()
    const tab = dice.pick(device.tabs)
    const [name, what] = dice.pick(this.#choices)
    this.#log.push(`${at}${device.tabs.indexOf(tab) === 0 ? '' : ' (second tab)'} ${name}`)
    // Offline and death are part of life; anything else is not.
    await what(device, tab).catch((error: unknown) => {
      if (!(error instanceof OfflineError || error instanceof TabDied)) throw error
      this.#log.push(`  ${error.constructor.name}`)
    })
  }

  #writing(): [string, Step][] {
    const writer = this.#writer
    const edits: Step = (_, tab) => writer.edit(tab)
    const all: [string, Step][] = [
      ['writes', (_, tab) => writer.write(tab)],
      ['writes', (_, tab) => writer.write(tab)],
      ['edits', edits],
      ['edits', edits],
      ['edits', edits],
      ['rates', (_, tab) => writer.rate(tab)],
      ['rates', (_, tab) => writer.rate(tab)],
      ['deletes', (_, tab) => writer.delete(tab)],
      ['edits while it pushes', (device, tab) => both(device.lead(tab).pushSome(), writer.edit(tab))],
      ['edits while it pulls', (device, tab) => both(device.lead(tab).pull(), writer.edit(tab))],
    ]
    if (!this.#isSolo) return all
    const [only] = this.#devices
    return all.map(([name, step]) => [
      name,
      (device, tab) => (device === only ? step(device, tab) : device.lead(tab).pull()),
    ])
  }

  #syncing(): [string, Step][] {
    return [
      ['pushes', (device, tab) => device.lead(tab).pushSome()],
      ['pushes', (device, tab) => device.lead(tab).pushSome()],
      ['pushes', (device, tab) => device.lead(tab).push()],
      ['pulls', (device, tab) => device.lead(tab).pull()],
      ['pulls', (device, tab) => device.lead(tab).pull()],
      ['pulls', (device, tab) => device.lead(tab).pull()],
      ['syncs', sync],
      ['syncs', sync],
      ['compares', (device, tab) => device.lead(tab).compare()],
      ['changes keys', (device, tab) => this.#changeKeys(device, tab)],
    ]
  }

  #travelling(): [string, Step][] {
    const will = (name: string, what: (device: Device, tab: Tab) => void): [string, Step] => [
      name,
      async (device, tab) => what(device, tab),
    ]
    return [
      will('goes offline or comes back', ({ road }) => road.set({ isOffline: !road.isOffline })),
      will('comes back', ({ road }) => road.set({ isOffline: false })),
      will('will lose a request', ({ road }) => road.set({ next: 'lostRequest' })),
      will('will lose an answer', ({ road }) => road.set({ next: 'lostAnswer' })),
      will('will lose an answer', ({ road }) => road.set({ next: 'lostAnswer' })),
      will('will send twice', ({ road }) => road.set({ next: 'twice' })),
      ['an old request arrives', () => this.#oldRequest()],
      ['an old request arrives', () => this.#oldRequest()],
      will('will die', (_, tab) => tab.doom(1 + this.#dice.below(5), this.#dice.often(0.5))),
      will('will die', (_, tab) => tab.doom(1 + this.#dice.below(5), this.#dice.often(0.5))),
    ]
  }

  #sharing(): [string, Step][] {
    return [
      ['edits what it took up earlier', (_, tab) => this.#writer.editLate(tab)],
      ['opens or closes a tab', (device) => device.changeTabs(this.#dice.below(2))],
      [
        'opens a tab and writes in both at once',
        (device) => this.#inBoth(device, (tab) => this.#writer.edit(tab)),
      ],
      [
        'syncs in one tab, writes in the other',
        (device, tab) =>
          this.#inBoth(device, (one) => (one === tab ? sync(device, one) : this.#writer.edit(one))),
      ],
    ]
  }

  async #inBoth(device: Device, work: (tab: Tab) => Promise<unknown>): Promise<void> {
    const [one, other] = [device.first, device.tabs[1] ?? (await device.openTab())]
    await both(work(one), work(other))
  }

  async #oldRequest(): Promise<void> {
    const { writes } = this.#person
    if (writes.length > 0) await this.#person.write(this.#dice.pick(writes))
  }

  /** Rarely somebody renews the keys; more often a device that lacks them gets them. */
  async #changeKeys(device: Device, tab: Tab): Promise<void> {
    if (device.keys.now !== this.#person.newest) {
      device.keys.now = this.#person.newest
      await device.lead(tab).retryQuarantined()
    } else if (this.#dice.often(0.4)) device.keys.now = await this.#person.renewKeys()
    else await device.lead(tab).resealSome()
  }

  /** All come online and sync until nothing moves any more. */
  async #rest(): Promise<void> {
    for (const device of this.#devices) await device.settle(this.#person.newest)
    for (let round = 0; round < 12; round++) {
      this.#nowMs += 3_600_000
      let isQuiet = true
      for (const device of this.#devices) {
        const tab = device.first
        const before = await device.deviceStore.cursor()
        await device.lead(tab).retryQuarantined()
        await sync(device, tab)
        if ((await device.deviceStore.fact(deviceStoreFacts.comparisonDue)) === 'yes')
          await device.lead(tab).compare()
        while (await device.lead(tab).resealSome());
        if ((await device.deviceStore.cursor()) !== before || (await device.deviceStore.pendingCount()) > 0)
          isQuiet = false
        await device.hearAnnounced()
      }
      if (isQuiet) return
    }
    throw new Error('The devices never came to rest')
  }

  async #check(): Promise<void> {
    const [first = '', ...others] = this.#devices.flatMap((device) => device.tabs.map(sayingOf))
    const faults = [
      ...this.#person.faults,
      ...others.flatMap((other) => (other === first ? [] : [`not the same:\n${first}\n${other}`])),
      ...this.#writer.lostFrom(first).map((word) => `${word} is lost:\n${first}`),
      ...(this.#isSolo ? conflictsIn(this.#devices[0]?.first) : []),
      ...(await serverFaults(this.#person)),
    ]
    for (const [at, device] of this.#devices.entries()) {
      await device.lead(device.first).compare()
      for (const notice of device.told) faults.push(`device ${at} was told ${JSON.stringify(notice)}`)
      for (const { uid, reason } of await device.deviceStore.quarantined())
        faults.push(`device ${at} set ${uid} aside: ${reason}`)
    }
    if (faults.length > 0) throw new Error(faults.join('\n'))
  }
}

async function both(one: Promise<unknown>, other: Promise<unknown>): Promise<void> {
  for (const end of await Promise.allSettled([one, other])) if (end.status === 'rejected') throw end.reason
}

async function sync(device: Device, tab: Tab): Promise<void> {
  const replica = device.lead(tab)
  while (await replica.pull());
  while (await replica.pushSome());
}

/** Everything that a tab shows. */
const sayingOf = (tab: Tab): string =>
  [...tab.store.all()]
    .map(({ uid, kind, data, kept }) => `${uid} ${kind} ${kept} ${canonicalJson(data)}`)
    .sort()
    .join('\n')

const conflictsIn = (tab: Tab | undefined): string[] =>
  [...(tab?.store.all() ?? [])].flatMap(({ uid, kind, data }) =>
    kind === historyKind || 'conflictOf' in (data as object) ? [`${uid} is a conflict with itself`] : [],
  )

/** Positions rise, and everything opens with the newest keys. */
async function serverFaults(person: Person): Promise<string[]> {
  const sealer = person.sealerWith({ now: person.newest })
  const faults: string[] = []
  let seq = 0
  for (const record of await person.allRecords()) {
    const sealed = fromBase64(record.sealed)
    if (record.seq <= seq) faults.push(`position ${record.seq} stands after ${seq}`)
    seq = record.seq
    if (generationOf(sealed) !== sealer.generation) faults.push(`${record.uid} is sealed with old keys`)
    await sealer.open(record.uid, record.revision, sealed).catch((error: unknown) => {
      faults.push(`${record.uid} does not open: ${error}`)
    })
  }
  return faults
}
