import type { VaultSession } from '#vault/store/store.ts'
import { rest } from './core/pause.ts'
import type { SnapshotAnswer } from './early-answers.ts'
import type { NamedQueries } from './named-queries.ts'

interface Kept {
  /** Which build of the worker wrote it: another one may draw other rows. */
  readonly build: string
  readonly answers: readonly SnapshotAnswer[]
}

const itemName = 'early-answers'
/** After a change it is written when nothing has changed for so long. */
const idleMs = 2_000
/** The worker is left alone for so long between two questions. */
const restMs = 8
/** Opening a large vault keeps a second core busy: a screen that was shown the answers of last time is drawn first. */
const drawingMs = 200

/** Keeps the first screenful of lists sealed on this device, so that the next start shows it while everything else is being opened. */
export class StartupSnapshot {
  readonly #queries: NamedQueries
  readonly #build: string
  #written = ''
  #stop: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Aborts once something has changed, or the vault is left. */
  #life = new AbortController()

  constructor(queries: NamedQueries, build: string) {
    this.#queries = queries
    this.#build = build
  }

  /** Resolves once the screen has had time to draw them; at once where there are none. */
  async show({ readLocal, userId }: Pick<VaultSession, 'readLocal' | 'userId'>): Promise<void> {
    const kept = await readLocal<Kept>(itemName)
    if (kept?.build !== this.#build) return
    this.#queries.showEarly(kept.answers, userId)
    await rest(drawingMs, this.#life.signal)
  }

  /** Follows an open vault. */
  follow(session: VaultSession): void {
    this.leave()
    const soon = () => {
      clearTimeout(this.#timer)
      this.#life.abort()
      this.#life = new AbortController()
      const { signal } = this.#life
      // What cannot be kept is only slower to see next time.
      this.#timer = setTimeout(() => this.#write(session, signal).catch(() => undefined), idleMs)
    }
    this.#stop = session.store.onChange(soon)
    soon()
  }

  leave(): void {
    this.#stop?.()
    clearTimeout(this.#timer)
    this.#life.abort()
    this.#written = ''
  }

  async #write({ writeLocal }: VaultSession, signal: AbortSignal): Promise<void> {
    const answers = await this.#queries.earlyAnswers(async () => {
      await rest(restMs, signal)
      signal.throwIfAborted()
    })
    if (signal.aborted) return
    const kept: Kept = { build: this.#build, answers }
    const text = JSON.stringify(kept)
    if (text === this.#written) return
    this.#written = text
    await writeLocal(itemName, kept)
  }
}
