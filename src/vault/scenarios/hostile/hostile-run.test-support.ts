import { setTimeout as after } from 'node:timers/promises'
import type { TestApp } from '#server/testing/test-app.ts'
import { OfflineError, ServerRefusedError } from '../../ports/ports.ts'
import { uuidV7 } from '../../primitives/uuid.ts'
import { BlobStore } from '../../sync/blobs/blob-store.ts'
import { BlobSync } from '../../sync/blobs/blob-sync.ts'
import { Device, type Note } from '../interleavings/interleaving-device.test-support.ts'
import { type Dice, diceOf, Person } from '../interleavings/interleaving-person.test-support.ts'
import { saidIn } from '../interleavings/interleaving-writer.test-support.ts'
import { HostileServer, serverText } from './hostile-answers.test-support.ts'

const firstMs = Date.UTC(2026, 10, 21)
const mostNotes = 12
/** More requests than any one thing that a device does may make. */
const mostRequests = 400
const stepMs = 20_000

/** One life of a person whose phone is lied to by the server for a while, and whose laptop is not. */
export class HostileLife {
  readonly #dice: Dice
  readonly #person: Person
  readonly #server: HostileServer
  readonly #phone: Device
  readonly #laptop: Device
  readonly #log: string[] = []
  /** Words that were durable or shown on the phone, and those of both. */
  readonly #onPhone = new Set<string>()
  readonly #all = new Set<string>()
  #nowMs = firstMs
  #count = 0

  private constructor(dice: Dice, person: Person) {
    const clock = () => this.#nowMs
    this.#dice = dice
    this.#person = person
    this.#server = new HostileServer(dice)
    this.#phone = new Device(person, dice, clock, this.#server.between)
    this.#laptop = new Device(person, dice, clock)
  }

  /** Until so many answers were lies. Answers how many were. */
  static async run(testApp: TestApp, seed: number, lies: number): Promise<number> {
    const dice = diceOf(seed)
    const life = new HostileLife(dice, await Person.signUp(testApp.browser(), dice))
    try {
      return await life.#live(lies)
    } catch (error) {
      const told = error instanceof Error ? (error.stack ?? error.message) : String(error)
      throw new Error(`HOSTILE_SEED=${seed}: ${told}\n${life.#log.slice(-60).join('\n')}`)
    }
  }

  async #live(lies: number): Promise<number> {
    for (const device of [this.#phone, this.#laptop]) await device.openTab()
    const [phone, laptop] = [this.#phone, this.#laptop]
    for (let at = 0; at < 3; at++) await this.#write(at < 2 ? phone : laptop)
    for (const device of [phone, laptop, phone]) await sync(device)
    const photo = this.#dice.bytes(3000)
    const ref = await this.#blobsOf(phone).store.put(photo, 'image/webp')
    await this.#put(phone, this.#newUid(), { ...this.#note(), picture: ref } as Note)
    this.#server.isHostile = true
    while (this.#server.lies < lies) await this.#step()
    this.#server.isHostile = false
    const told = this.#server.lies
    await this.#rest()
    const read = await this.#blobsOf(laptop).store.read(ref)
    if (Buffer.compare(read, photo) !== 0) throw new Error('The photo is another one')
    return told
  }

  async #step(): Promise<void> {
    const { replica } = this.#phone.first
    const choices: [string, () => Promise<unknown>][] = [
      ['writes', () => this.#write(this.#phone)],
      ['pulls', () => all(() => replica.pull())],
      ['pushes', () => all(() => replica.pushSome())],
      ['syncs', () => sync(this.#phone)],
      ['compares', () => replica.compare()],
      ['looks again at what was set aside', () => replica.retryQuarantined()],
      ['seals anew', () => replica.resealSome()],
      ['sends blobs', () => this.#blobsOf(this.#phone).sync.turn(new AbortController().signal)],
      ['is opened anew', () => this.#reopen()],
      ['the laptop writes', () => this.#write(this.#laptop).then(() => sync(this.#laptop))],
    ]
    const [name, what] = this.#dice.pick(choices)
    this.#nowMs += this.#dice.below(2 * stepMs)
    const before = this.#server.asked
    this.#log.push(name)
    await what().catch((error: unknown) => this.#expected(error))
    this.#look(this.#server.asked - before)
    // A test server has only this thread.
    await after(0)
  }

  /** Being refused or not reaching anybody is part of life, in words of ours. */
  #expected(error: unknown): void {
    if (!(error instanceof OfflineError || error instanceof ServerRefusedError)) throw error
    this.#log.push(`  ${error.name}: ${error.message}`)
    this.#readable(error.message)
  }

  #readable(sentence: string | null): void {
    if (sentence?.includes('555') || (sentence && sentence.length > 200))
      throw new Error(`The server speaks in our words: ${sentence}`)
  }

  #look(requests: number): void {
    if (requests > mostRequests) throw new Error(`${requests} requests in one go`)
    this.#readable(this.#phone.first.replica.trouble)
    const shown = shownOn(this.#phone)
    // What the laptop has taken up may stand in a copy that it wrote and the server holds back for now: that is told, and comes.
    const elsewhere = shownOn(this.#laptop)
    for (const word of this.#onPhone)
      if (!shown.has(word) && !elsewhere.has(word)) throw new Error(`${word} is no longer shown`)
    for (const word of shown) this.#onPhone.add(word)
    if (JSON.stringify([...this.#phone.first.store.all()]).includes(serverText))
      throw new Error('Words of the server are shown')
  }

  async #reopen(): Promise<void> {
    this.#phone.tabs = []
    await this.#phone.openTab()
  }

  #blobsOf(device: Device): { store: BlobStore; sync: BlobSync } {
    const { deviceStore, road, keys, first } = device
    const parts = {
      sealer: this.#person.chunkSealerWith(keys),
      deviceStore,
      server: road.server,
      newUid: () => this.#newUid(),
      now: () => this.#nowMs,
    }
    const pullAll = () => all(() => first.replica.pull())
    const records = this.#person.sealerWith(keys)
    const entities = () => first.store.all()
    return {
      store: new BlobStore(parts),
      sync: new BlobSync({ ...parts, records, entities, pullAll, again: () => {} }),
    }
  }

  #newUid(): string {
    return uuidV7(this.#nowMs, this.#dice.bytes(16))
  }

  #note(): Note {
    this.#count += 1
    return { title: `A day s${this.#count}`, content: '', mood: '', metadata: {} }
  }

  /** A new note, or a line more in one that is there. */
  async #write(device: Device): Promise<void> {
    const notes = device.first.notes()
    if (notes.length < mostNotes && this.#dice.often(0.4))
      return this.#put(device, this.#newUid(), this.#note())
    if (notes.length === 0) return
    const { uid, data } = this.#dice.pick(notes)
    this.#count += 1
    await this.#put(device, uid, { ...data, content: `${data.content}And s${this.#count}.\n` })
  }

  async #put(device: Device, uid: string, data: Note): Promise<void> {
    await device.first.replica.put(uid, { kind: 'note', schemaVersion: 1, data })
    for (const word of saidIn(data)) {
      this.#all.add(word)
      if (device === this.#phone) this.#onPhone.add(word)
    }
  }

  /** The server repents: everything comes together, here, there, and on a device that is new. */
  async #rest(): Promise<void> {
    const tablet = new Device(this.#person, this.#dice, () => this.#nowMs)
    await tablet.openTab()
    for (let round = 0; round < 8; round++) {
      this.#nowMs += 25 * 3_600_000
      for (const device of [this.#phone, this.#laptop, tablet]) {
        const { replica } = device.first
        await replica.retryQuarantined()
        await sync(device)
        await replica.compare()
        await sync(device)
        await this.#blobsOf(device).sync.turn(new AbortController().signal)
      }
      this.#look(0)
    }
    for (const [name, device] of Object.entries({ phone: this.#phone, laptop: this.#laptop, tablet })) {
      const shown = shownOn(device)
      for (const word of this.#all) if (!shown.has(word)) throw new Error(`${word} is not on the ${name}`)
      const waiting = await device.deviceStore.pendingCount()
      if (waiting > 0) throw new Error(`${waiting} changes still wait on the ${name}`)
      for (const { uid, reason } of await device.deviceStore.quarantined())
        throw new Error(`${uid} is still set aside on the ${name}: ${reason}`)
      if (device.first.replica.trouble) throw new Error(device.first.replica.trouble)
    }
  }
}

const shownOn = (device: Device): Set<string> => new Set(saidIn([...device.first.store.all()]))

async function all(more: () => Promise<boolean>): Promise<void> {
  while (await more());
}

async function sync({ first }: Device): Promise<void> {
  await all(() => first.replica.pull())
  await all(() => first.replica.pushSome())
}
