import { editBetween, type PageEdit, type PageText } from '#domain/journal/new-entry.ts'

export interface KeeperState {
  /** The hand has not rested yet. */
  readonly isWriting: boolean
  /** Something on the page is not sealed yet. */
  readonly isDirty: boolean
  /** Why the last attempt to keep the page failed, as a sentence. */
  readonly trouble: string | null
}

interface KeeperParts {
  readonly from: PageText
  readonly read: () => PageText
  /** Resolves once the edit is sealed on this device as a draft. Null: nothing of the hand's is left to keep. */
  readonly draft: (edit: PageEdit | null, from: PageText) => Promise<void>
  /** Resolves once the edit is on its way from this device, with the page as it is kept now. `from`: what the edit began from. */
  readonly save: (edit: PageEdit, from: PageText) => Promise<PageText>
  /** The kept page has words from elsewhere in it, and the hand has not moved since: they may be shown. */
  readonly show: (text: PageText) => void
  readonly tell: (state: KeeperState) => void
}

/** The hand rests this long before its draft becomes an edit. */
const idleMs = 800
/**
 * While the hand does not rest, nothing stays unsealed for longer than this, so that a killed tab loses less than a second: the longer
 * the text, the more work a draft of it is, and the fewer there are.
 */
const mostMs = (text: string): number => Math.min(350 + text.length / 200, 850)
const retryMs = 3_000

/** Sees to it that what stands on a page gets sealed: as a draft while the hand moves, as an edit once it rests, one at a time. */
export type PageKeeper = ReturnType<typeof createPageKeeper>

export function createPageKeeper({ from, read, draft, save, show, tell }: KeeperParts) {
  let kept = from
  /** What the draft says; null: there is none. */
  let drafted: PageText | null = null
  let state: KeeperState = { isWriting: false, isDirty: false, trouble: null }
  let running: Promise<void> | null = null
  let idle: ReturnType<typeof setTimeout> | undefined
  let soon: ReturnType<typeof setTimeout> | undefined

  const set = (change: Partial<KeeperState>): void => {
    const next = { ...state, ...change }
    const isNews = next.isWriting !== state.isWriting || next.isDirty !== state.isDirty
    if (!isNews && next.trouble === state.trouble) return
    state = next
    tell(state)
  }

  const isSealed = (text: PageText): boolean => editBetween(drafted ?? kept, text) === null

  const draftOnce = async (): Promise<void> => {
    const text = read()
    if (!isSealed(text)) {
      const edit = editBetween(kept, text)
      await draft(edit, kept)
      drafted = edit && text
    }
    set({ isDirty: !isSealed(read()), trouble: null })
  }

  const saveOnce = async (): Promise<void> => {
    const text = read()
    const edit = editBetween(kept, text)
    if (!edit) return draftOnce()
    const page = await save(edit, kept)
    kept = text
    drafted = null
    const isDirty = !isSealed(read())
    set({ isDirty, trouble: null })
    if (isDirty || !editBetween(text, page)) return
    kept = page
    show(page)
  }

  const trying = (once: () => Promise<void>) => async (): Promise<void> => {
    try {
      await once()
    } catch (error) {
      set({ trouble: error instanceof Error ? error.message : String(error) })
      keepSoon(retryMs)
    }
  }

  /** What is on the page now goes out at once; while something is being kept, this follows it. */
  const keepNow = (how: () => Promise<void>): Promise<void> => {
    clearTimeout(soon)
    soon = undefined
    const once = trying(how)
    const next = (running ? running.then(once) : once()).finally(() => {
      if (running === next) running = null
    })
    running = next
    return next
  }

  const keepSoon = (afterMs: number): void => {
    soon ??= setTimeout(() => void keepNow(state.isWriting ? draftOnce : saveOnce), afterMs)
  }

  const rest = (): Promise<void> => {
    clearTimeout(idle)
    const saved = state.isDirty || drafted || running ? keepNow(saveOnce) : Promise.resolve()
    set({ isWriting: false })
    return saved
  }

  return {
    state: () => state,
    /** The page changed under the person's hand. */
    touched(): void {
      set({ isWriting: true, isDirty: true })
      clearTimeout(idle)
      idle = setTimeout(() => void rest(), idleMs)
      keepSoon(mostMs((drafted ?? kept).content))
    },
    /** Keeps everything at once: leaving the field, the page, the tab. */
    flush: rest,
    /** The entry changed elsewhere: takes it as the new ground. False while the page has something of its own to keep. */
    adopt(text: PageText): boolean {
      if (state.isDirty || drafted || running) return false
      kept = text
      return true
    },
    kept: () => kept,
  }
}
