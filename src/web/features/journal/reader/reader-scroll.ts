import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { tickTask } from '#domain/journal/markdown/tick-task.ts'
import type { PageText } from '#domain/journal/new-entry.ts'
import type { PageRow } from '#domain/views/page.ts'

import { changeFromOutside } from '#web/lib/fields/text-change.ts'
import type { Mark } from '#web/lib/reading/read-marks.ts'
import { marksIn, useQuotePlace } from '../editor/use-quote-place.ts'
import { type Lit, tellRead, useLit } from '../insights/insights-panel-highlight.ts'
import { useFocusMode, useTypewriter } from '../page/focus-mode.ts'
import { useTypewriterScroll } from '../page/focus-typewriter.ts'
import type { usePage } from '../page/use-page.ts'
import { useEditorKeys } from './read-keys.ts'
import { useFaces } from './read-switch.ts'

interface ReaderScrollParts {
  readonly uid: string
  readonly row: PageRow | null
  readonly quote: string | undefined
  readonly terms?: readonly string[]
  /** The page as it was when it was opened. */
  readonly start: PageText
  readonly page: ReturnType<typeof usePage>
  readonly title: RefObject<HTMLTextAreaElement | null>
  readonly text: RefObject<HTMLTextAreaElement | null>
  readonly scroller: RefObject<HTMLElement | null>
  readonly finish: (isFinished: boolean) => void
}

const noTerms: readonly string[] = []

/** How the page is looked at: written or read, alone or among the rest, with what was quoted or found on it marked. */
export function usePageViews({
  uid,
  row,
  quote,
  terms = noTerms,
  start,
  page,
  title,
  text,
  scroller,
  finish,
}: ReaderScrollParts) {
  const isFinished = row?.endedAt != null
  const { read, look } = useReadText({ title, text, page }, start)
  const { face, shows, turn, onShown, needed } = useFaces({ uid, isFinished, text, scroller })
  const { isAlone, toggle, leave } = useFocusMode()
  const typewriter = useTypewriter()
  useTypewriterScroll(text, scroller, isAlone && typewriter.isOn && shows === 'write')
  const behind = useQuotePlace(quote, terms, text, page.state.isWriting)

  const onTurn = useCallback(() => {
    look()
    turn(face === 'read' ? 'write' : 'read')
  }, [look, turn, face])

  const writeOn = useCallback(() => {
    turn('write')
    if (isFinished) finish(false)
  }, [turn, finish, isFinished])

  const setFinished = useCallback(
    (isNow: boolean) => {
      look()
      turn(isNow ? 'read' : 'write')
      finish(isNow)
    },
    [look, turn, finish],
  )

  const onTick = useCallback(
    (at: number) => {
      const field = text.current
      const change = field && tickTask(field.value, at)
      if (!change) return
      changeFromOutside(field, change.from, change.to, change.insert)
      look()
    },
    [text, look],
  )

  const lit = useLit(uid)
  useEffect(() => {
    tellRead(shows === 'read' ? uid : null)
    return () => tellRead(null)
  }, [shows, uid])

  useEditorKeys({ onTurn, onFocus: toggle, onEscape: leave })
  usePreloaded()

  return {
    ...{ face, shows, onShown, needed, read, writeOn, setFinished, onTick, isAlone, typewriter, behind },
    onTurn,
    onFocus: toggle,
    onLeaveFocus: leave,
    marks: useMemo(
      () => (face === 'read' ? withLit(marksIn(read.text, quote, terms), lit) : []),
      [face, read, quote, terms, lit],
    ),
    hue: lit?.hue ?? null,
  }
}

/** What is lit wins over what was found there. */
function withLit(marks: readonly Mark[], lit: Lit | null): readonly Mark[] {
  if (!lit) return marks
  const all = lit.spans.map(({ start, end }): Mark => ({ from: start, to: end, kind: 'lit' }))
  const free = marks.filter(({ from, to }) => all.every((one) => one.to <= from || one.from >= to))
  return [...free, ...all].sort((a, b) => a.from - b.from)
}

/** What the read face shows: the page as it stood when it was turned to, and after everything that changed it since. */
function useReadText(
  { title, text, page: { shownAt } }: Pick<ReaderScrollParts, 'title' | 'text' | 'page'>,
  start: PageText,
) {
  const [read, setRead] = useState({ title: start.title, text: start.content })
  const look = useCallback(
    () => setRead({ title: title.current?.value ?? '', text: text.current?.value ?? '' }),
    [title, text],
  )
  const [seen, setSeen] = useState(shownAt)
  useLayoutEffect(() => {
    if (seen === shownAt) return
    setSeen(shownAt)
    look()
  }, [seen, shownAt, look])
  return { read, look }
}

/** The read face is fetched while nothing else is to do, so that the first turn is as quick as the next. */
function usePreloaded(): void {
  useEffect(() => {
    const soon = setTimeout(() => void import('./entry-reader.tsx').catch(() => undefined), 1_500)
    return () => clearTimeout(soon)
  }, [])
}
