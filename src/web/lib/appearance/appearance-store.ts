import { RefusedError } from '#browser/request.ts'
import { type AppearancePreferences, defaultSettings } from '#domain/theme/theme.ts'
import { type Watched, watchedValue } from '../vault/observable.ts'
import type { AppearanceServer } from './appearance-server.ts'
import {
  forgetSavedAppearance,
  readOwner,
  readSavedAppearance,
  saveAppearance,
  saveOwner,
} from './saved-appearance.ts'

export type PaintedMode = 'dark' | 'light'

export interface AppearanceState {
  /** What is in force: everything that nobody chose is the default. */
  readonly settings: AppearancePreferences
  /** What 'system' comes to now. */
  readonly mode: PaintedMode
  /** Until the server has answered for this person, or has failed to. */
  readonly isLoading: boolean
  /** Somebody else decides: nothing is chosen, loaded or saved. */
  readonly isForced: boolean
}

export interface AppearanceStoreParts {
  readonly server: AppearanceServer
  readonly paint: (state: AppearanceState) => void
  readonly loadWithinMs?: number
  readonly retryMs?: number
}

interface Presence {
  readonly userId: number
  readonly stop: AbortController
}

const isEmpty = (settings: Partial<AppearancePreferences>): boolean => Object.keys(settings).length === 0
/** A refusal that the same words would meet again. */
const isFinal = (error: unknown): boolean =>
  error instanceof RefusedError && error.status >= 400 && error.status < 500 && error.status !== 429

/** The look of the person who is here: read from this browser, loaded once, painted, saved and sent. */
export class AppearanceStore {
  readonly state: Watched<AppearanceState>
  readonly #parts: Required<AppearanceStoreParts>
  #chosen: AppearancePreferences = defaultSettings
  #forced: PaintedMode | null = null
  #systemIsLight = false
  #isLoading = true
  #person: Presence | null = null
  /** What the server does not have yet. */
  #unsent: Partial<AppearancePreferences> = {}
  #isSending = false
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(parts: AppearanceStoreParts) {
    this.#parts = { loadWithinMs: 8_000, retryMs: 10_000, ...parts }
    this.state = watchedValue(this.#now())
  }

  /** Reads what this browser keeps. The page keeps wearing what its first script put on. */
  start(systemIsLight: boolean): void {
    this.#systemIsLight = systemIsLight
    this.#chosen = readSavedAppearance()
    this.state.write(this.#now())
  }

  followSystem(isLight: boolean): void {
    this.#systemIsLight = isLight
    this.#show()
  }

  /** Everybody sees the defaults in this mode until it is set back to null. */
  force(mode: PaintedMode | null): void {
    if (mode === this.#forced) return
    this.#forced = mode
    this.#isLoading = mode === null
    this.#show()
  }

  /** Loads a person's look. Gives back what to call when they leave. */
  come(userId: number): () => void {
    const owner = readOwner()
    const isStrange = owner !== null && owner.userId !== userId
    if (isStrange) forgetSavedAppearance()
    this.#unsent = owner?.userId === userId ? owner.unsent : {}
    this.#chosen = { ...readSavedAppearance(), ...this.#unsent }
    this.#isLoading = true
    const person = { userId, stop: new AbortController() }
    this.#person = person
    this.state.write(this.#now())
    // Not even until the answer is there does anybody wear the look of somebody else.
    if (isStrange) this.#parts.paint(this.state.read())
    void this.#load(person)
    return () => {
      person.stop.abort()
      clearTimeout(this.#retry)
      if (this.#person === person) this.#person = null
    }
  }

  /** Shows a choice at once, keeps it here and sends it. */
  change(choice: Partial<AppearancePreferences>): void {
    if (this.#forced) return
    this.#chosen = { ...this.#chosen, ...choice }
    this.#unsent = { ...this.#unsent, ...choice }
    if (!this.#isLoading) this.#save()
    this.state.write(this.#now())
    this.#parts.paint(this.state.read())
    void this.send()
  }

  /** Another tab of the same person has saved. */
  followOtherTab(): void {
    if (this.#forced || this.#isLoading) return
    this.#chosen = readSavedAppearance()
    this.#show()
  }

  /** Nothing of whoever was here stays in this browser. */
  forget(): void {
    forgetSavedAppearance()
    this.#chosen = defaultSettings
    this.#unsent = {}
    this.#show()
  }

  /** Tells the server what it does not have, one answer after the other; what cannot be sent now is tried again. */
  async send(): Promise<void> {
    const person = this.#person
    if (!person || this.#isSending || this.#isLoading || isEmpty(this.#unsent)) return
    const sent = this.#unsent
    clearTimeout(this.#retry)
    this.#isSending = true
    const isOver = await this.#parts.server.save(this.#chosen).then(
      () => true,
      (error: unknown) => {
        console.error(error)
        return isFinal(error)
      },
    )
    this.#isSending = false
    if (person !== this.#person) return void this.send()
    if (!isOver) {
      this.#retry = setTimeout(() => void this.send(), this.#parts.retryMs)
      return
    }
    // What was chosen meanwhile goes next.
    const left = Object.entries(this.#unsent).filter(
      ([name, value]) => sent[name as keyof AppearancePreferences] !== value,
    )
    this.#unsent = Object.fromEntries(left)
    saveOwner({ userId: person.userId, unsent: this.#unsent })
    await this.send()
  }

  async #load(person: Presence): Promise<void> {
    const { server, loadWithinMs } = this.#parts
    const late = setTimeout(
      () => person.stop.abort(new Error('The look was not answered in time')),
      loadWithinMs,
    )
    const said = await server
      .load(person.stop.signal)
      .catch((error: unknown): Partial<AppearancePreferences> => {
        if (person === this.#person) console.error(error)
        return {}
      })
    clearTimeout(late)
    if (person !== this.#person) return
    this.#chosen = { ...this.#chosen, ...said, ...this.#unsent }
    this.#isLoading = false
    this.#save()
    this.#show()
    await this.send()
  }

  #save(): void {
    saveAppearance(this.#chosen)
    if (this.#person) saveOwner({ userId: this.#person.userId, unsent: this.#unsent })
  }

  #now(): AppearanceState {
    const isForced = this.#forced !== null
    const settings = this.#forced ? { ...defaultSettings, theme: this.#forced } : this.#chosen
    const system = this.#systemIsLight ? 'light' : 'dark'
    const mode = settings.theme === 'system' ? system : settings.theme
    return { settings, mode, isLoading: this.#isLoading, isForced }
  }

  #show(): void {
    this.state.write(this.#now())
    if (!this.#isLoading) this.#parts.paint(this.state.read())
  }
}
