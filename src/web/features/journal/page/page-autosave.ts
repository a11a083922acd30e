import { saidBy } from '#browser/failure-sentences.ts'
import { editBetween, type PageEdit, type PageText } from '#domain/journal/new-entry.ts'

export interface AutosaveState {
  /** Somebody is still typing. */
  readonly isWriting: boolean
  /** Something on the page is not sealed yet. */
  readonly isDirty: boolean
  /** Why the last attempt to keep the page failed, as a sentence. */
  readonly trouble: string | null
}

interface AutosaveParts {
  readonly from: PageText
  readonly read: () => PageText
  /** Resolves once the edit is sealed on this device as a draft. Null: nothing that was typed is left to save. */
  readonly draft: (edit: PageEdit | null, from: PageText) => Promise<void>
  /** Resolves once the edit is on its way from this device, with the page as it is kept now. `from`: what the edit began from. */
  readonly save: (edit: PageEdit, from: PageText) => Promise<PageText>
  /** The kept page has words from elsewhere in it, and nothing was typed since: they may be shown. */
  readonly show: (text: PageText) => void
  readonly tell: (state: AutosaveState) => void
}

/** Typing pauses this long before the draft becomes an edit. */
const idleMs = 800
/**
 * While typing goes on, nothing stays unsealed for longer than this, so that a killed tab loses less than a second: the longer
 * the text, the more work a draft of it is, and the fewer there are.
 */
const mostMs = (text: string): number => Math.min(350 + text.length / 200, 850)
const retryMs = 3_000

/** Sees to it that what stands on a page gets sealed: as a draft during typing, as an edit once typing pauses, one at a time. */
export class PageAutosave {
  readonly #parts: AutosaveParts
  #kept: PageText
  /** What the draft says; null: there is none. */
  #drafted: PageText | null = null
  #state: AutosaveState = { isWriting: false, isDirty: false, trouble: null }
  #running: Promise<void> | null = null
  #idle: ReturnType<typeof setTimeout> | undefined
  #soon: ReturnType<typeof setTimeout> | undefined

  constructor(parts: AutosaveParts) {
    this.#parts = parts
    this.#kept = parts.from
  }

  get state(): AutosaveState {
    return this.#state
  }

  get kept(): PageText {
    return this.#kept
  }

  /** The person changed the page. */
  readonly touched = (): void => {
    this.#set({ isWriting: true, isDirty: true })
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => void this.flush(), idleMs)
    this.#keepSoon(mostMs((this.#drafted ?? this.#kept).content))
  }

  /** Keeps everything at once: leaving the field, the page, the tab. */
  readonly flush = (): Promise<void> => {
    clearTimeout(this.#idle)
    const isDue = this.#state.isDirty || this.#drafted || this.#running
    const saved = isDue ? this.#keepNow(() => this.#saveOnce()) : Promise.resolve()
    this.#set({ isWriting: false })
    return saved
  }

  /**
   * The page goes away: keeps what stands on it in this turn, and again what came onto it while it went, such as the last words that
   * dictation heard. React tells of no typing while it takes a page down.
   */
  readonly leave = async (): Promise<void> => {
    const kept = this.flush()
    await Promise.resolve()
    if (!this.#isSealed(this.#parts.read())) {
      this.#set({ isDirty: true })
      return this.flush()
    }
    return kept
  }

  /** The entry changed elsewhere: takes it as the new ground. False while the page has something of its own to keep. */
  adopt(text: PageText): boolean {
    if (this.#state.isDirty || this.#drafted || this.#running) return false
    this.#kept = text
    return true
  }

  #set(change: Partial<AutosaveState>): void {
    const last = this.#state
    const next = { ...last, ...change }
    const isNews = next.isWriting !== last.isWriting || next.isDirty !== last.isDirty
    if (!isNews && next.trouble === last.trouble) return
    this.#state = next
    this.#parts.tell(next)
  }

  #isSealed(text: PageText): boolean {
    return editBetween(this.#drafted ?? this.#kept, text) === null
  }

  async #draftOnce(): Promise<void> {
    const { read, draft } = this.#parts
    const text = read()
    if (!this.#isSealed(text)) {
      const edit = editBetween(this.#kept, text)
      await draft(edit, this.#kept)
      this.#drafted = edit && text
    }
    this.#set({ isDirty: !this.#isSealed(read()), trouble: null })
  }

  async #saveOnce(): Promise<void> {
    const { read, save, show } = this.#parts
    const text = read()
    const edit = editBetween(this.#kept, text)
    if (!edit) return this.#draftOnce()
    const page = await save(edit, this.#kept)
    this.#kept = text
    this.#drafted = null
    const isDirty = !this.#isSealed(read())
    this.#set({ isDirty, trouble: null })
    if (isDirty || !editBetween(text, page)) return
    this.#kept = page
    show(page)
  }

  async #trying(once: () => Promise<void>): Promise<void> {
    try {
      await once()
    } catch (error) {
      this.#set({ trouble: saidBy(error, 'It could not be kept just now.') })
      this.#keepSoon(retryMs)
    }
  }

  /** What is on the page now goes out at once; while something is being kept, this follows it. */
  #keepNow(how: () => Promise<void>): Promise<void> {
    clearTimeout(this.#soon)
    this.#soon = undefined
    const once = () => this.#trying(how)
    const next = (this.#running ? this.#running.then(once) : once()).finally(() => {
      if (this.#running === next) this.#running = null
    })
    this.#running = next
    return next
  }

  #keepSoon(afterMs: number): void {
    this.#soon ??= setTimeout(
      () => void this.#keepNow(() => (this.#state.isWriting ? this.#draftOnce() : this.#saveOnce())),
      afterMs,
    )
  }
}
