import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { mirrorOf } from '../editor/textarea-positions.ts'
import { type KeptPlace, placeAt, topOf } from './read-places.ts'

export type PageView = 'write' | 'read'

/** Which face a page was last seen from, in this tab's memory only. */
const lastFaces = new Map<string, PageView>()

/** A line counts as the top one when it begins no further up than this. */
const slack = 4

interface SwitchParts {
  readonly uid: string
  readonly isFinished: boolean
  readonly text: RefObject<HTMLTextAreaElement | null>
  readonly scroller: RefObject<HTMLElement | null>
}

/**
 * The two faces of a page. The written one stays until the read one is drawn; then the line at the top of the view stands where it stood,
 * and so on the way back.
 */
export function useFaces({ uid, isFinished, text, scroller }: SwitchParts) {
  const [face, setFace] = useState<PageView>(() => lastFaces.get(uid) ?? (isFinished ? 'read' : 'write'))
  const [isDrawn, setDrawn] = useState(false)
  const article = useRef<HTMLElement | null>(null)
  const [kept, setKept] = useState<KeptPlace | null>(null)
  const [caret, setCaret] = useState(false)
  const shows: PageView = face === 'read' && isDrawn ? 'read' : 'write'

  const turn = useCallback(
    (to: PageView, isWriting = true) => {
      const top = (scroller.current?.getBoundingClientRect().top ?? 0) + slack
      setKept(to === 'read' ? writtenAt(text.current, top) : article.current && placeAt(article.current, top))
      setCaret(to === 'write' && isWriting)
      lastFaces.set(uid, to)
      setFace(to)
      if (to === 'write') setDrawn(false)
    },
    [uid, scroller, text],
  )

  const onShown = useCallback((drawn: HTMLElement) => {
    article.current = drawn
    setDrawn(true)
  }, [])

  useLayoutEffect(() => {
    const view = scroller.current
    if (!view) return
    if (kept) {
      const now =
        shows === 'read'
          ? article.current && topOf(article.current, kept.offset)
          : topWritten(text.current, kept.offset)
      if (now !== null) view.scrollTop += now - (view.getBoundingClientRect().top + slack + kept.top)
    }
    if (shows === 'write' && caret) text.current?.focus({ preventScroll: true })
  }, [shows, kept, caret, scroller, text])

  return { face, shows, turn, onShown, needed: kept?.offset ?? 0 }
}

function writtenAt(field: HTMLTextAreaElement | null, y: number): KeptPlace | null {
  if (!field || field.getBoundingClientRect().top > y) return null
  const mirror = mirrorOf(field)
  // As in placeAt: a letter that is surely on its line.
  const offset = Math.min(mirror.offsetAt(y) + 1, field.textLength)
  const top = mirror.boxAt(offset).top - y
  mirror.remove()
  return { offset, top }
}

function topWritten(field: HTMLTextAreaElement | null, offset: number): number | null {
  if (!field) return null
  const mirror = mirrorOf(field)
  const { top } = mirror.boxAt(offset)
  mirror.remove()
  return top
}
