import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { editBetween, type PageText, pageText } from '#domain/journal/new-entry.ts'
import type { PageRow } from '#domain/views/page.ts'
import { watchWriting } from '#web/lib/device/unsaved.ts'
import { toast } from '#web/lib/toasts.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { draftPage, keepPage } from '#worker/journal/entries/journal.calls.ts'
import { sessionOf, templateOf } from './fresh-pages.ts'
import { type AutosaveState, PageAutosave } from './page-autosave.ts'

interface KeptPage {
  readonly autosave: PageAutosave
  readonly state: AutosaveState
}

/** During typing drafts come and go; nothing of that is shown before typing pauses. */
const isSameToSee = (shown: AutosaveState, next: AutosaveState): boolean =>
  shown.isWriting && next.isWriting && shown.isDirty && shown.trouble === next.trouble

/** What a page was begun from. */
const originOf = (uid: string) => ({ templateId: templateOf(uid), sessionUid: sessionOf(uid) })

interface PageParts {
  readonly uid: string
  readonly begunAt: string
  readonly start: PageText
  /** The entry as the vault has it; null while there is none. */
  readonly row: PageRow | null
  readonly read: () => PageText
  readonly show: (text: PageText) => void
}

/** Keeps one page: drafts and saves what is typed, and shows what came from elsewhere when nothing typed is unsaved. */
export function usePageAutosave({ uid, begunAt, start, row, read, show }: PageParts): KeptPage {
  const vault = useVaultCalls()
  const parts = useRef({ read, show })
  /** The row that was there when the last save ended: older than what the page says, never to be shown over it. */
  const settled = useRef<PageRow | null>(row)
  const newest = useRef(row)
  const [state, setState] = useState<AutosaveState>({ isWriting: false, isDirty: false, trouble: null })
  const [autosave] = useState(
    () =>
      new PageAutosave({
        from: start,
        read: () => parts.current.read(),
        show: (text) => parts.current.show(text),
        tell: (next) => setState((shown) => (isSameToSee(shown, next) ? shown : next)),
        draft: (edit, from) => vault.run(draftPage, { uid, edit, from, begunAt, ...originOf(uid) }),
        save: async (edit, from) => {
          const page = await vault.run(keepPage, { uid, edit, from, begunAt, ...originOf(uid) })
          settled.current = newest.current
          return page
        },
      }),
  )

  useLayoutEffect(() => {
    parts.current = { read, show }
    newest.current = row
  })

  useEffect(() => {
    if (!row || state.isDirty || row === settled.current) return
    const text = pageText(row)
    if (editBetween(autosave.kept, text) && autosave.adopt(text)) parts.current.show(text)
  }, [row, state.isDirty, autosave])

  useKeepBeforeLeaving(autosave)
  return { autosave, state }
}

/** A page that was left is tried again and again; the person has to know that the tab must stay open. */
function warnOfUnsaved(autosave: PageAutosave): void {
  const { trouble } = autosave.state
  if (!trouble) return
  toast({
    variant: 'destructive',
    title: 'A page is not saved yet',
    description: `${trouble} It is tried again as long as this tab stays open.`,
  })
}

/** Whatever way the page is left, what stands on it goes to the worker first; Ctrl or Cmd+S asks for it by hand. */
function useKeepBeforeLeaving(autosave: PageAutosave): void {
  useLayoutEffect(() => {
    const keep = () => void autosave.flush()
    const stopWatching = watchWriting({
      flush: autosave.flush,
      isKept: () => !autosave.state.isDirty && autosave.state.trouble === null,
    })
    const keepWhenHidden = () => document.visibilityState === 'hidden' && keep()
    const leave = (event: BeforeUnloadEvent) => {
      keep()
      if (autosave.state.trouble) event.preventDefault()
    }
    const keepByHand = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      keep()
    }
    addEventListener('keydown', keepByHand)
    addEventListener('pagehide', keep)
    // Before the link to the worker looks whether something is on its way.
    addEventListener('beforeunload', leave, { capture: true })
    document.addEventListener('visibilitychange', keepWhenHidden)
    return () => {
      stopWatching()
      removeEventListener('keydown', keepByHand)
      removeEventListener('pagehide', keep)
      removeEventListener('beforeunload', leave, { capture: true })
      document.removeEventListener('visibilitychange', keepWhenHidden)
      void autosave.leave().then(() => warnOfUnsaved(autosave))
    }
  }, [autosave])
}
