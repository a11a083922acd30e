import { uuidV7 } from '../../primitives/uuid.ts'
import type { Note, Tab } from './interleaving-device.test-support.ts'
import type { Dice } from './interleaving-person.test-support.ts'

const sentinels = /\b[sv]\d+\b/g
export const saidIn = (data: unknown): string[] => JSON.stringify(data).match(sentinels) ?? []

/** Writes unique words and knows which of them must never be lost. */
export class Writer {
  readonly #dice: Dice
  readonly #clock: () => number
  #count = 0
  /** Words that were durable on a device. */
  readonly #durable = new Set<string>()
  /** Words that somebody who saw them took away. */
  readonly #retired = new Set<string>()

  constructor(dice: Dice, clock: () => number) {
    this.#dice = dice
    this.#clock = clock
  }

  lostFrom(everything: string): string[] {
    const there = new Set(everything.match(sentinels))
    return [...this.#durable].filter((word) => !this.#retired.has(word) && !there.has(word))
  }

  /** A new word of a text, or a new value. */
  #said(letter: 's' | 'v'): string {
    this.#count += 1
    return `${letter}${this.#count}`
  }

  /** Writes what was made of what was seen; its words count once they are durable. */
  async #put(tab: Tab, uid: string, before: Note | undefined, after: Note, from?: Note): Promise<void> {
    const editedAt = new Date(this.#clock() + this.#dice.below(600_000) - 300_000).toISOString()
    const timed = this.#dice.often(0.6) ? { ...after, metadata: { ...after.metadata, editedAt } } : after
    const words = saidIn(timed)
    for (const word of saidIn(before ?? {})) if (!words.includes(word)) this.#retired.add(word)
    await tab.replica.put(uid, { kind: 'note', schemaVersion: 1, data: timed }, from)
    for (const word of words) this.#durable.add(word)
    tab.editing.set(uid, timed)
  }

  async write(tab: Tab): Promise<void> {
    const note = {
      title: `A day ${this.#said('s')}`,
      content: `It was ${this.#said('s')}.`,
      mood: this.#said('v'),
      metadata: { place: this.#said('v') },
    }
    await this.#put(tab, uuidV7(this.#clock(), this.#dice.bytes(16)), undefined, note)
  }

  async edit(tab: Tab): Promise<void> {
    const notes = tab.notes()
    if (notes.length === 0) return this.write(tab)
    const { uid, data } = this.#dice.pick(notes)
    const from = this.#dice.often(0.5) ? data : undefined
    await this.#put(tab, uid, data, this.#edited(data), from)
  }

  /** Goes on from what was taken up earlier, whatever stands there by now. */
  async editLate(tab: Tab): Promise<void> {
    if (tab.editing.size === 0) return this.edit(tab)
    const [uid, note] = this.#dice.pick([...tab.editing])
    await this.#put(tab, uid, note, this.#edited(note), note)
  }

  #edited(note: Note): Note {
    const lines = note.content.split('\n')
    const line = `And then ${this.#said('s')}.`
    const at = this.#dice.below(lines.length)
    const kind = this.#dice.below(6)
    if (kind === 0) lines.splice(at, 1, line)
    else if (kind === 1) lines.splice(at, 1)
    else if (kind === 2) lines[at] += ` Also ${this.#said('s')}.`
    else if (kind === 3) lines.splice(at, 0, line, '')
    else lines.push('', line)
    const title = this.#dice.often(0.1) ? `Another day ${this.#said('s')}` : note.title
    return { ...note, title, content: lines.join('\n') }
  }

  async rate(tab: Tab): Promise<void> {
    const notes = tab.notes()
    if (notes.length === 0) return this.write(tab)
    const { uid, data } = this.#dice.pick(notes)
    const rated = this.#dice.often(0.5)
      ? { ...data, mood: this.#said('v') }
      : { ...data, metadata: { ...data.metadata, place: this.#said('v') } }
    await this.#put(tab, uid, data, rated)
  }

  async delete(tab: Tab): Promise<void> {
    const notes = tab.notes()
    if (notes.length === 0) return
    const { uid, data } = this.#dice.pick(notes)
    for (const word of saidIn(data)) this.#retired.add(word)
    await tab.replica.remove(uid)
  }
}
