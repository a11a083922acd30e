import {
  type JournalEntry,
  type JournalMessage,
  journalEntries,
  journalMessage,
  journalMessages,
} from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import type { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import { bytesOf, type Meaning, vectorLength } from '#domain/meaning/vectors.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { VaultSession } from '#vault/store/store.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { MeaningModel, PagesRead } from '../meaning-model.ts'
import { meaningKeeper } from './keep-vectors.ts'

export const uidOf = (nth: number): string => `0192f3a8-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`
export const at = '2026-11-19T20:00:00.000Z'

/** A vector of the words of a text, whatever they mean; null without words. */
export function wordsMeaning(text: string): Meaning | null {
  const sum = new Float64Array(vectorLength)
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    let hash = 7
    for (const sign of word) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x5bd1e995)
    for (let nth = 0; nth < 8; nth++) {
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
      const place = (hash >>> 8) % vectorLength
      sum[place] = (sum[place] ?? 0) + (hash & 1 ? 1 : -1)
    }
  }
  return bytesOf(sum)
}

/** A model that goes by words, and what it was asked for. */
export function standInModel(isFast = true) {
  const encoded: string[] = []
  const asked: string[] = []
  const state = { fault: null as Error | null, isAway: false }
  const model: MeaningModel = {
    isFast,
    ask: async (text) => {
      asked.push(text)
      return state.isAway ? null : wordsMeaning(text)
    },
    encode: async (texts, signal) => {
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
      if (state.fault) throw state.fault
      encoded.push(...texts)
      return texts.map(wordsMeaning)
    },
  }
  return { model, encoded, asked, state }
}

export const quick = { firstMs: 0, calmMs: 0, keepMs: 1, lookMs: 20, tellMs: 1, retryMs: 5 }

/** Web Locks of one browser. */
export function newLocks() {
  let last = Promise.resolve()
  return (_userId: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
    const turn = last.then(() => (signal.aborted ? undefined : work()))
    last = turn
    return turn
  }
}

/** Everything in an index: row, place and vector. */
export const contentsOf = (index: MeaningIndex) =>
  Array.from(index.rows(), ([row]) => ({
    row,
    passages: index.passagesOf(row).map(({ vector, ...place }) => ({ ...place, vector: [...vector] })),
  })).sort((a, b) => (a.row < b.row ? -1 : 1))

export const toolsOver = (session: VaultSession): WorkerTools => {
  let now = Date.parse(at)
  return { session, now: () => ++now, newUid: () => uidOf(0xffff), zone: 'UTC' }
}

/** Keeps vectors over a session until `close`. */
export function keepOver(
  tools: WorkerTools,
  { modelName = 'stand-in', isFast = true, waits = quick, whileFirst = newLocks() } = {},
) {
  const life = new AbortController()
  const standIn = standInModel(isFast)
  const told: PagesRead[] = []
  const keeper = meaningKeeper({ modelName, whileFirst, waits })
  const over = keeper.keep(tools, standIn.model, (pages) => told.push(pages), life.signal)
  const close = async () => {
    life.abort()
    await over
  }
  return { ...standIn, told, keeper, close }
}

/** A journal in memory, whose pages and messages are put at will. */
export function openJournal() {
  const store = createStore()
  const bytes: string[] = []
  const plain = memorySession(store)
  const session: VaultSession = {
    ...plain,
    writeLocalBytes: async (name, box) => {
      bytes.push(name)
      await plain.writeLocalBytes(name, box)
    },
  }
  const write = (
    nth: number,
    content: string,
    some: Partial<JournalEntry> = {},
    kept: 'synced' | 'here' = 'synced',
  ) =>
    store.apply([
      {
        uid: uidOf(nth),
        kind: journalEntries.kind,
        data: { ...newEntry(at, 'UTC'), content, ...some },
        ...{ revision: 1, kept },
      },
    ])
  const said = (nth: number, content: string, some: Partial<JournalMessage> = {}) =>
    store.apply([
      {
        uid: uidOf(nth),
        kind: journalMessages.kind,
        data: journalMessage.parse({
          ...{ entryId: null, content, role: 'user', messageId: String(nth), talkId: uidOf(900) },
          createdAt: `2026-11-18T20:00:${String(nth % 60).padStart(2, '0')}.000Z`,
          ...some,
        }),
        ...{ revision: 1, kept: 'synced' },
      },
    ])
  const remove = (nth: number) => store.apply([], [uidOf(nth)])
  return { store, session, tools: toolsOver(session), write, said, remove, boxes: bytes }
}
