import { inTurn } from '#domain/jobs/in-turn.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { MeaningSeen } from '../meaning.calls.ts'
import type { MeaningKeeper, PagesRead } from '../meaning-model.ts'
import type { KeptMeaningFile } from './kept-meaning-file.ts'
import type { MeaningConnection } from './meaning-connection.ts'
import { MeaningFault } from './meaning-fault.ts'

export interface MeaningRoomParts {
  readonly file: Pick<KeptMeaningFile, 'read' | 'bring' | 'remove'>
  /** What the file takes to fetch, and unpacked. */
  readonly size: { readonly bytes: number; readonly sentBytes: number }
  readonly connect: () => MeaningConnection
  /** Who keeps vectors; null: nobody. */
  readonly keeper: () => Promise<MeaningKeeper | null>
  /** False: the person is asked first. */
  readonly mayFetchUnasked: boolean
  /** Ends when the journal has been read and nobody types. */
  readonly quiet: (tools: WorkerTools, signal: AbortSignal) => Promise<void>
  readonly rest: (ms: number, signal: AbortSignal) => Promise<void>
  /** Tells the person's other tabs that the choice changed, and hears of it from them until the signal. */
  readonly tellTabs: (userId: number) => void
  readonly hearTabs: (userId: number, hear: () => void, signal: AbortSignal) => void
}

type Choice = 'on' | 'off'
const choiceName = 'meaning.choice'
const putAwayName = 'meaning.put-away'

/** Tried again after a minute, then after twice as long each time; ms. */
const firstWaitMs = 60_000
const mostWaitMs = 3_600_000

const over = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

type Standing = Pick<MeaningSeen, 'state' | 'progress' | 'fetched' | 'isFast' | 'trouble'>

/** What happens with the model while one vault is open in this tab: it is fetched, run, and given to who keeps vectors; or nothing is, as the person chose. */
export class MeaningRoom {
  readonly #parts: MeaningRoomParts
  readonly #tools: WorkerTools
  readonly #life: AbortSignal
  readonly #choosing = inTurn()
  readonly #listeners = new Set<() => void>()
  #standing: Standing | null = null
  #isHere = false
  #round = new AbortController()
  #over: Promise<void>

  /** Begins at once, and ends with `life`. */
  constructor(parts: MeaningRoomParts, tools: WorkerTools, life: AbortSignal) {
    this.#parts = parts
    this.#tools = tools
    this.#life = life
    this.#over = this.#go(this.#signal(), false)
    parts.hearTabs(tools.session.userId, () => this.#restart(false), life)
  }

  #signal(): AbortSignal {
    return AbortSignal.any([this.#life, this.#round.signal])
  }

  /** `isAsked`: somebody waits for it. */
  #restart(isAsked: boolean): void {
    this.#round.abort()
    this.#round = new AbortController()
    const signal = this.#signal()
    this.#over = this.#over.then(() => this.#go(signal, isAsked))
  }

  set(isOn: boolean): Promise<void> {
    return this.#choosing(() => this.#set(isOn))
  }

  async #set(isOn: boolean): Promise<void> {
    const choice: Choice = isOn ? 'on' : 'off'
    await this.#tools.session.writeLocal(choiceName, choice)
    this.#parts.tellTabs(this.#tools.session.userId)
    if (isOn) {
      this.#restart(true)
      return this.#say({ state: this.#isHere ? 'working' : 'fetching', progress: null, trouble: null })
    }
    this.#round.abort()
    await this.#over
    await this.#forget()
    this.#say({ state: 'off', progress: null, trouble: null })
  }

  async putAway(): Promise<void> {
    await this.#tools.session.writeLocal(putAwayName, true)
    this.#tell()
  }

  /** Null: not known yet. */
  async seen(): Promise<MeaningSeen | null> {
    if (!this.#standing) return null
    const { keeper, size } = this.#parts
    const isPutAway = (await this.#tools.session.readLocal<boolean>(putAwayName)) ?? false
    const read = this.#isHere ? await (await keeper())?.bytesKept(this.#tools) : 0
    const kept = (this.#isHere ? size.bytes : 0) + (read ?? 0)
    return { ...this.#standing, bytes: size.sentBytes, kept, isPutAway }
  }

  /** Calls back whenever something changes, until the signal. */
  onChange(listener: () => void, signal: AbortSignal): void {
    this.#listeners.add(listener)
    signal.addEventListener('abort', () => this.#listeners.delete(listener), { once: true })
  }

  #say(news: Partial<Standing>): void {
    const { bytes } = this.#parts.size
    this.#standing = {
      ...{ state: 'fetching', progress: null, fetched: { done: 0, of: bytes }, isFast: true, trouble: null },
      ...this.#standing,
      ...news,
    }
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  async #forget(): Promise<void> {
    this.#isHere = false
    await this.#parts.file.remove()
    await (await this.#parts.keeper())?.forgetVectors(this.#tools)
  }

  /** One try after the other, until the signal. Never rejects. */
  async #go(signal: AbortSignal, isAsked: boolean): Promise<void> {
    for (let waitMs = firstWaitMs; !signal.aborted; waitMs = Math.min(mostWaitMs, waitMs * 2)) {
      try {
        await this.#try(signal, isAsked)
      } catch (error) {
        if (signal.aborted) return
        const fault = error instanceof MeaningFault ? error.fault : 'failed'
        if (!(error instanceof MeaningFault)) console.error(error)
        this.#say(
          fault === 'missing' ? { state: 'missing', trouble: null } : { state: 'fault', trouble: fault },
        )
        await this.#parts.rest(waitMs, signal)
      }
    }
  }

  async #try(signal: AbortSignal, isAsked: boolean): Promise<void> {
    const choice = await this.#tools.session.readLocal<Choice>(choiceName)
    if (signal.aborted) return
    if (choice === 'off') {
      this.#say({ state: 'off', progress: null, trouble: null })
      // Another tab may have gone on a little after it was switched off.
      await this.#forget()
      return over(signal)
    }
    if (choice !== 'on' && !this.#parts.mayFetchUnasked) {
      this.#say({ state: 'unasked', progress: null, trouble: null })
      return over(signal)
    }
    this.#isHere = (await this.#parts.file.read()) !== null
    if (!this.#isHere) await this.#bring(signal, isAsked)
    if (signal.aborted) return
    this.#isHere = true
    await this.#run(signal)
  }

  async #bring(signal: AbortSignal, isAsked: boolean): Promise<void> {
    // What went wrong before stands until it is tried again.
    if (!this.#standing?.trouble && this.#standing?.state !== 'missing') this.#say({ state: 'fetching' })
    if (!isAsked) await this.#parts.quiet(this.#tools, signal)
    if (signal.aborted) return
    this.#say({ state: 'fetching', trouble: null, fetched: { done: 0, of: this.#parts.size.bytes } })
    await this.#parts.file.bring((fetched) => this.#say({ fetched }), signal)
  }

  async #run(signal: AbortSignal): Promise<void> {
    const model = this.#parts.connect()
    // At once, whatever else is still to end.
    signal.addEventListener('abort', () => model.end(), { once: true })
    try {
      if (!this.#standing) this.#say({ state: 'working' })
      await model.open()
      if (signal.aborted) return
      const keeper = await this.#parts.keeper()
      this.#say({ state: keeper ? 'working' : 'ready', isFast: model.isFast, progress: null, trouble: null })
      const tell = (progress: PagesRead): void => {
        if (!signal.aborted) this.#say({ state: progress.done < progress.of ? 'working' : 'ready', progress })
      }
      await keeper?.keep(this.#tools, model, tell, signal)
      await over(signal)
    } finally {
      model.end()
    }
  }
}
