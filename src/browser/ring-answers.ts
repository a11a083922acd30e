import { type DBSchema, openDB } from 'idb'

/** What somebody pressed on a notice while no tab was there to note it. */
export interface RingAnswer {
  /** The reminder. */
  readonly uid: string
  /** The ring that it is about, ms since 1970. */
  readonly atMs: number
  readonly answer: 'done' | 'ten-minutes'
  /** When it was pressed, ms since 1970. */
  readonly pressedMs: number
}

interface Rings extends DBSchema {
  shown: { key: string; value: { readonly id: string; readonly shownMs: number } }
  answers: { key: number; value: RingAnswer }
}

/** A push service keeps a message for a day; what is older comes from nowhere. */
const rememberedMs = 3 * 86_400_000
const channelName = 'inkwell-rings'

const open = () =>
  openDB<Rings>('inkwell-rings', 1, {
    upgrade: (made) => {
      made.createObjectStore('shown', { keyPath: 'id' })
      made.createObjectStore('answers', { autoIncrement: true })
    },
  })

/** Notes that a ring is shown now. False: it was shown before, and this is the same one sent once more. */
export async function noteShown(id: string, nowMs: number): Promise<boolean> {
  const db = await open()
  try {
    const tx = db.transaction('shown', 'readwrite', { durability: 'strict' })
    const known = await tx.store.get(id)
    if (!known) await tx.store.put({ id, shownMs: nowMs })
    for (const old of await tx.store.getAll())
      if (nowMs - old.shownMs > rememberedMs) await tx.store.delete(old.id)
    await tx.done
    return !known
  } finally {
    db.close()
  }
}

/** The names of all that was shown here lately. */
export async function shownLately(): Promise<ReadonlySet<string>> {
  const db = await open()
  try {
    return new Set(await db.getAllKeys('shown'))
  } finally {
    db.close()
  }
}

/** A ring that was put off may come under its name again. */
export async function forgetShown(id: string): Promise<void> {
  const db = await open()
  try {
    await db.delete('shown', id)
  } finally {
    db.close()
  }
}

/** Keeps what was pressed until a tab in which the vault is open takes it, and tells those that are there. */
export async function leaveAnswer(answer: RingAnswer): Promise<void> {
  const db = await open()
  try {
    await db.add('answers', answer)
  } finally {
    db.close()
  }
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('answered')
  channel.close()
}

/** What was pressed, in order. It is kept until `forgetAnswers`, so that a tab that ends meanwhile loses none. */
export async function takenAnswers(): Promise<{ readonly key: number; readonly answer: RingAnswer }[]> {
  const db = await open()
  try {
    const tx = db.transaction('answers')
    const [keys, answers] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
    return keys.flatMap((key, i) => {
      const answer = answers[i]
      return answer ? [{ key, answer }] : []
    })
  } finally {
    db.close()
  }
}

export async function forgetAnswers(keys: readonly number[]): Promise<void> {
  const db = await open()
  try {
    const tx = db.transaction('answers', 'readwrite', { durability: 'strict' })
    for (const key of keys) await tx.store.delete(key)
    await tx.done
  } finally {
    db.close()
  }
}

/** Calls back when something was pressed, until `signal` aborts. */
export function whenAnswered(signal: AbortSignal, tell: () => void): void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = tell
  signal.addEventListener('abort', () => channel.close(), { once: true })
}
