import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { countWords } from '#domain/journal/entry-text.ts'
import type { PageText } from '#domain/journal/new-entry.ts'
import type { Rating, RatingScale, Ratings } from '#domain/journal/rating-words.ts'
import type { PageRow } from '#domain/views/page.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'

import { replaceText } from '../editor/caret.ts'
import { useComposition } from '../editor/use-composition.ts'
import { usePageAutosave } from './use-page-autosave.ts'

interface PageParts {
  readonly uid: string
  readonly begunAt: string
  readonly row: PageRow | null
  readonly start: PageText
  readonly title: RefObject<HTMLTextAreaElement | null>
  readonly text: RefObject<HTMLTextAreaElement | null>
}

/** Everything of a page that is not drawing: its fields, its ratings, its words, and their keeper. */
export function usePage({ uid, begunAt, row, start, title, text }: PageParts) {
  const [ratings, setRatings] = useState<Ratings>(start)
  const [words, setWords] = useState(() => countWords(start.content))
  /** Counts how often words from elsewhere came onto the page. */
  const [shownAt, setShownAt] = useState(0)
  /** What the person has rated may be read before it is drawn. */
  const rated = useKeptRef(ratings)

  /** The fields outlive their place on the screen: a save that comes after leaving still reads what stood in them. */
  const fields = useRef<{ title: HTMLTextAreaElement; text: HTMLTextAreaElement } | null>(null)
  useLayoutEffect(() => {
    if (title.current && text.current) fields.current = { title: title.current, text: text.current }
  }, [title, text])

  const read = useCallback((): PageText => {
    if (!fields.current) return start
    const { mood, energy, stress } = rated.current
    return { title: fields.current.title.value, content: fields.current.text.value, mood, energy, stress }
  }, [rated, start])

  const show = useCallback(
    (page: PageText) => {
      if (title.current) replaceText(title.current, page.title)
      if (text.current) replaceText(text.current, page.content)
      setRatings(page)
      setWords(countWords(page.content))
      setShownAt((times) => times + 1)
    },
    [title, text],
  )

  const { autosave, state } = usePageAutosave({ uid, begunAt, start, row, read, show })
  useComposition(title, text, autosave.touched)

  const touched = useCallback(() => {
    autosave.touched()
    countSoon(() => setWords(countWords(text.current?.value ?? '')))
  }, [autosave, text])

  const rate = useCallback(
    (scale: RatingScale, rating: Rating) => {
      rated.current = { ...rated.current, [scale]: rating }
      setRatings(rated.current)
      autosave.touched()
    },
    [autosave, rated],
  )
  return { autosave, state, ratings, words, shownAt, touched, rate }
}

let counting: ReturnType<typeof setTimeout> | undefined

/** Counting waits for a pause in typing, so that a long page never holds up a key. */
function countSoon(count: () => void): void {
  clearTimeout(counting)
  counting = setTimeout(count, 250)
}
